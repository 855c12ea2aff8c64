import { performance } from "node:perf_hooks";
import { setTimeout as sleep } from "node:timers/promises";
import type { BaseLogger } from "pino";
import { endPostgres, type PostgresProcess } from "./postgres-process.ts";
import { StartError } from "./start-error.ts";

const deathsPerMinute = 8;

/** A server that is started again when it dies. */
export interface SupervisedPostgres {
  /** Changes with a restart. */
  readonly pid: number;
  stop(): Promise<void>;
}

/** Starts the server and keeps it running until `stop`; `onLost` when it keeps dying. */
export async function supervisePostgres(
  start: () => Promise<PostgresProcess>,
  log: BaseLogger,
  onLost: (error: Error) => void,
): Promise<SupervisedPostgres> {
  let server = await start();
  let runs = true;
  let stopping = false;
  let restart = Promise.resolve();
  const deaths: number[] = [];

  const watch = () => {
    runs = true;
    void server.ended.then(() => {
      runs = false;
      if (!stopping) restart = startAgain();
    });
  };
  const startAgain = async () => {
    while (!stopping) {
      deaths.push(performance.now());
      if (deaths.filter((at) => at > performance.now() - 60_000).length > deathsPerMinute) {
        onLost(new StartError("The built-in database keeps dying: see postgres.log in the data folder."));
        return;
      }
      log.error("the built-in database ended unexpectedly; it is started again");
      try {
        server = await start();
        watch();
        return;
      } catch (error) {
        log.error({ err: error }, "the built-in database did not come back");
        await sleep(500);
      }
    }
  };

  watch();
  return {
    get pid() {
      return server.pid;
    },
    async stop() {
      stopping = true;
      await restart;
      // A server that has ended is not signalled: its number may be another program's by now.
      if (runs) await endPostgres(server.pid);
    },
  };
}
