import { type Logger, pino } from "pino";

type Line = { level: number; msg?: string; err?: { stack?: string } };

/** Keeps what the product complains about; nobody expects an error line unless the test says so. */
export class StrictLog {
  readonly log: Logger;
  readonly lines: Line[] = [];
  #expected: RegExp[] = [];

  constructor() {
    this.log = pino(
      { level: "info", base: null },
      { write: (text: string) => void this.lines.push(JSON.parse(text) as Line) },
    );
  }

  /** The product may log an error that looks like this during the running test. */
  expectError(pattern: RegExp): void {
    this.#expected.push(pattern);
  }

  /** The errors and fatals nobody expected, as text; forgets everything for the next test. */
  takeUnexpected(): string[] {
    const errors = this.lines
      .filter((line) => line.level >= 50)
      .map((line) => `${line.msg ?? ""}\n${line.err?.stack ?? JSON.stringify(line)}`)
      .filter((text) => !this.#expected.some((pattern) => pattern.test(text)));
    this.lines.length = 0;
    this.#expected = [];
    return errors;
  }
}
