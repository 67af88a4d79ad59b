/** Pairs of people who play at several hosts while a soak troubles them, and the check that nothing was lost. */
import { seededUint32 } from "@starboard/kernel";
import type { HostStore } from "../storage/store.ts";
import { checkLog } from "./acknowledged.ts";
import { beginPair, fieldGameIds, type FieldPair } from "./field-tables.ts";

/** Attempts to begin a match. */
const TRIES = 5;

/** Acknowledged entries by match, for the matches that are being played. */
export type Counts = ReadonlyMap<string, number>;

/** Pairs of people at several hosts. A match that is over is replaced by a new one. */
export class PlayingPairs {
  private readonly pairs: (FieldPair | undefined)[] = [];
  private readonly done = new Map<string, number>();
  private readonly playing: Promise<void>[] = [];
  private readonly urls: readonly (() => string)[];
  private readonly choose: (count: number) => number;
  private readonly wanted: number;
  private begun = 0;

  /** @param urls addresses of the hosts; a person uses one of them, and asks again before each connection */
  constructor(urls: readonly (() => string)[], { pairs, seed }: { readonly pairs: number; readonly seed: number }) {
    const words = seededUint32(seed);
    this.urls = urls;
    this.choose = (count) => words() % Math.max(1, count);
    this.wanted = pairs;
  }

  /** Begins a match. An answer that got lost, as when a host dies, can leave a table half seated; then it is another one. */
  private async beginOne(): Promise<FieldPair> {
    for (let tries = 1; ; tries++) {
      try {
        return await beginPair(this.urlsFor(), fieldGameIds[this.begun++ % fieldGameIds.length] as string);
      } catch (error) {
        if (tries >= TRIES) throw error;
      }
    }
  }
  /** Two hosts by chance, which may be the same. */
  private urlsFor(): readonly (() => string)[] {
    return [0, 1].map(() => this.urls[this.choose(this.urls.length)] as () => string);
  }

  async begin(): Promise<void> {
    for (let place = 0; place < this.wanted; place++) await this.replace(place);
  }
  private async replace(place: number): Promise<void> {
    const before = this.pairs[place];
    if (before) {
      this.done.set(before.id, acknowledgedOf(before));
      for (const seat of before.seats) seat.end();
    }
    const pair = await this.beginOne();
    this.pairs[place] = pair;
    for (const seat of pair.seats) this.playing.push(seat.play(() => true, this.choose));
  }

  counts(): Counts {
    return new Map(this.pairs.flatMap((pair) => (pair ? [[pair.id, acknowledgedOf(pair)] as const] : [])));
  }
  /** True if every match has new acknowledged entries, or is over and replaced. */
  async hasGoneOn(before: Counts): Promise<boolean> {
    for (const [place, pair] of this.pairs.entries())
      if (pair?.seats.some(({ latest }) => latest?.summary.over)) await this.replace(place);
    return this.pairs.every((pair) => pair && acknowledgedOf(pair) > (before.get(pair.id) ?? 0));
  }
  standing(before: Counts, ms: number): string {
    const still = this.pairs.filter((pair) => pair && acknowledgedOf(pair) <= (before.get(pair.id) ?? 0));
    return `no act in ${still.map((pair) => pair?.id).join(", ")} for ${ms / 1000} s`;
  }
  /** Cuts the connection of every other person, by chance; they connect again. */
  reconnect(): void {
    for (const pair of this.pairs) for (const seat of pair?.seats ?? []) if (this.choose(2) === 0) seat.cut();
  }
  /** Number of matches that were begun. */
  matches(): number {
    return this.begun;
  }
  /** Checks the log of every match: it follows its own rules and has all that was acknowledged. */
  async check(store: HostStore): Promise<{ readonly entries: number; readonly faults: readonly string[] }> {
    const faults: string[] = [];
    let entries = 0;
    for (const [id, acknowledged] of new Map([...this.done, ...this.counts()])) {
      const { rows, faults: found } = await checkLog(store, id);
      entries += rows.length;
      faults.push(...found);
      if (acknowledged > rows.length)
        faults.push(`${id}: ${acknowledged} entries were acknowledged, ${rows.length} are stored`);
      const keys = rows.flatMap(({ key }) => key ?? []);
      if (new Set(keys).size !== keys.length) faults.push(`${id}: an act was written twice`);
    }
    return { entries, faults };
  }
  async end(): Promise<void> {
    for (const pair of this.pairs) for (const seat of pair?.seats ?? []) seat.end();
    await Promise.all(this.playing);
  }
}
const acknowledgedOf = ({ seats }: FieldPair): number => Math.max(...seats.map(({ acknowledged }) => acknowledged));
