import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import type { Bare } from "./bare.ts";
import { startChild } from "./child.ts";
import { openClient } from "./client.ts";
import { database } from "./database.ts";
import { type Part, row } from "./part.ts";
import { aLesson, aText } from "./player-course.ts";
import { processorFor, processorOf } from "./processes.ts";
import { product } from "./product.ts";
import { idsOf } from "./programme.ts";

const [activities, warm, calls] = [66, 300, 2_000];

/** Page of a course of 66 activities against a bare handler that answers the same bytes. */
export const coursePage: Part = {
  name: "course-page",
  run: async (bench) => {
    const { ownerUrl, appUrl: databaseUrl } = await bench.use(database);
    const { url, as, store } = await bench.use(product);
    const db = new pg.Client({ connectionString: ownerUrl });
    await db.connect();
    const { clientId, userId, courseId } = await aCourseOf(db, store).finally(() => db.end());
    // The catalogue is read again a moment after something was published.
    await sleep(1_000);
    const page = `${url}/api/learning/courses/${courseId}`;
    const headers = await as(userId, clientId);
    const text = await (await fetch(page, { headers })).text();
    const bare = await startChild<Bare>("bare.ts", { databaseUrl, poolSize: 1, statements: [], json: text });
    const read = async (address: string, init?: RequestInit) => {
      const response = await fetch(address, init);
      const { length } = await response.text();
      if (!response.ok || Math.abs(length - text.length) > 100)
        throw new Error(`${address} answered ${response.status} with ${length} characters`);
    };
    try {
      const servers = { bare: bare.child.pid ?? 0 };
      const [ours, theirs] = [() => read(page, { headers }), () => read(bare.url)];
      const cold = await processorFor(bench, 1, ours);
      await processorFor(bench, warm, ours);
      await processorOf(servers, warm, theirs);
      const ofUs = await processorFor(bench, calls, ours);
      const ofBare = await processorOf(servers, calls, theirs);
      return [
        row(`page of a course of ${activities} activities, cold: processor, all processes`, cold.all, "ms"),
        row("page of a course: processor, app", ofUs.app, "ms"),
        row("page of a course: processor, database", ofUs.database, "ms"),
        row("page of a course: processor of a bare handler with the same bytes", ofBare.bare, "ms"),
        row("page of a course: app and database against the bare handler", ofUs.all / ofBare.bare, "×", {
          atMost: 5,
        }),
      ];
    } finally {
      await bare.end();
    }
  },
};

type Store = Parameters<typeof aLesson>[0]["store"];

async function aCourseOf(db: pg.Client, store: Store) {
  const slug = `page-${crypto.randomUUID().slice(0, 8)}`;
  const clientId = await openClient(db, slug);
  const [userId = ""] = await idsOf(
    db,
    `with person as (insert into users (username, first_name, country) values ($2, 'Ana', 'BR') returning id)
     insert into memberships (client_id, user_id, status, country) select $1, id, 'active', 'BR' from person
     returning user_id as id`,
    [clientId, slug],
  );
  const texts = Array.from({ length: activities }, (_, index) => aText(index + 1));
  const courseId = await aLesson({ db, store, clientId, userId }, texts);
  await db.query("update course_enrolments set version = 1 where client_id = $1 and version is null", [
    clientId,
  ]);
  await db.query("analyze");
  return { clientId, userId, courseId };
}
