// Running other programs: quietly, with their words kept for the case that they fail.
import { spawn } from "node:child_process";

const children = new Set();

// A test run that is told to stop takes its stages with it.
for (const signal of ["SIGTERM", "SIGHUP"]) {
  process.once(signal, () => {
    for (const child of children) child.kill("SIGTERM");
    process.exit(143);
  });
}

/**
 * Runs a program to its end and returns what it said.
 * @param {string} file
 * @param {readonly string[]} args
 * @param {{ cwd?: string, env?: NodeJS.ProcessEnv, shell?: boolean }} [options]
 * @returns {Promise<{ ok: boolean, output: string }>}
 */
export function run(file, args, options = {}) {
  return new Promise((resolve) => {
    const child = spawn(file, args, { ...options, stdio: ["ignore", "pipe", "pipe"] });
    children.add(child);
    let output = "";
    const hear = (/** @type {Buffer} */ chunk) => {
      output += chunk.toString();
    };
    child.stdout.on("data", hear);
    child.stderr.on("data", hear);
    const finish = (/** @type {boolean} */ ok) => {
      children.delete(child);
      resolve({ ok, output });
    };
    child.on("error", (error) => {
      output += error.message;
      finish(false);
    });
    child.on("close", (code) => finish(code === 0));
  });
}
