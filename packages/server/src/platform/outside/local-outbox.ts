import { mkdir, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Clock } from "../../parts.ts";

/** Where messages go while no provider is configured: one file each, `DATA_DIR/outbox/<channel>/<time>-<id>`. */
export class LocalOutbox {
  readonly #folder: string;
  readonly #clock: Clock;

  constructor(dataDir: string, clock: Clock) {
    this.#folder = join(dataDir, "outbox");
    this.#clock = clock;
  }

  async write(
    channel: "mail" | "sms" | "whatsapp" | "push",
    message: { id: string; ending: "eml" | "json"; content: string | Uint8Array },
  ): Promise<string> {
    const folder = join(this.#folder, channel);
    await mkdir(folder, { recursive: true, mode: 0o700 });
    const time = this.#clock.now().toISOString().replace(/[:.]/g, "-");
    const id = message.id.replace(/[^\w-]/g, "");
    const path = join(folder, `${time}-${id}.${message.ending}`);
    // Complete files only: whoever watches the folder never sees half a message.
    await writeFile(`${path}.tmp`, message.content, { mode: 0o600 });
    await rename(`${path}.tmp`, path);
    return path;
  }
}
