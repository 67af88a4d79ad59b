// Verifies the chain, the commitment and every draw of a Starboard record with only Node's own cryptography. It uses none of
// Starboard's code, so it is an independent check. (`starboard verify` also checks that every act follows the rules.)
//
//     node scripts/prove-by-hand.mjs record.json
import { createHash, createHmac } from "node:crypto";
import { readFileSync } from "node:fs";

const sha256 = (/** @type {string | Buffer} */ data) => createHash("sha256").update(data).digest("hex");
const hmac = (/** @type {Buffer} */ key, /** @type {string | Buffer} */ data) =>
  createHmac("sha256", key).update(data).digest();

/**
 * JSON with sorted keys and no white space.
 * @param {any} value @returns {string}
 */
function canonical(value) {
  if (Array.isArray(value)) return `[${value.map(canonical).join(",")}]`;
  if (typeof value !== "object" || value === null) return JSON.stringify(value);
  const keys = Object.keys(value).sort();
  return `{${keys.map((key) => `${JSON.stringify(key)}:${canonical(value[key])}`).join(",")}}`;
}

const record = JSON.parse(readFileSync(process.argv[2] ?? "", "utf8"));
const { game, options, seats, generator, commitment, entropy, origin, secret, entries } = record;
const problems = [];

// 1. Every entry is hashed together with the previous hash; the first one with the hash of the head.
let previous = sha256(canonical({ game, options, seats, generator, commitment, entropy, ...(origin && { origin }) }));
for (const { hash, ...entry } of entries) {
  previous = sha256(canonical([previous, entry]));
  if (hash !== previous) problems.push(`entry ${entry.n}: wrong hash, expected ${previous}`);
  previous = hash;
}

// 2. The secret is the one that was committed to before the first draw.
if (secret === null) console.log("The secret is not published yet, so the draws cannot be verified.");
else if (sha256(Buffer.from(secret, "hex")) !== commitment) problems.push("the secret does not match the commitment");

// 3. Number i of a die with s sides follows from the secret, the seats' entropy, and i.
if (secret !== null) {
  const key = hmac(Buffer.from(secret, "hex"), [generator, ...entropy].join("\n"));
  const deriveDraw = (/** @type {number} */ index, /** @type {number} */ sides) => {
    const limit = 2 ** 32 - (2 ** 32 % sides);
    for (let attempt = 0; ; attempt++) {
      const message = Buffer.alloc(8);
      message.writeUInt32BE(index, 0);
      message.writeUInt32BE(attempt, 4);
      const word = hmac(key, message).readUInt32BE(0);
      if (word < limit) return (word % sides) + 1;
    }
  };
  let index = 0;
  // Entries taken over from another record contain draws of that record's key.
  for (const { n, draws = [] } of entries.slice(origin?.at ?? 0)) {
    for (const { sides, values, why } of draws) {
      for (const value of values) {
        const fair = deriveDraw(index++, sides);
        if (value !== fair) problems.push(`entry ${n}: d${sides} for ${why} is ${value}, expected ${fair}`);
      }
    }
  }
  console.log(`${index} numbers drawn`);
}

for (const problem of problems) console.log(problem);
console.log(problems.length === 0 ? `${entries.length} entries verified` : `errors: ${problems.length}`);
process.exitCode = problems.length === 0 ? 0 : 1;
