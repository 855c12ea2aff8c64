/** What cannot become wrong and is asked again and again: each process keeps what was used last. */
export class Memory<Value> {
  readonly #most: number;
  readonly #kept = new Map<string, Value>();

  constructor(most: number) {
    this.#most = most;
  }

  get(name: string): Value | undefined {
    const value = this.#kept.get(name);
    if (value !== undefined) {
      this.#kept.delete(name);
      this.#kept.set(name, value);
    }
    return value;
  }

  keep(name: string, value: Value): void {
    this.#kept.delete(name);
    this.#kept.set(name, value);
    const [oldest] = this.#kept.keys();
    if (this.#kept.size > this.#most && oldest !== undefined) this.#kept.delete(oldest);
  }
}
