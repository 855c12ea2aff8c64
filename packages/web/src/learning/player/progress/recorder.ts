import { type CompletionRule, completionOf } from "@trilha/contract/learning/delivery/completion.ts";
import { type Ranges, rangesLength, unionRanges } from "@trilha/contract/learning/delivery/ranges.ts";
import type { ProgressStep } from "@trilha/contract/learning/delivery/steps.ts";

type Position = NonNullable<ProgressStep["position"]>;

/** Progress known when the activity was opened. */
export interface KnownProgress {
  readonly rule: CompletionRule | null;
  readonly percent: number;
  readonly seen: Ranges;
  readonly seconds: number;
  /** Pages or seconds there are; null: the activity will tell. */
  readonly size: number | null;
}

/** A device that slept did not learn meanwhile. */
const longestTick = 2;

/**
 * Writes down one sitting: what is on the screen, and for how long. Everything is as of now. Whoever shows an activity
 * tells it what happens; once a second it makes a step of what changed.
 */
export class Recorder {
  readonly #before: KnownProgress;
  readonly #keep: (step: ProgressStep, atOnce: boolean) => void;
  #seen: Ranges = [];
  #seconds = 0;
  #size: number | null;
  #position: Position | null = null;
  #seq = 0;
  #changed = true;
  #shown = true;
  #active = false;
  #last: number | undefined;
  #done = false;
  #over = false;
  readonly #watchers = new Set<() => void>();
  readonly #endings = new Set<() => Promise<void>>();

  constructor(before: KnownProgress, keep: (step: ProgressStep, atOnce: boolean) => void) {
    this.#before = before;
    this.#keep = keep;
    this.#size = before.size;
    this.#done = before.percent === 100;
  }

  /** Pages or seconds `[from, to)` that were seen. */
  saw(from: number, to: number): void {
    const seen = unionRanges(this.#seen, [[from, to]]);
    if (rangesLength(seen) === rangesLength(this.#seen)) return;
    this.#seen = seen;
    this.#touch();
  }

  /** Where to go on. */
  at(position: Position): void {
    if (this.#position?.at === position.at && this.#position.detail === position.detail) return;
    this.#position = position;
    this.#touch();
  }

  /** How many pages or seconds there are, where nobody knew before: for what the device shows, the server reads its own. */
  measured(size: number): void {
    if (this.#size !== null || size < 1) return;
    this.#size = size;
    this.#touch();
  }

  /** False while somebody is asked first whether to load it: until then nothing of it was seen. */
  shown(shown: boolean): void {
    if (this.#shown === shown) return;
    this.#shown = shown;
    this.#touch();
  }

  /** Whether time counts: something plays, or a page is there to be read. */
  active(active: boolean): void {
    if (this.#active === active) return;
    this.#active = active;
    this.#last = undefined;
    if (active) this.#turn(false);
  }

  /** A film or a recording came to its end. */
  ended(): void {
    this.#turn(true);
  }

  /** Stands at its end; false again as soon as it plays on. */
  get over(): boolean {
    return this.#over;
  }

  /** Once a second, in seconds of any clock; `visible`: the page is on the screen. */
  tick(now: number, visible: boolean): void {
    const counts = this.#active && this.#shown && visible;
    if (counts && this.#last !== undefined) {
      const before = Math.floor(this.#seconds);
      this.#seconds += Math.min(longestTick, Math.max(0, now - this.#last));
      if (Math.floor(this.#seconds) !== before) this.#touch();
    }
    this.#last = counts ? now : undefined;
    this.save(false);
  }

  /** Makes a step of what changed; `atOnce`: it is the moment to send it. */
  save(atOnce: boolean): void {
    if (!this.#shown) return;
    const finishing = !this.#done && this.percent === 100;
    this.#done ||= finishing;
    if (!this.#changed) return;
    this.#changed = false;
    this.#seq += 1;
    const step: ProgressStep = {
      seq: this.#seq,
      seconds: Math.floor(this.#seconds),
      position: this.#position,
      seen: this.#seen.map(([from, to]) => [from, to]),
    };
    this.#keep(step, atOnce || finishing);
  }

  /** Says it again, although nothing changed: a package may have finished on its own way. */
  ask(): void {
    this.#changed = true;
    this.save(true);
  }

  /** Percent as far as the device can judge; the server has the last word. */
  get percent(): number {
    const { rule, percent } = this.#before;
    if (!rule || rule.rule === "score" || rule.rule === "verdict") return percent;
    const work = { opened: this.#shown, seen: this.seen, size: this.#size, seconds: this.seconds };
    return Math.max(percent, completionOf(rule, { ...work, score: null, verdict: null }));
  }

  /** All that was ever seen of it. */
  get seen(): Ranges {
    return unionRanges(this.#before.seen, this.#seen);
  }

  get seconds(): number {
    return this.#before.seconds + Math.floor(this.#seconds);
  }

  /** Told when something changed. */
  readonly watch = (changed: () => void): (() => void) => {
    this.#watchers.add(changed);
    return () => this.#watchers.delete(changed);
  };

  /** Registers an end the activity has to reach before it is left; it is waited for a moment. */
  readonly beforeLeaving = (end: () => Promise<void>): (() => void) => {
    this.#endings.add(end);
    return () => this.#endings.delete(end);
  };

  async leave(): Promise<void> {
    await Promise.all([...this.#endings].map((end) => end().catch(() => undefined)));
    this.save(true);
  }

  #turn(over: boolean): void {
    if (this.#over === over) return;
    this.#over = over;
    this.#tell();
  }

  #touch(): void {
    this.#changed = true;
    this.#tell();
  }

  #tell(): void {
    for (const changed of this.#watchers) changed();
  }
}
