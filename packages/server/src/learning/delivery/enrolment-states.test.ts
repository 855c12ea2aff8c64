import { learningStates, learningTransitions } from "@trilha/contract/learning/delivery/states.ts";
import { sql } from "kysely";
import { beforeAll, describe, expect, test } from "vitest";
import { aClient, aMember, type Client, type Member, plant } from "../../../test/builders.ts";
import { aCourse, enrolled } from "../../../test/builders-courses.ts";
import { useApp } from "../../../test/use-app.ts";

const app = useApp({ routes: [] });
let client: Client;
let member: Member;

beforeAll(async () => {
  client = await aClient(app);
  member = await aMember(app, { client });
});

test("§states#course and training: every pair of states is judged alike by the table and the database", async () => {
  const { rows } = await plant(app, (tx) =>
    sql<{ from: (typeof learningStates)[number]; to: (typeof learningStates)[number]; fits: boolean }>`
      select f as from, t as to, course_step(f, t) as fits
      from unnest(${[...learningStates]}::text[]) f, unnest(${[...learningStates]}::text[]) t`.execute(tx),
  );
  expect(rows).toHaveLength(learningStates.length ** 2);
  for (const { from, to, fits } of rows)
    expect(Object.values(learningTransitions[from]).includes(to), `${from} ${to}`).toBe(fits);
});

describe("the database keeps an enrolment what it is", () => {
  test.each([
    ["state = 'finished'", "cannot go from enrolled to finished"],
    ["user_id = uuidv7()", "is somebody's in one course"],
    ["percent = 101", "violates check constraint"],
  ])("%s", async (set, message) => {
    const { id } = await enrolled(app, member, await aCourse(app, client));
    const change = app.parts.db.write({ clientId: client.id }, (tx) =>
      sql`update course_enrolments set ${sql.raw(set)} where id = ${id}`.execute(tx),
    );
    await expect(change).rejects.toThrow(message);
  });

  test("it is never removed, its steps are only added, and only those there are", async () => {
    const { id } = await enrolled(app, member, await aCourse(app, client));
    const write = (statement: ReturnType<typeof sql>) =>
      app.parts.db.write({ clientId: client.id }, (tx) => statement.execute(tx));
    const step = (from: string, to: string) =>
      write(sql`insert into course_enrolment_steps (client_id, enrolment_id, event, from_state, to_state, attempt, at)
        values (${client.id}, ${id}, 'start', ${from}, ${to}, 1, now())`);
    await step("enrolled", "in_progress");
    await expect(step("enrolled", "finished")).rejects.toThrow("violates check constraint");
    await expect(write(sql`delete from course_enrolments where id = ${id}`)).rejects.toThrow(
      "permission denied",
    );
    await expect(write(sql`update course_enrolment_steps set reason = 'x'`)).rejects.toThrow(
      "permission denied",
    );
  });
});

test("§learning#progress-reports how many stand where in a course is kept as counting would say, whoever changes it at once", async () => {
  const course = await aCourse(app, client);
  const members = await Promise.all(Array.from({ length: 8 }, () => aMember(app, { client })));
  const set = (id: string, to: string) =>
    app.parts.db.write({ clientId: client.id }, (tx) =>
      sql`
      update course_enrolments set ${sql.raw(to)} where id = ${id}`.execute(tx),
    );
  await Promise.all(
    members.map(async (one, index) => {
      const { id } = await enrolled(app, one, course);
      if (index > 1) await set(id, "state = 'in_progress', version = 1");
      if (index > 3) await set(id, "seconds = 60");
      if (index > 5) await set(id, "state = 'finished'");
    }),
  );
  const { rows } = await plant(app, (tx) =>
    sql<{ state: string; kept: number; counted: number }>`
      select state, sum(people)::integer as kept,
             (select count(*)::integer from course_enrolments e
              where e.course_id = n.course_id and e.state = n.state and e.version is not distinct from n.version) as counted
      from course_people n where course_id = ${course.id}
      group by course_id, state, version having sum(people) <> 0 order by state`.execute(tx),
  );
  expect(rows.map(({ kept: remaining }) => remaining)).toEqual(rows.map(({ counted }) => counted));
  expect(rows.reduce((sum, { kept: remaining }) => sum + remaining, 0)).toBe(8);
});
