import type pg from "pg";
import { Database } from "../src/db/database.ts";
import { teachingJobs } from "../src/learning/enrolments/index.ts";
import type { Parts } from "../src/parts.ts";
import { TestClock } from "../test/clock.ts";
import { pastGuards } from "./books.ts";
import { database } from "./database.ts";
import { load } from "./load.ts";
import { type Bench, type Part, type Row, row } from "./part.ts";
import { crowds } from "./people.ts";
import { product } from "./product.ts";
import { idsOf } from "./programme.ts";

const [courses, chains, each] = [100, 20, 5];
/** Reports are asked for by a few of the office at a time. */
const [connections, seconds] = [2, 10];

/** Progress of 100,000 people by course, as an office narrows it: to a country, to a chain, to nothing. */
export const learningReports: Part = {
  name: "learning-reports",
  run: async (bench) => {
    const running = await bench.use(product);
    const { clientId, administratorId, size } = (await bench.use(crowds)).at(-1) ?? {};
    if (!clientId || !administratorId || !size) throw new Error("there is no crowd");
    const db = await pastGuards(await bench.use(database));
    try {
      bench.say(`${(size * each).toLocaleString("en-US")} enrolments`);
      const [chainId = ""] = await spread(db, clientId);
      await enrol(db, clientId);
      const headers = await running.as(administratorId, clientId);
      const report = `${running.url}/api/learning-reports/courses?limit=50`;
      const timeRequest = async (narrowed: string) => {
        const url = `${report}${narrowed}`;
        await load({ url, headers, connections, seconds: 2 });
        return (await load({ url, headers, connections, seconds })).p95;
      };
      const narrowed = [
        ["one of four countries", "&country=BR"],
        [`one of ${chains} chains`, `&chainId=${chainId}`],
        ["everybody", ""],
      ] as const;
      const name = `learning report by course, ${size.toLocaleString("en-US")} people`;
      const rows: Row[] = [];
      // As it is until the timetable comes to a client that has just become a large one.
      for (const [whom, filter] of narrowed)
        rows.push(row(`${name}, ${whom}, not summed yet: p95`, await timeRequest(filter), "ms"));
      rows.push(row("all enrolments of a client summed by the job", await sum(bench), "ms"));
      for (const [whom, filter] of narrowed)
        rows.push(row(`${name}, ${whom}: p95`, await timeRequest(filter), "ms", { atMost: 500 }));
      return rows;
    } finally {
      await db.end();
    }
  },
};

/** Sums what reports are read from, as the timetable does; how long it took. */
async function sum(bench: Bench): Promise<number> {
  const { appUrl } = await bench.use(database);
  const db = new Database({ url: appUrl, poolSize: 1, onError: () => undefined });
  const parts = { ...({ db } as Parts), clock: new TestClock() };
  const began = performance.now();
  await teachingJobs["teaching.sum"].run(parts, {}, { attempt: 1, maxAttempts: 1 });
  const took = performance.now() - began;
  await db.end();
  return took;
}

/** All people work for a chain of their country; the first is of Brazil. */
async function spread(db: pg.Client, clientId: string): Promise<string[]> {
  const ids = await idsOf(
    db,
    `insert into retailers (client_id, country, name)
       select $1, (array['BR', 'MX', 'CL', 'CO'])[1 + n % 4], 'Chain ' || n
         from generate_series(0, $2::int - 1) n returning id`,
    [clientId, chains],
  );
  await db.query(
    `update memberships m set retailer_id = r.id, country = r.country
       from (select id, row_number() over (order by id) as n from memberships where client_id = $1) p
       join (select c.id, c.country, f.place from unnest($2::uuid[]) with ordinality f (id, place)
               join retailers c on c.client_id = $1 and c.id = f.id) r on r.place = 1 + p.n % $3::int
      where m.client_id = $1 and m.id = p.id`,
    [clientId, ids, ids.length],
  );
  return ids;
}

/** Published courses, and in five of them each of the client's people: some begun, some done. */
async function enrol(db: pg.Client, clientId: string): Promise<void> {
  const ids = await idsOf(
    db,
    `insert into trainings (client_id, title, link)
       select $1, jsonb_build_object('pt-BR', 'Curso ' || n), null from generate_series(1, $2::int) n returning id`,
    [clientId, courses],
  );
  await db.query(
    `insert into courses (client_id, id, kind, draft, title, published_version, state, published_at)
       select $1, id, 'course', '{}', jsonb_build_object('pt-BR', 'Curso ' || n), 1, 'published', now()
         from unnest($2::uuid[]) with ordinality as c (id, n)`,
    [clientId, ids],
  );
  await db.query(
    `insert into course_enrolments (client_id, user_id, course_id, state, source, enrolled_at, version, percent, seconds)
       select $1, p.user_id, ($2::uuid[])[1 + (p.n + k * 19) % cardinality($2::uuid[])],
              (array['enrolled', 'in_progress', 'finished'])[1 + (p.n + k) % 3], 'self', now(), 1,
              (array[0, 40, 100])[1 + (p.n + k) % 3], 600
         from (select user_id, row_number() over (order by id) as n from memberships where client_id = $1) p
        cross join generate_series(1, $3::int) k`,
    [clientId, ids, each],
  );
  // As the guards, which are off, keep it.
  await db.query(
    `insert into course_people (client_id, course_id, version, state, people)
       select client_id, course_id, version, state, count(*) from course_enrolments where client_id = $1
        group by 1, 2, 3, 4`,
    [clientId],
  );
  await db.query("vacuum analyze memberships, courses, course_enrolments, retailers");
}
