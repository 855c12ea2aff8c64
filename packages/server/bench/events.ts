import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { emptyRuleSet } from "@trilha/contract/loyalty/earning/rule-set.ts";
import pg from "pg";
import { Database } from "../src/db/database.ts";
import { verifyLedger } from "../src/loyalty/ledger/index.ts";
import { database } from "./database.ts";
import { percentile } from "./measure.ts";
import { arrive } from "./open-loop.ts";
import { type Part, row } from "./part.ts";
import { type BenchHeaders, knownCallers, product } from "./product.ts";
import { type BenchCrowd, idsOf, openCrowd } from "./programme.ts";

const people = 1_000;
const seats = 30;
const checkIns = 500;
const code = "123456";
const points = 40;
const dates = 2_000;
const ownDates = 300;
const monthReads = 200;

const rules = {
  ...emptyRuleSet,
  activities: [{ id: "event", kind: "event_check_in", points, experience: 60, once: "per_object" } as const],
};

/**
 * A thousand people register for thirty seats in the same moment; then five hundred check in to another event within a
 * minute, by its code, and are paid.
 */
export const events: Part = {
  name: "events",
  run: async (bench) => {
    const { ownerUrl, appUrl } = await bench.use(database);
    const running = await bench.use(product);
    const owner = new pg.Client({ connectionString: ownerUrl });
    const db = new Database({ url: appUrl, poolSize: 4, onError: () => undefined });
    await owner.connect();
    try {
      bench.say(`${people.toLocaleString("en-US")} people for ${seats} seats, ${checkIns} at an entrance`);
      const crowd = await openCrowd(owner, { name: "events", people, rules });
      const [warm = "", rushed = "", entered = ""] = await openEvents(owner, crowd);
      const callers = await knownCallers(running, crowd);
      const post = (path: string, caller: BenchHeaders, body?: object) =>
        send(running.url + path, caller, body);
      await Promise.all(callers.slice(0, 100).map((caller) => post(`/api/events/${warm}/subscribe`, caller)));
      await owner.query("analyze");
      const times = await Promise.all(
        callers.map((caller) => post(`/api/events/${rushed}/subscribe`, caller)),
      );
      const line = await lineOf(owner, rushed);
      const arriving = callers.slice(0, checkIns);
      await seatAll(owner, crowd, entered);
      const entrance = await arrive(
        arriving.map((caller, at) => ({
          at: (at * 60_000) / checkIns,
          send: async () => void (await post(`/api/events/${entered}/check-in`, caller, { code })),
        })),
      );
      const { rows } = await owner.query<{ there: number; paid: number }>(
        `select (select count(*)::int from live_session_presences p join live_session_registrations r
                   on r.id = p.registration_id where r.session_id = $1) as there,
                (select count(*)::int from live_session_awards where session_id = $1) as paid`,
        [entered],
      );
      bench.say(`a month of ${dates.toLocaleString("en-US")} dates`);
      const month = await readMonth(running.url, owner, crowd, callers[0]);
      const ledger = await verifyLedger(db, { clientId: crowd.clientId });
      const faults = ledger.flatMap((check) => check.faults);
      for (const fault of faults) bench.say(fault);
      return [
        row("event rush, 1,000 people and 30 seats: registered", line.registered, "", { atMost: seats }),
        row("event rush: seats nobody got", seats - line.registered, "", { atMost: 0 }),
        row("event rush: people lost between seats and line", people - line.registered - line.waiting, "", {
          atMost: 0,
        }),
        row("event rush: answered, p95", percentile(times, 95), "ms", { atMost: 1_000 }),
        row("event check-in, 500 in a minute: p95", percentile(entrance, 95), "ms", { atMost: 100 }),
        row("event check-in: presences missing or twice", Math.abs(checkIns - (rows[0]?.there ?? 0)), "", {
          atMost: 0,
        }),
        row("event check-in: awards missing or twice", Math.abs(checkIns - (rows[0]?.paid ?? 0)), "", {
          atMost: 0,
        }),
        row("event month of 2,000 dates, 300 of them one's own: p95", percentile(month.times, 95), "ms", {
          atMost: 40,
        }),
        row("event month: dates that are not counted", dates - month.counted, "", { atMost: 0 }),
        row("event check-in: faults in the books", faults.length, "", { atMost: 0 }),
      ];
    } finally {
      await db.end();
      await owner.end();
    }
  },
};

