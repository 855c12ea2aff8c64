import type pg from "pg";
import { pastGuards } from "./books.ts";
import { database } from "./database.ts";
import { load } from "./load.ts";
import { median } from "./measure.ts";
import { type Part, row } from "./part.ts";
import { product } from "./product.ts";
import { idsOf } from "./programme.ts";
import { type Shop, shop } from "./shop.ts";

const catalogue = { first: 500, all: 5_000 };
const people = { first: 1_000, all: 100_000 };
/** Courses each of those who ask has joined. */
const joined = 300;
const rounds = 3;
const [connections, seconds] = [32, 6];

/** Queries of the lists. */
const lists = [
  "?kind=course",
  "?sort=newest&limit=50",
  "?progress=in_progress,not_started&sort=title",
  "?search=tecnicas%20venda",
  "?search=segurnaca",
  "?favorite=true",
  "?subscription=open&sort=popular",
];

/** Lists and pages of courses for people with 300 enrolments, by 32 at once; as the catalogue and the client grow. */
export const courses: Part = {
  name: "courses",
  run: async (bench) => {
    const running = await bench.use(product);
    const at = await shop.start(bench);
    const connection = await pastGuards(await bench.use(database));
    try {
      const headers = await Promise.all(at.sellers.map(({ userId }) => running.as(userId, at.clientId)));
      let turn = 0;
      const list = () => {
        turn += 1;
        const path = `/api/learning/courses${lists[turn % lists.length]}`;
        return { headers: headers[turn % headers.length] ?? {}, path };
      };
      const timeRequest = async (next: typeof list) => {
        await load({ url: running.url, connections, seconds: 2, next });
        const p95s: number[] = [];
        for (let round = 0; round < rounds; round += 1)
          p95s.push((await load({ url: running.url, connections, seconds, next })).p95);
        return median(p95s);
      };
      bench.say("a catalogue of 500 courses");
      const few = await fillCourses(connection, at, 0, catalogue.first);
      await join(connection, at, few);
      await fillPeople(connection, at, people.first, few);
      const small = await timeRequest(list);
      bench.say("a catalogue of 5,000 courses");
      const more = await fillCourses(connection, at, catalogue.first, catalogue.all);
      const wide = await timeRequest(list);
      // Courses that are for everybody who asks.
      const ids = [...few, ...more].filter((_, index) => index % 10 !== 1);
      const one = () => {
        turn += 1;
        const path = `/api/learning/courses/${ids[(turn * 7) % ids.length]}`;
        return { headers: headers[turn % headers.length] ?? {}, path };
      };
      const page = await timeRequest(one);
      bench.say("a hundred times the people");
      await fillPeople(connection, at, people.all - people.first, few);
      const crowded = await timeRequest(list);
      return [
        row("5,000 courses, 300 joined, seven searches in turn, 32 connections: list p95", wide, "ms", {
          atMost: 40,
        }),
        row("course page, any of 5,000, 32 connections: p95", page, "ms"),
        row("list p95: 5,000 courses against 500", wide / small, "×", { atMost: 1.3 }),
        row("list p95: 100,000 people against 1,000", crowded / wide, "×", { atMost: 1.3 }),
      ];
    } finally {
      await connection.end();
    }
  },
};

