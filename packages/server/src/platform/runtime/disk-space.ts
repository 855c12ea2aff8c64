import { statfs } from "node:fs/promises";
import { Gauge, type Registry } from "prom-client";

/** Size and free bytes of the file system a folder lies on. */
export interface Space {
  readonly size: number;
  readonly free: number;
}
export type ReadSpace = (folder: string) => Promise<Space>;

const readSpace: ReadSpace = async (folder) => {
  const { blocks, bavail, bsize } = await statfs(folder);
  return { size: blocks * bsize, free: bavail * bsize };
};

const gibibyte = 2 ** 30;
const checkMs = 5_000;

/**
 * Bytes that are left to PostgreSQL when writes are refused: a gibibyte, which its write-ahead log may take between two
 * checkpoints, and of a small disk a twentieth.
 */
export const reserveOf = (size: number): number => Math.min(gibibyte, size / 20);

/**
 * Looks at the disks this process writes to. Below the reserve writes are refused before PostgreSQL meets the end of the
 * disk and stops; they are taken again once a quarter more than the reserve is free, so that it does not flicker.
 */
export class DiskSpace {
  readonly #folders: Readonly<Record<string, string>>;
  readonly #read: ReadSpace;
  readonly #free = new Map<string, number>();
  #full: readonly string[] = [];
  #timer: NodeJS.Timeout | undefined;

  /** `folders` by what lies there, such as `data`; the names label the metric. */
  constructor(folders: Readonly<Record<string, string>>, read: ReadSpace = readSpace) {
    this.#folders = folders;
    this.#read = read;
  }

  /** Folders without room as of the last look. */
  get full(): readonly string[] {
    return this.#full;
  }

  async look(): Promise<void> {
    const full: string[] = [];
    for (const [name, folder] of Object.entries(this.#folders)) {
      // A folder that is not there yet, or no longer, says nothing about room.
      const space = await this.#read(folder).catch(() => undefined);
      if (!space) continue;
      this.#free.set(name, space.free);
      const least = reserveOf(space.size) * (this.#full.includes(name) ? 1.25 : 1);
      if (space.free < least) full.push(name);
    }
    this.#full = full;
  }

  /** Looks now and every five seconds, until `stop`. */
  async start(): Promise<void> {
    await this.look();
    this.#timer = setInterval(() => void this.look(), checkMs).unref();
  }

  stop(): void {
    clearInterval(this.#timer);
  }

  measureIn(registry: Registry): void {
    const free = this.#free;
    new Gauge({
      name: "trilha_disk_free_bytes",
      help: "Free bytes of the disk, by what lies on it",
      // Every worker sees the same disks.
      aggregator: "first",
      labelNames: ["folder"],
      registers: [registry],
      collect() {
        for (const [folder, bytes] of free) this.set({ folder }, bytes);
      },
    });
  }
}
