import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { hashPassword } from "../src/accounts/identity/index.ts";
import { database } from "./database.ts";
import { type Loaded, load } from "./load.ts";
import { median, percentile } from "./measure.ts";
import { type Part, row } from "./part.ts";
import { crowds } from "./people.ts";
import { product } from "./product.ts";

const rounds = 5;
const seconds = 3;
const atOnce = 8;
const password = "quatro cavalos azuis 2026";

/** Eight people sign in, or renew their tokens, without a pause while others go on working. */
export const signIn: Part = {
  name: "sign-in",
  run: async (bench) => {
    const { ownerUrl } = await bench.use(database);
    const [client] = await bench.use(crowds);
    const { url, as, env } = await bench.use(product);
    if (!client) throw new Error("no client to measure with");
    const usernames = await givePasswords(ownerUrl, client.clientId);
    const app = Buffer.from(`${env.OAUTH_CLIENT_ID}:${env.OAUTH_CLIENT_SECRET}`).toString("base64");
    const headers = {
      authorization: `Basic ${app}`,
      "content-type": "application/x-www-form-urlencoded",
    };
    const bodies = usernames.map((username) =>
      new URLSearchParams({ grant_type: "password", username, password }).toString(),
    );
    const caller = await as(client.administratorId, client.clientId);
    const signIns: Loaded[] = [];
    const others: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      const running = load({
        url: `${url}/o/token/`,
        method: "POST",
        connections: atOnce,
        seconds,
        headers,
        bodies,
      });
      others.push(percentile(await othersMeanwhile(`${url}/api/session`, caller), 95));
      signIns.push(await running);
    }
    const renewed = await renewals(`${url}/o/token/`, headers, bodies.slice(0, atOnce));
    const medianOf = (figure: keyof Loaded) => median(signIns.map((each) => each[figure]));
    return [
      row(`sign-in, ${atOnce} at once`, medianOf("perSecond"), "/s"),
      row(`sign-in, ${atOnce} at once: p50`, medianOf("p50"), "ms"),
      row(`sign-in, ${atOnce} at once: p95`, medianOf("p95"), "ms"),
      row(`refresh, ${atOnce} at once`, renewed.length / seconds, "/s"),
      row(`refresh, ${atOnce} at once: p50`, median(renewed), "ms"),
      row(`refresh, ${atOnce} at once: p95`, percentile(renewed, 95), "ms"),
      row("other requests meanwhile: p95", median(others), "ms", { atMost: 50 }),
      row("unknown name against wrong password", await unknownAgainstWrong(url, headers, usernames), "×", {
        atLeast: 0.9,
        atMost: 1.1,
      }),
    ];
  },
};

/** Each of some people trades their refresh token for the next without a pause; how long each trade took. */
async function renewals(
  url: string,
  headers: Record<string, string>,
  signIns: readonly string[],
): Promise<number[]> {
  const ask = async (body: string): Promise<string> => {
    const answer = await fetch(url, { method: "POST", headers, body });
    if (!answer.ok) throw new Error(`a token was answered ${answer.status}`);
    return ((await answer.json()) as { refresh_token: string }).refresh_token;
  };
  const held = await Promise.all(signIns.map(ask));
  const times: number[] = [];
  const end = performance.now() + seconds * 1000;
  await Promise.all(
    held.map(async (first) => {
      let token = first;
      while (performance.now() < end) {
        const start = performance.now();
        token = await ask(
          new URLSearchParams({ grant_type: "refresh_token", refresh_token: token }).toString(),
        );
        times.push(performance.now() - start);
      }
    }),
  );
  return times;
}

/** Refusals in turn, 100 of each, nobody twice: the medians must not tell whether an account exists. */
async function unknownAgainstWrong(
  url: string,
  headers: Record<string, string>,
  usernames: readonly string[],
): Promise<number> {
  const time = async (username: string) => {
    const body = new URLSearchParams({
      grant_type: "password",
      username,
      password: "outra coisa 1",
    }).toString();
    const start = performance.now();
    const answer = await fetch(`${url}/o/token/`, { method: "POST", headers, body });
    await answer.arrayBuffer();
    if (answer.status !== 400) throw new Error(`a wrong password was answered ${answer.status}`);
    return performance.now() - start;
  };
  const [wrong, unknown]: [number[], number[]] = [[], []];
  for (const username of usernames) {
    wrong.push(await time(username));
    unknown.push(await time(`nobody-${username}`));
  }
  return median(unknown) / median(wrong);
}

/** A few visitors, not a second flood. */
async function othersMeanwhile(url: string, headers: Record<string, string>): Promise<number[]> {
  const times: number[] = [];
  const end = performance.now() + seconds * 1000 - 200;
  while (performance.now() < end) {
    const start = performance.now();
    const answer = await fetch(url, { headers });
    await answer.arrayBuffer();
    if (!answer.ok) throw new Error(`${url} answered ${answer.status}`);
    times.push(performance.now() - start);
    await sleep(25);
  }
  return times;
}

async function givePasswords(ownerUrl: string, clientId: string): Promise<string[]> {
  const hash = await hashPassword(password);
  const connection = new pg.Client({ connectionString: ownerUrl });
  await connection.connect();
  try {
    const { rows } = await connection.query<{ username: string }>(
      `update users set password_hash = $1, password_changed_at = now()
       where id in (select user_id from memberships where client_id = $2 order by id limit 100) returning username`,
      [hash, clientId],
    );
    return rows.map(({ username }) => username);
  } finally {
    await connection.end();
  }
}
