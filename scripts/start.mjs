// npm start: installs if needed, builds if needed, then runs the host until it is stopped.
import { spawn } from "node:child_process";
import { join } from "node:path";
import { ensureModules, environment, root } from "./ensure.mjs";
import { run } from "./run.mjs";

const node = await ensureModules();
const env = environment(node);

const built = await run(node, [join(root, "scripts/build.mjs"), "--if-needed"], { cwd: root, env });
if (built.output.trim() !== "") console.error(built.output.trim());
if (!built.ok) {
  console.error("The build failed (see above). The server was not started.");
  process.exit(1);
}

// If this process is killed, the IPC channel closes and the host exits too.
const host = spawn(node, ["--enable-source-maps", join(root, "dist/host/main.mjs"), ...process.argv.slice(2)], {
  cwd: root,
  env: { ...env, STARBOARD_WEB: join(root, "dist/web"), STARBOARD_DOCS: join(root, "dist/docs") },
  stdio: ["inherit", "inherit", "inherit", "ipc"],
});

for (const signal of /** @type {const} */ (["SIGINT", "SIGTERM", "SIGHUP"])) {
  process.on(signal, () => host.kill(signal === "SIGHUP" ? "SIGTERM" : signal));
}

// npm starts this script through a shell that does not pass on SIGTERM. A new parent process shows that the shell is gone.
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