/** Published courses of two modules of five texts; a tenth for some only, a tenth to be asked for. */
async function fillCourses(db: pg.Client, { clientId }: Shop, from: number, to: number): Promise<string[]> {
  const ids = await idsOf(
    db,
    `insert into trainings (client_id, title, link)
       select $1, jsonb_build_object('pt-BR', 'Técnicas de venda ' || n), null
         from generate_series($2::int + 1, $3::int) n returning id`,
    [clientId, from, to],
  );
  await db.query(
    `insert into courses (client_id, id, kind, draft, title, summary)
       select $1, id, 'course', '{}',
              jsonb_build_object('pt-BR', (array['Técnicas de venda', 'Segurança no trabalho', 'Atenção ao cliente',
                'Introdução ao produto', 'Vitrine e exposição'])[1 + n % 5] || ' ' || n, 'en-US', 'Course ' || n),
              jsonb_build_object('pt-BR', 'O que todo mundo precisa saber, em poucos minutos')
         from unnest($2::uuid[]) with ordinality as c (id, n)`,
    [clientId, ids],
  );
  await db.query(
    `insert into course_versions (client_id, course_id, version, outline, published_at)
       select $1, id, 1, jsonb_build_object('title', jsonb_build_object('pt-BR', 'Curso'), 'summary', '{}'::jsonb,
                'description', '{}'::jsonb, 'coverFileId', null, 'defaultLocale', 'pt-BR',
                'locales', '["pt-BR"]'::jsonb, 'order', 'sequential', 'items', '[]'::jsonb,
                'modules', (select jsonb_agg(jsonb_build_object('id', uuidv7(), 'requires', '[]'::jsonb,
                    'title', jsonb_build_object('pt-BR', 'Módulo ' || m), 'activities',
                    (select jsonb_agg(jsonb_build_object('id', uuidv7(), 'type', 'html', 'mandatory', true,
                       'minutes', 5, 'completion', '{"rule": "viewed"}'::jsonb, 'requires', '[]'::jsonb,
                       'authorised', false, 'title', jsonb_build_object('pt-BR', 'Atividade ' || a),
                       'data', '{"kind": "text", "html": {"pt-BR": "<p>Olá</p>"}}'::jsonb))
                     from generate_series(1, 5) a)))
                  from generate_series(1, 2) m)), now()
         from unnest($2::uuid[]) id`,
    [clientId, ids],
  );
  await db.query(
    `update courses c set state = 'published', published_version = 1, published_at = now() - n * interval '1 minute',
            minutes = 50, activity_count = 10, popularity = n * 37 % 500, mandatory = n % 50 = 0,
            subscription = case when n % 10 = 1 then 'approval' else 'open' end,
            audience = case when n % 10 = 2 then '{"level": "creator"}'::jsonb
                            when n % 10 = 3 then '{"country": ["BR"]}'::jsonb else '{"all": []}' end
       from unnest($2::uuid[]) with ordinality as f (id, n) where c.client_id = $1 and c.id = f.id`,
    [clientId, ids],
  );
  // Past the guards no trigger says that there is another catalogue.
  await db.query(
    `insert into course_catalogue_versions as v (client_id, version) values ($1, 1)
       on conflict (client_id) do update set version = v.version + 1`,
    [clientId],
  );
  await db.query("vacuum analyze courses, course_versions, trainings");
  return ids;
}

/** People with 300 courses each: a third begun, a third done. */
async function join(db: pg.Client, { clientId, sellers }: Shop, ids: readonly string[]): Promise<void> {
  const who = sellers.map(({ userId }) => userId);
  const states = ["enrolled", "in_progress", "finished"];
  for (const [at, state] of states.entries()) {
    const write =
      at === 0
        ? `insert into course_enrolments (client_id, user_id, course_id, state, source, enrolled_at)
             select $1, u, c, 'enrolled', 'self', now() from unnest($2::uuid[]) u cross join unnest($3::uuid[]) c`
        : `update course_enrolments set state = '${state}', version = 1, percent = 40, last_at = now()
            where client_id = $1 and user_id = any($2::uuid[]) and course_id = any($3::uuid[])`;
    await db.query(write, [clientId, who, ids.slice((at * joined) / 3, joined)]);
  }
  await db.query(
    `insert into training_completions (client_id, training_id, user_id, completed_at, source)
       select client_id, course_id, user_id, now(), 'learning' from course_enrolments
        where client_id = $1 and state = 'finished'`,
    [clientId],
  );
  await db.query(
    `insert into course_favourites (client_id, user_id, course_id, at)
       select $1, u, c, now() from unnest($2::uuid[]) u cross join unnest($3::uuid[]) c`,
    [clientId, who, ids.slice(0, 20)],
  );
  await db.query("vacuum analyze course_enrolments, training_completions, course_favourites");
}

/** Others of the client, each in three courses. */
async function fillPeople(
  db: pg.Client,
  { clientId }: Shop,
  count: number,
  ids: readonly string[],
): Promise<void> {
  const added = await idsOf(
    db,
    `insert into users (username, first_name, country)
       select 'learner-' || uuidv7(), 'Ana', 'BR' from generate_series(1, $1::int) n returning id`,
    [count],
  );
  await db.query(
    `insert into memberships (client_id, user_id, status, country)
       select $1, id, 'active', 'BR' from unnest($2::uuid[]) id`,
    [clientId, added],
  );
  await db.query(
    `insert into course_enrolments (client_id, user_id, course_id, state, source, enrolled_at)
       select $1, u, ($3::uuid[])[1 + (n + k * 7) % $4::int], 'enrolled', 'self', now()
         from unnest($2::uuid[]) with ordinality as p (u, n) cross join generate_series(1, 3) k`,
    [clientId, added, ids, ids.length],
  );
  await db.query("vacuum analyze users, memberships, course_enrolments");
}
