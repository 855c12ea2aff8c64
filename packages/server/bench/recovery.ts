import pg from "pg";
import { database } from "./database.ts";
import { type Loaded, load } from "./load.ts";
import { median } from "./measure.ts";
import { type Part, type Row, row } from "./part.ts";
import { crowds } from "./people.ts";
import { product } from "./product.ts";

const rounds = 3;
const seconds = 3;
const atOnce = 8;
const calls = 200;
const base = "/etraining_login";

interface Name {
  email: string;
  document: string;
  phone: string;
}

/** Ways back to a forgotten password: how many a second, and whether the time an answer takes tells who exists. */
export const recovery: Part = {
  name: "recovery",
  run: async (bench) => {
    const { ownerUrl } = await bench.use(database);
    const [client] = await bench.use(crowds);
    const { url, env } = await bench.use(product);
    if (!client) throw new Error("no client to measure with");
    const app = Buffer.from(`${env.OAUTH_CLIENT_ID}:${env.OAUTH_CLIENT_SECRET}`).toString("base64");
    const headers = { authorization: `Basic ${app}`, "content-type": "application/json" };
    const known = await givePhones(ownerUrl, client.clientId);
    const nobody = known.map((_, index) => ({
      email: `nobody${index}@example.com`,
      document: `nobody${index}`,
      phone: numberOf(5_000 + index),
    }));

    let requested = 0;
    const loads: Loaded[] = [];
    for (let round = 0; round < rounds; round += 1) {
      const next = () => {
        requested += 1;
        // A body of its own: the load writes each body's length into what it is given.
        return {
          headers: { ...headers },
          body: JSON.stringify({ email: `somebody${requested}@example.com` }),
        };
      };
      const path = `${url}${base}/api_recover_password/`;
      loads.push(await load({ url: path, method: "POST", connections: atOnce, seconds, next }));
    }
    const medianOf = (figure: keyof Loaded) => median(loads.map((each) => each[figure]));

    const ask = async (path: string, body: object) => {
      const start = performance.now();
      const answer = await fetch(`${url}${base}/${path}/`, {
        method: "POST",
        headers,
        body: JSON.stringify(body),
      });
      const text = await answer.text();
      if (!answer.ok) throw new Error(`${path} answered ${answer.status} ${text}`);
      return performance.now() - start;
    };
    const ways: [name: string, ask: (name: Name) => Promise<number>][] = [
      ["phone", ({ document }) => ask("get_phone_number_with_document", { document })],
      ["link", ({ document }) => ask("api_recover_password", { document })],
      [
        "code",
        ({ document, phone }) => ask("send_recover_password_code", { document, phone, channel: "sms" }),
      ],
    ];
    const after = await nextInTurn(known, nobody, ({ email }) => ask("api_recover_password", { email }));
    const ratios: Row[] = [
      row("recovery, link: the request after nobody's against after somebody's", after, "×", {
        atLeast: 0.9,
        atMost: 1.1,
      }),
    ];
    for (const [name, time] of ways) {
      const ratio = await inTurn(known, nobody, time);
      ratios.push(row(`recovery, ${name}: unknown against known`, ratio, "×", { atLeast: 0.9, atMost: 1.1 }));
    }
    return [
      row(`recovery, ${atOnce} at once`, medianOf("perSecond"), "/s"),
      row(`recovery, ${atOnce} at once: p50`, medianOf("p50"), "ms"),
      row(`recovery, ${atOnce} at once: p95`, medianOf("p95"), "ms"),
      ...ratios,
    ];
  },
};

/** Alternating order, without a repeat, so that both meet the work the one before left behind. */
async function inTurn(
  known: readonly Name[],
  nobody: readonly Name[],
  time: (name: Name) => Promise<number>,
): Promise<number> {
  const [ours, theirs]: [number[], number[]] = [[], []];
  for (const [index, name] of known.entries()) {
    const stranger = nobody[index] ?? name;
    if (index % 2 === 0) ours.push(await time(name));
    theirs.push(await time(stranger));
    if (index % 2 === 1) ours.push(await time(name));
  }
  return median(theirs) / median(ours);
}

/**
 * Whether the work a request leaves behind is seen in the next one: after somebody's and after nobody's in turn, each
 * first every other time; the one that is timed is always of nobody. Nobody is asked for twice.
 */
async function nextInTurn(
  known: readonly Name[],
  nobody: readonly Name[],
  time: (name: Name) => Promise<number>,
): Promise<number> {
  const [afterKnown, afterNobody]: [number[], number[]] = [[], []];
  let strangers = 0;
  const stranger = () => {
    strangers += 1;
    const name = `stranger${strangers}`;
    return { email: `${name}@example.com`, document: name, phone: numberOf(8_000 + strangers) };
  };
  const pair = async (first: Name, times: number[]) => {
    await time(first);
    times.push(await time(stranger()));
  };
  for (const [index, name] of known.entries()) {
    const none = nobody[index] ?? name;
    if (index % 2 === 0) await pair(name, afterKnown);
    await pair(none, afterNobody);
    if (index % 2 === 1) await pair(name, afterKnown);
  }
  return median(afterNobody) / median(afterKnown);
}

const numberOf = (index: number) => `+5511980${String(index).padStart(6, "0")}`;

async function givePhones(ownerUrl: string, clientId: string): Promise<Name[]> {
  const connection = new pg.Client({ connectionString: ownerUrl });
  await connection.connect();
  try {
    const { rows } = await connection.query<Name>(
      `with chosen as (
         select user_id, row_number() over (order by id) as n from memberships where client_id = $1 order by id limit $2
       )
       update users u set document = 'bench' || n, document_country = 'PE', phone_verified_at = now(),
         phones = json_build_object('cellphone', '+5511980' || lpad(n::text, 6, '0'))
         from chosen where u.id = chosen.user_id
       returning u.email, u.document, u.phones->>'cellphone' as phone`,
      [clientId, calls],
    );
    return rows;
  } finally {
    await connection.end();
  }
}
