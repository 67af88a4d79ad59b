/**
 * Continues a match from a record: takes over its first entries and verifies later that they are unchanged (KRN-REC-7).
 */
import { commitmentOf, GENERATOR, matchKey, provableDraws } from "./draws.ts";
import { deepEqual } from "./equality.ts";
import {
  drawsOf,
  type Entry,
  type EntryBody,
  expectedHash,
  type MatchRecord,
  type Origin,
  rootHash,
  type RecordHead,
} from "./record.ts";

/**
 * Returns the origin and the entries for a match that continues the first `at` entries of a record. If the record took
 * those entries over itself, the record they come from is named.
 */
export function originOf(record: MatchRecord, at: number): { origin: Origin; entries: EntryBody[] } {
  const { seats, generator, commitment, entropy, secret, origin } = record;
  if (origin && at <= origin.at) return originOf(originalRecord(record, origin), at);
  const { hash } = record.entries[at - 1] as Entry;
  return {
    origin: { seats, generator, commitment, entropy, secret, at, hash, ...(origin && { origin }) },
    entries: record.entries.slice(0, at).map(bodyOf),
  };
}

/** Rebuilds the record an origin refers to, up to the entries that were taken over. */
function originalRecord(record: MatchRecord, { at, hash: _hash, ...head }: Origin): MatchRecord {
  const { game, options, format, version } = record;
  const entries: Entry[] = [];
  let hash = rootHash({ ...head, game, options });
  for (const entry of record.entries.slice(0, at)) {
    hash = expectedHash(entry, hash);
    entries.push({ ...entry, hash });
  }
  return { ...head, format, version, game, options, entries, result: null };
}

function bodyOf(entry: Entry): EntryBody {
  const { hash: _hash, n: _n, ...body } = entry;
  return body as EntryBody;
}

/**
 * The result of checking the entries taken over: their number, a fault if any, and whether some draws cannot be
 * verified.
 */
export interface OriginReport {
  readonly count: number;
  readonly open: boolean;
  readonly fault?: { readonly code: "RECORD_ORIGIN"; readonly n: number };
}

/**
 * Verifies the entries a match took over. Chained from their own head they must end in the hash the origin states, its
 * secret must fit its commitment, and its draws must follow from both. Recurses to the first record.
 */
export function checkOrigin(head: RecordHead, entries: readonly Entry[]): OriginReport {
  const origin = head.origin as Origin;
  const wrong = (n: number): OriginReport => ({ count: origin.at, open: false, fault: { code: "RECORD_ORIGIN", n } });
  if (origin.at > entries.length) return wrong(-1);
  const taken = entries.slice(0, origin.at);
  const before: RecordHead = { ...origin, game: head.game, options: head.options };
  let hash = rootHash(before);
  for (const entry of taken) hash = expectedHash(entry, hash);
  if (hash !== origin.hash) return wrong(origin.at - 1);
  let open = origin.secret === null;
  if (origin.secret !== null) {
    if (commitmentOf(origin.secret) !== origin.commitment) return wrong(-1);
    const n = drawFault(before, origin.secret, taken);
    if (n !== undefined) return wrong(n);
  }
  if (origin.origin) {
    const deeper = checkOrigin(before, taken.slice(0, origin.origin.at));
    if (deeper.fault) return wrong(deeper.fault.n);
    open ||= deeper.open;
  }
  return { count: origin.at, open };
}

/** Returns the entries whose draws come from the match's own key, not from the record it continues. */
export const entriesAfterOrigin = (head: RecordHead, entries: readonly Entry[]): readonly Entry[] =>
  entries.slice(head.origin?.at ?? 0);

/** Counts the numbers drawn with the match's own key: the position where its draws resume. */
export function drawsMade(head: RecordHead, entries: readonly Entry[]): number {
  let count = 0;
  for (const entry of entriesAfterOrigin(head, entries)) {
    for (const drawn of drawsOf(entry)) count += drawn.values.length;
  }
  return count;
}

/** Returns the first entry whose draws do not follow from the secret, or -1 for an unknown generator. */
export function drawFault(head: RecordHead, secret: string, entries: readonly Entry[]): number | undefined {
  if (head.generator !== GENERATOR) return -1;
  const source = provableDraws(matchKey(secret, head.entropy));
  for (const entry of entriesAfterOrigin(head, entries)) {
    for (const { sides, values, why } of drawsOf(entry)) {
      if (!deepEqual(source.draw(sides, values.length, why), values)) return entry.n;
    }
  }
  return undefined;
}
