// npm start: install if needed, build if needed, then run the host until told to stop.
import { spawn } from "node:child_process";
import { join } from "node:path";
import { ensureModules, environment, root } from "./ensure.mjs";
import { run } from "./run.mjs";

const node = await ensureModules();
const env = environment(node);

const built = await run(node, [join(root, "scripts/build.mjs"), "--if-needed"], { cwd: root, env });
if (built.output.trim() !== "") console.error(built.output.trim());
if (!built.ok) {
  console.error("The build failed (see above); nothing was started.");
  process.exit(1);
}

// The channel is a lifeline: if we are killed outright the host notices and leaves too.
const host = spawn(node, ["--enable-source-maps", join(root, "dist/host/main.mjs"), ...process.argv.slice(2)], {
  cwd: root,
  env: { ...env, STARBOARD_WEB: join(root, "dist/web") },
  stdio: ["inherit", "inherit", "inherit", "ipc"],
});

for (const signal of /** @type {const} */ (["SIGINT", "SIGTERM", "SIGHUP"])) {
  process.on(signal, () => host.kill(signal === "SIGHUP" ? "SIGTERM" : signal));
}

// npm starts us through a shell that dies on SIGTERM without a word to us. A new parent is how we learn of it.
if (process.env["npm_lifecycle_event"] !== undefined && process.platform !== "win32") {
  const parent = process.ppid;
  setInterval(() => {
    if (process.ppid !== parent) host.kill("SIGTERM");
  }, 250).unref();
}

host.on("error", (error) => {
  console.error(error.message);
  process.exit(1);
});
host.on("exit", (code) => process.exit(code ?? 0));
