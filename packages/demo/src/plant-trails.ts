import type { Tx } from "../../server/src/db/database.ts";
import { joinCourse, moveEnrolment } from "../../server/src/learning/delivery/index.ts";
import type { PlantedPerson } from "./plant-people.ts";
import { type EnrolmentGiven, outsiders, type PlantedCourse } from "./planted-courses.ts";
import type { Random } from "./random.ts";

const day = 86_400_000;

/** People in a trail: everybody who has finished one of its courses, as far as that goes. */
export async function plantTrail(
  tx: Tx,
  { programme, people, courses, now }: EnrolmentGiven,
  trail: PlantedCourse,
  learners: readonly PlantedPerson[],
): Promise<void> {
  const clientId = programme.id;
  const held = trail.plan.courses?.filter(({ mandatory }) => mandatory !== false) ?? [];
  const ids = held.flatMap(({ key }) => courses.get(key)?.id ?? []);
  const rows = await tx
    .selectFrom("training_completions")
    .select(["user_id", "training_id", "completed_at"])
    .where("client_id", "=", clientId)
    .where("training_id", "in", ids)
    .execute();
  const left = new Set(people.flatMap(({ id, username }) => (outsiders.has(username) ? [id] : [])));
  for (const person of learners.filter(({ id }) => !left.has(id))) {
    const own = rows.filter(({ user_id }) => user_id === person.id);
    if (own.length === 0) continue;
    const times = own.map(({ completed_at }) => completed_at.getTime());
    const [first, last] = [new Date(Math.min(...times)), new Date(Math.max(...times))];
    const at = new Date(Math.max(trail.publishedAt.getTime(), first.getTime() - day));
    const actorAt = (moment: Date) => ({ ...{ actorId: null, actorName: "", reason: null, now: moment } });
    const joined = { event: "enrol", source: "self", by: actorAt(at), dueOn: null } as const;
    const [made] = await joinCourse(tx, { clientId, courseId: trail.id, ...joined }, [person.id]);
    if (!made) continue;
    const trailKey = { clientId, id: made.id, attempt: 1 };
    await moveEnrolment(tx, { ...trailKey, state: "enrolled" }, "start", actorAt(first));
    const isDone = own.length === ids.length;
    if (isDone) {
      await moveEnrolment(tx, { ...trailKey, state: "in_progress" }, "finish", actorAt(last));
      await tx
        .insertInto("training_completions")
        .values({
          ...{ client_id: clientId, training_id: trail.id, user_id: person.id },
          ...{ completed_at: last, source: "learning" },
        })
        .execute();
    }
    const percent = Math.floor((own.length / ids.length) * 100);
    await tx
      .updateTable("course_enrolments")
      .set({ version: 1, done: own.length, total: ids.length, percent, last_at: last < now ? last : now })
      .where("id", "=", made.id)
      .execute();
  }
}

/** Courses some have marked; the seller two of them. */
export async function plantFavourites(
  tx: Tx,
  random: Random,
  { programme, people, courses, now }: EnrolmentGiven,
  learners: readonly PlantedPerson[],
): Promise<void> {
  const open = [...courses.values()].filter(({ plan }) => !plan.state && !plan.audience);
  const seller = people.find(({ username }) => username === "vendedor")?.id;
  const likes = learners
    .slice(0, 60)
    .flatMap(({ id }) =>
      open
        .filter(({ plan }) => (id === seller ? ["photos", "start"].includes(plan.key) : random.chance(0.08)))
        .map(({ id: course_id }) => ({ client_id: programme.id, user_id: id, course_id, at: now })),
    );
  if (likes.length > 0) await tx.insertInto("course_favourites").values(likes).execute();
}
