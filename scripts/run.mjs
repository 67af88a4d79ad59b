// Runs other programs and captures their output, to show it if they fail.
import { spawn } from "node:child_process";

/** @type {Set<import("node:child_process").ChildProcess>} */
const children = new Set();

/** On a termination signal, stops the child processes too. */
function stop() {
  for (const child of children) child.kill("SIGTERM");
  process.exit(143);
}

/** @param {import("node:child_process").ChildProcess} child */
function watch(child) {
  if (children.size === 0) for (const signal of ["SIGTERM", "SIGHUP"]) process.on(signal, stop);
  children.add(child);
}

/** @param {import("node:child_process").ChildProcess} child */
function forget(child) {
  children.delete(child);
  // Without children, restore the default signal handling.
  if (children.size === 0) for (const signal of ["SIGTERM", "SIGHUP"]) process.off(signal, stop);
}

/**
 * Runs a program to its end and returns its output.
 * @param {string} file
 * @param {readonly string[]} args
 * @param {{ cwd?: string, env?: NodeJS.ProcessEnv, shell?: boolean }} [options]
 * @returns {Promise<{ ok: boolean, output: string }>}
 */
export function run(file, args, options = {}) {
  return new Promise((resolve) => {
    const child = spawn(file, args, { ...options, stdio: ["ignore", "pipe", "pipe"] });
    watch(child);
    let output = "";
    const append = (/** @type {Buffer} */ chunk) => {
      output += chunk.toString();
    };
    child.stdout.on("data", append);
    child.stderr.on("data", append);
    const finish = (/** @type {boolean} */ ok) => {
      forget(child);
      resolve({ ok, output });
    };
    child.on("error", (error) => {
      output += error.message;
      finish(false);
    });
    child.on("close", (code) => finish(code === 0));
  });
}
