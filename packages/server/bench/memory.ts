import { demoPassword } from "../../demo/src/accounts.ts";
import { Installation } from "./installation.ts";
import { load } from "./load.ts";
import { type Part, row } from "./part.ts";
import { childrenOf, memoryOf } from "./processes.ts";

/** Minutes of load: two say what it takes, twenty (`BENCH_MINUTES=20`) that it does not grow. */
const minutes = Number(process.env.BENCH_MINUTES ?? 2);
const connections = 16;
const people = ["vendedor", "cajera", "vendeuse", "promotora"];
const paths = [
  ...["/api/home/opening", "/api/learning/courses?kind=course", "/api/campaigns", "/api/points"],
  ...["/api/points/statement", "/api/sales", "/api/rewards", "/api/orders/mine", "/api/notifications"],
];

/** Memory of a whole installation with the demo's data, begun anew and busy with sixteen connections. */
export const memory: Part = {
  name: "memory",
  run: async (bench) => {
    const installation = await Installation.create();
    try {
      bench.say("an installation with the demo's data, started twice");
      await installation.start();
      await installation.stop("SIGTERM");
      await installation.start();
      const { pid, databasePid } = installation;
      const sizes = () => ({
        app: memoryOf([pid]),
        database: memoryOf([databasePid, ...childrenOf(databasePid)]),
      });
      const idle = sizes();
      const headers = await Promise.all(people.map((name) => signIn(installation.url, name)));
      let turn = 0;
      const next = () => {
        turn += 1;
        return {
          headers: headers[turn % headers.length] ?? {},
          path: paths[turn % paths.length] ?? "",
        };
      };
      const busy: (typeof idle)[] = [];
      for (let minute = 0; minute < minutes; minute += 1) {
        await load({ url: installation.url, connections, seconds: 60, next });
        busy.push(sizes());
      }
      const [first, last] = [busy[0], busy.at(-1)];
      if (!first || !last) throw new Error("nothing was measured");
      return [
        row("memory, idle: app", idle.app, "MiB"),
        row("memory, idle: PostgreSQL", idle.database, "MiB"),
        row("memory, 16 connections busy: app", last.app, "MiB", { atMost: 300 }),
        row("memory, 16 connections busy: PostgreSQL", last.database, "MiB", { atMost: 200 }),
        row(`memory after ${minutes} minutes: against the first`, last.app / first.app, "×", { atMost: 1.1 }),
      ];
    } finally {
      await installation.stop("SIGTERM");
      installation.remove();
    }
  },
};

/** Header of somebody of the demo. */
export async function signIn(url: string, username: string): Promise<{ authorization: string }> {
  const answer = await fetch(`${url}/o/token/`, {
    method: "POST",
    headers: {
      authorization: `Basic ${Buffer.from("outages:outages").toString("base64")}`,
      "content-type": "application/x-www-form-urlencoded",
    },
    body: new URLSearchParams({ grant_type: "password", username, password: demoPassword }),
  });
  if (!answer.ok) throw new Error(`${username} cannot sign in: ${answer.status}`);
  const { access_token } = (await answer.json()) as { access_token: string };
  return { authorization: `Bearer ${access_token}` };
}