/** Sends as the page does: asked to come back in a moment it sends the same again. Milliseconds until the answer. */
async function send(url: string, caller: BenchHeaders, body?: object): Promise<number> {
  const headers = {
    ...{ ...caller, "idempotency-key": randomUUID() },
    ...(body && { "content-type": "application/json" }),
  };
  const start = performance.now();
  for (;;) {
    const answer = await fetch(url, { method: "POST", headers, ...(body && { body: JSON.stringify(body) }) });
    const text = await answer.text();
    if (answer.status === 503) {
      await sleep(20);
      continue;
    }
    if (!answer.ok) throw new Error(`an event answered ${answer.status}: ${text}`);
    return performance.now() - start;
  }
}

/** Three events that begin in half an hour: two of thirty seats, one of as many as come. */
async function openEvents(owner: pg.Client, { clientId }: BenchCrowd): Promise<string[]> {
  const sessionIds = await idsOf(
    owner,
    `insert into live_sessions (client_id, kind, title, starts_at, ends_at, time_zone, link, audience, subscription,
       waiting_list, offer_hours, check_in_before, check_in_after, check_in_code, changed_at, created_at)
     select $1, 'event', '{"pt-BR": "Encontro"}', now() + interval '30 minutes', now() + interval '3 hours',
       'America/Sao_Paulo', 'https://sala.example/x', '{"all": []}', 'open', true, 24, 60, 60, $2, now(), now()
     from generate_series(1, 3) returning id`,
    [clientId, code],
  );
  await owner.query("update live_sessions set state = 'scheduled' where client_id = $1", [clientId]);
  await owner.query(
    "update live_session_seats set capacity = $2 where client_id = $1 and session_id = any($3::uuid[])",
    [clientId, seats, sessionIds.slice(0, 2)],
  );
  return sessionIds;
}

/** Seats for those who will stand at the entrance. */
async function seatAll(owner: pg.Client, { clientId, userIds }: BenchCrowd, sessionId: string) {
  await owner.query(
    `insert into live_session_registrations (client_id, session_id, user_id, state, created_at)
     select $1, $2, id, 'registered', now() from unnest($3::uuid[]) id`,
    [clientId, sessionId, userIds.slice(0, checkIns)],
  );
}

/** A month with thousands of dates, read again and again by two at once. */
async function readMonth(
  url: string,
  owner: pg.Client,
  { clientId, userIds }: BenchCrowd,
  caller: BenchHeaders | undefined,
): Promise<{ times: number[]; counted: number }> {
  const made = await idsOf(
    owner,
    `insert into live_sessions (client_id, kind, title, starts_at, ends_at, time_zone, link, audience, subscription,
       waiting_list, offer_hours, check_in_before, check_in_after, check_in_code, changed_at, created_at)
     select $1, 'event', '{"pt-BR": "Encontro"}', at, at + interval '1 hour', 'America/Sao_Paulo', 'https://sala.example/x',
       case n % 3 when 0 then '{"all": []}' when 1 then '{"country": ["BR"]}' else '{"jobProfile": ["seller"]}' end::jsonb,
       'open', true, 24, 60, 60, $2, now(), now()
     from (select n, timestamptz '2031-05-01 12:00Z' + n * interval '20 minutes' as at from generate_series(1, $3::int) n) d
     returning id`,
    [clientId, code, dates],
  );
  await owner.query("update memberships set job_profile = 'seller' where client_id = $1 and user_id = $2", [
    clientId,
    userIds[0],
  ]);
  await owner.query("update live_sessions set state = 'scheduled' where client_id = $1 and state = 'draft'", [
    clientId,
  ]);
  await owner.query(
    `insert into live_session_registrations (client_id, session_id, user_id, state, created_at)
     select $1, id, $2, 'registered', now() from unnest($3::uuid[]) id`,
    [clientId, userIds[0], made.slice(0, ownDates)],
  );
  await owner.query("analyze");
  const path = "/api/events/days?from=2031-05-01&until=2031-06-01&timeZone=America/Sao_Paulo";
  const times: number[] = [];
  let counted = 0;
  const read = async () => {
    const start = performance.now();
    const answer = await fetch(url + path, { headers: { ...caller } });
    const { days } = (await answer.json()) as { days: { events: number }[] };
    times.push(performance.now() - start);
    counted = days.reduce((sum, { events: more }) => sum + more, 0);
  };
  const reader = async () => {
    for (let at = 0; at < monthReads / 2; at += 1) await read();
  };
  await Promise.all([reader(), reader()]);
  return { times: times.slice(20), counted };
}

async function lineOf(owner: pg.Client, sessionId: string): Promise<{ registered: number; waiting: number }> {
  const { rows } = await owner.query<{ registered: number; waiting: number }>(
    `select count(*) filter (where state = 'registered')::int as registered,
            count(distinct arrival) filter (where state = 'waiting')::int as waiting
     from live_session_registrations where session_id = $1`,
    [sessionId],
  );
  return rows[0] ?? { registered: 0, waiting: 0 };
}
