import { randomUUID } from "node:crypto";
import type { Outline } from "@trilha/contract/learning/delivery/outline.ts";
import type pg from "pg";
import { emptyDraft } from "../src/learning/authoring/empty-draft.ts";
import { outlineOf } from "../src/learning/authoring/rules/published-columns.ts";
import { pastGuards } from "./books.ts";
import { openClient } from "./client.ts";
import { database } from "./database.ts";
import { load } from "./load.ts";
import { median } from "./measure.ts";
import { type Part, type Row, row } from "./part.ts";
import { type BenchProduct, product } from "./product.ts";
import { publish } from "./published.ts";

const sizes = [1_000, 100_000];
const courses = 20;
/** Films of ten minutes each. */
const films = 3;
const filmSeconds = 600;
/** People who watch at the same time, one film each. */
const watching = 64;
const [connections, seconds, rounds] = [8, 5, 3];

type Classroom = { clientId: string; sitters: { userId: string; sittingId: string }[] };

/**
 * §states#course What players send while people watch: every step is new and kept. The rate with 8 players sending as fast as they
 * are answered, and the same among a hundred times the people.
 */
export const steps: Part = {
  name: "steps",
  run: async (bench) => {
    const running = await bench.use(product);
    const connection = await pastGuards(await bench.use(database));
    try {
      const asks: (() => Promise<{ perSecond: number; p50: number }>)[] = [];
      for (const size of sizes) {
        bench.say(`${size.toLocaleString("en-US")} people in ${courses} courses`);
        asks.push(await watchers(running, await classroom(connection, size)));
      }
      await connection.query("vacuum analyze");
      const figures = sizes.map((): { perSecond: number; p50: number }[] => []);
      for (const ask of asks) await ask();
      // One round measures both, so that a slow moment of the machine meets each of them.
      for (let round = 0; round < rounds; round += 1) {
        for (const [index, ask] of asks.entries()) figures[index]?.push(await ask());
      }
      const medianOf = (index: number, what: "perSecond" | "p50") =>
        median((figures[index] ?? []).map((figure) => figure[what]));
      return sizes
        .flatMap((size, index): Row[] => {
          const name = `progress steps, one a call, 8 at once, among ${size.toLocaleString("en-US")} people`;
          return [
            row(name, medianOf(index, "perSecond"), "/s", { atLeast: 1_000 }),
            row(`${name}: median`, medianOf(index, "p50"), "ms", { atMost: 10 }),
          ];
        })
        .concat(
          row(
            "progress steps, median: 100,000 people against 1,000",
            medianOf(1, "p50") / medianOf(0, "p50"),
            "×",
            {
              atMost: 1.3,
            },
          ),
        );
    } finally {
      await connection.end();
    }
  },
};

/** Learners in one course in its middle, some of whom watch. */
async function classroom(db: pg.Client, size: number): Promise<Classroom> {
  const slug = `class-${randomUUID().slice(0, 8)}`;
  const clientId = await openClient(db, slug);
  await db.query(
    `with people as (
       insert into users (username, first_name, country)
       select $2 || '-' || n, 'Ana', 'BR' from generate_series(1, $3::int) n returning id)
     insert into memberships (client_id, user_id, status, country) select $1, id, 'active', 'BR' from people`,
    [clientId, slug, size],
  );
  const outlines = Array.from({ length: courses }, () => ({ id: randomUUID(), outline: anOutline() }));
  for (const { id, outline } of outlines) await publish(db, clientId, id, outline);
  await db.query(
    `insert into course_enrolments (client_id, course_id, user_id, version, state, source, total, enrolled_at)
     select $1, ($2::uuid[])[1 + (row_number() over (order by user_id))::int % $3::int], user_id, 1, 'in_progress', 'self', $4, now()
     from memberships where client_id = $1`,
    [clientId, outlines.map(({ id }) => id), courses, films],
  );
  const first = outlines.map(({ id, outline }) => ({
    id,
    films: outline.modules[0]?.activities.map((one) => one.id),
  }));
  await db.query(
    `insert into activity_progress (client_id, enrolment_id, activity_id, size, seen, seconds, opened_at)
     select $1, e.id, f.film::uuid, $3, '[[0, 60]]', 60, now() - interval '1 day'
     from jsonb_to_recordset($2::jsonb) as c (id uuid, films jsonb)
     cross join lateral jsonb_array_elements_text(c.films) as f (film)
     join course_enrolments e on e.client_id = $1 and e.course_id = c.id`,
    [clientId, JSON.stringify(first), filmSeconds],
  );
  const { rows } = await db.query<{ id: string; user_id: string }>(
    `insert into sittings (client_id, enrolment_id, attempt, activity_id, user_id, opened_at, locale)
     select p.client_id, p.enrolment_id, 1, p.activity_id, e.user_id, now() - interval '1 hour', 'pt-BR'
     from activity_progress p join course_enrolments e on e.client_id = p.client_id and e.id = p.enrolment_id
     where p.client_id = $1 returning id, user_id`,
    [clientId],
  );
  const seen = new Map(rows.map((sitting) => [sitting.user_id, sitting.id]));
  const every = Math.max(1, Math.floor(seen.size / watching));
  const sitters = [...seen]
    .filter((_, index) => index % every === 0)
    .slice(0, watching)
    .map(([userId, sittingId]) => ({ userId, sittingId }));
  return { clientId, sitters };
}

function anOutline(): Outline {
  const activities = Array.from({ length: films }, (_, n) => ({
    ...{ id: randomUUID(), type: "youtube" as const, title: { "pt-BR": `Filme ${n}` }, mandatory: true },
    ...{ minutes: 10, completion: { rule: "watched" as const, share: 100 }, requires: [], authorised: false },
    data: { videos: { "pt-BR": "abcdefghijk" }, seconds: { "pt-BR": filmSeconds }, noSkip: false },
  }));
  const module = { id: randomUUID(), title: { "pt-BR": "Módulo" }, requires: [], activities };
  return outlineOf({ ...emptyDraft, title: { "pt-BR": "Curso" }, modules: [module] });
}

/** Watchers that go on in their turn: a second more with each step, from the beginning again once it is over. */
async function watchers({ url, as }: BenchProduct, { clientId, sitters }: Classroom) {
  const people = await Promise.all(
    sitters.map(async ({ userId, sittingId }) => ({
      sittingId,
      headers: { ...(await as(userId, clientId)), "content-type": "application/json" },
    })),
  );
  let turn = 0;
  const next = () => {
    const person = people[turn % people.length];
    const seq = 1 + Math.floor(turn / people.length);
    turn += 1;
    const second = 60 + (seq % (filmSeconds - 61));
    const step = { seq, seconds: seq, position: { at: second }, seen: [[0, second]] };
    return {
      headers: person?.headers ?? {},
      body: JSON.stringify({ sittingId: person?.sittingId, steps: [step] }),
    };
  };
  return () => load({ url: `${url}/api/learning/steps`, method: "POST", connections, seconds, next });
}
