import type { Socket } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import type { Logger } from "pino";

/** How often it is asked whether the database still answers, in milliseconds. */
const probeInterval = 10_000;

export type Channel = "trilha_actor_changed" | "trilha_client_changed" | "trilha_live";

/**
 * One connection that hears what the database tells (LISTEN/NOTIFY) and comes back by itself. `onHearing` says
 * whether it can hear at present, so that nobody relies on silence.
 */
export class Listener {
  readonly #url: string;
  readonly #log: Logger;
  readonly #handlers = new Map<Channel, ((payload: string) => void)[]>();
  readonly #hearing: ((hearing: boolean) => void)[] = [];
  #client: pg.Client | undefined;
  #stopped = false;

  constructor(url: string, log: Logger) {
    this.#url = url;
    this.#log = log;
  }

  /** Handlers of one channel are called in the order they came. */
  on(channel: Channel, handler: (payload: string) => void): void {
    this.#handlers.set(channel, [...(this.#handlers.get(channel) ?? []), handler]);
  }

  onHearing(handler: (hearing: boolean) => void): void {
    this.#hearing.push(handler);
  }

  async start(): Promise<void> {
    const client = new pg.Client({
      connectionString: this.#url,
      keepAlive: true,
      connectionTimeoutMillis: 5_000,
      query_timeout: 5_000,
    });
    client.on("notification", ({ channel, payload }) => {
      for (const handle of this.#handlers.get(channel as Channel) ?? []) handle(payload ?? "");
    });
    client.on("error", () => undefined);
    client.on("end", () => void this.#restart());
    await client.connect();
    for (const channel of this.#handlers.keys()) await client.query(`listen ${channel}`);
    if (this.#stopped) return client.end();
    this.#client = client;
    for (const tell of this.#hearing) tell(true);
    void this.#probe(client);
  }

  /** A machine that went without a word is no end of a connection: silence is believed only while it answers. */
  async #probe(client: pg.Client): Promise<void> {
    while (this.#client === client) {
      await sleep(probeInterval, undefined, { ref: false });
      try {
        if (this.#client === client) await client.query("select 1");
      } catch {
        // The connection's end brings another.
        (client as unknown as { connection: { stream: Socket } }).connection.stream.destroy();
        return;
      }
    }
  }

  async #restart(): Promise<void> {
    if (this.#stopped || !this.#client) return;
    this.#client = undefined;
    for (const tell of this.#hearing) tell(false);
    for (let wait = 100; !this.#stopped; wait = Math.min(wait * 2, 5_000)) {
      try {
        await this.start();
        return;
      } catch (error) {
        this.#log.warn({ err: error }, "cannot listen to the database yet");
        await sleep(wait, undefined, { ref: false });
      }
    }
  }

  async stop(): Promise<void> {
    this.#stopped = true;
    await this.#client?.end();
  }
}
