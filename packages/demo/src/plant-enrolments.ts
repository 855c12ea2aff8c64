import { addDays, localDay } from "@trilha/contract/core/zoned-days.ts";
import { completionOf } from "@trilha/contract/learning/delivery/completion.ts";
import { type Activity, activitiesOf } from "@trilha/contract/learning/delivery/outline.ts";
import {
  completedStates,
  type LearningEvent,
  type LearningState,
} from "@trilha/contract/learning/delivery/states.ts";
import type { Tx } from "../../server/src/db/database.ts";
import { joinCourse, moveEnrolment, placedIn } from "../../server/src/learning/delivery/index.ts";
import type { PlantedPerson } from "./plant-people.ts";
import { plantRush, type Rush, rushedPart } from "./plant-rush.ts";
import { plantFavourites, plantTrail } from "./plant-trails.ts";
import { type EnrolmentGiven, outsiders, type PlantedCourse } from "./planted-courses.ts";
import type { Random } from "./random.ts";

const day = 86_400_000;
const minute = 60_000;

type Joining = "enrol" | "request" | "invite";
/** Continuations of an enrolment. */
const ways: Readonly<
  Record<Exclude<LearningState, "not_started">, readonly [Joining, ...Exclude<LearningEvent, Joining>[]]>
> = {
  requested: ["request"],
  invited: ["invite"],
  enrolled: ["enrol"],
  in_progress: ["enrol", "start"],
  finished: ["enrol", "start", "finish"],
  approved: ["enrol", "start", "pass"],
  improved: ["enrol", "start", "pass", "improve"],
  reproved: ["enrol", "start", "fail"],
  blocked: ["enrol", "start", "block"],
  restarted: ["enrol", "start", "restart"],
  unenrolled: ["enrol", "unenrol"],
};
type Enrolled = keyof typeof ways;

interface EnrolmentPlan {
  course: PlantedCourse;
  userId: string;
  state: Enrolled;
  at: Date;
  /** Counted activities that are done; all of them in a completed state. */
  done?: number;
  /** Score in percent, where it says so. */
  score?: number;
  dueOn?: string;
  /** All of it was done so fast that it waits for somebody to look at it. */
  rush?: Rush;
}

/** Enrolments of the demo: the named people, and some of the others in every state there is. */
export async function plantEnrolments(tx: Tx, random: Random, given: EnrolmentGiven): Promise<void> {
  const { programme, people, courses } = given;
  const learners = people.filter(
    ({ memberships, signedUp, status, roles }) =>
      memberships[programme.id] && signedUp && !status && !roles?.length,
  );
  const plans = [
    ...(programme.plan.slug === "nimbus" ? namedPlans(given) : []),
    ...(await importedPlans(tx, given)),
    ...crowdPlans(random, given, learners),
  ];
  const taken = new Set<string>();
  for (const plan of plans) {
    const name = `${plan.course.id} ${plan.userId}`;
    if (taken.has(name)) continue;
    taken.add(name);
    await plantEnrolment(tx, given, plan);
  }
  for (const trail of courses.values()) if (trail.plan.courses) await plantTrail(tx, given, trail, learners);
  await plantFavourites(tx, random, given, learners);
  if (programme.plan.slug === "nimbus")
    for (const plan of await heldPlans(tx, given, learners)) await plantEnrolment(tx, given, plan);
}

const named = (people: readonly PlantedPerson[], username: string) => {
  const person = people.find((one) => one.username === username);
  if (!person) throw new Error(`nobody is ${username}`);
  return person.id;
};

/** A person to sign in as for each: done, underway, due soon, waiting for staff. */
function namedPlans({ people, courses, now, programme }: EnrolmentGiven): EnrolmentPlan[] {
  const seller = named(people, "vendedor");
  const ago = (days: number) => new Date(now.getTime() - days * day);
  const inThreeDays = addDays(localDay(now, programme.plan.timeZone), 3);
  const plan = (key: string, more: Omit<EnrolmentPlan, "course">): EnrolmentPlan[] => {
    const course = courses.get(key);
    return course ? [{ course, ...more }] : [];
  };
  return [
    ...plan("care", { userId: seller, state: "finished", at: ago(20) }),
    ...plan("notebooks-1", { userId: seller, state: "in_progress", at: ago(4), done: 2 }),
    ...plan("privacy", { userId: seller, state: "enrolled", at: ago(7), dueOn: inThreeDays }),
    ...plan("expert", { userId: named(people, "promotora"), state: "requested", at: ago(2) }),
  ];
}

/** Owners of imported trainings have finished these. */
async function importedPlans(
  tx: Tx,
  { programme, people, courses }: EnrolmentGiven,
): Promise<EnrolmentPlan[]> {
  const rows = await tx
    .selectFrom("training_completions")
    .select(["training_id", "user_id", "completed_at"])
    .where("client_id", "=", programme.id)
    .orderBy("training_id")
    .orderBy("user_id")
    .execute();
  const left = new Set(people.filter(({ username }) => username === "novata").map(({ id }) => id));
  return rows.flatMap(({ training_id, user_id, completed_at }): EnrolmentPlan[] => {
    const course = [...courses.values()].find(({ id }) => id === training_id);
    if (!course || left.has(user_id)) return [];
    const at = new Date(completed_at.getTime() - day);
    return [{ course, userId: user_id, state: "finished", at }];
  });
}

/** Most are underway or done; tests, which only later courses have, already show in some of the states. */
const common = ["enrolled", "in_progress", "in_progress", "in_progress", "finished", "finished"] as const;
const rare = ["approved", "improved", "reproved", "blocked", "restarted", "unenrolled"] as const;

function crowdPlans(
  random: Random,
  given: EnrolmentGiven,
  learners: readonly PlantedPerson[],
): EnrolmentPlan[] {
  const { courses, now } = given;
  const open = [...courses.values()].filter(
    ({ plan }) => !plan.courses && !plan.state && !plan.audience && !plan.requires && !plan.untaken,
  );
  const people = learners.filter(({ username }) => !outsiders.has(username));
  return people.slice(0, 70).flatMap((person, index): EnrolmentPlan[] =>
    open.flatMap((course) => {
      if (!random.chance(0.3)) return [];
      const { subscription } = course.plan;
      const asks = subscription === "approval" ? ("requested" as const) : ("invited" as const);
      const usual = subscription && random.chance(0.4) ? asks : random.pick(common);
      const state = index < rare.length * 2 ? random.pick(rare) : usual;
      const since = Math.max(course.publishedAt.getTime(), now.getTime() - 30 * day);
      const at = new Date(since + random.below(Math.max(1, now.getTime() - since - 2 * day)));
      const score = state === "approved" || state === "improved" ? 70 + random.below(30) : undefined;
      const graded = state === "reproved" ? 20 + random.below(40) : score;
      const done = state === "in_progress" ? random.below(countedOf(course).length) : 0;
      return [{ course, userId: person.id, state, at, done, ...(graded !== undefined && { score: graded }) }];
    }),
  );
}

/** Courses done in no time, by people nobody signs in as who have not begun them: hours ago, and how. */
const rushes: readonly [key: string, hoursAgo: number, rush: Rush][] = [
  ["watch", 50, { seconds: 14 }],
  [
    "play",
    26,
    { seconds: 61, result: { type: "drag_and_drop", reason: "game_too_fast", expected: 12, measured: 3 } },
  ],
  [
    "practise",
    7,
    { seconds: 21, result: { type: "scorm", reason: "package_too_fast", expected: 30, measured: 9 } },
  ],
  ["watch", 3, { seconds: 9 }],
];

async function heldPlans(
  tx: Tx,
  { programme, courses, now }: EnrolmentGiven,
  learners: readonly PlantedPerson[],
): Promise<EnrolmentPlan[]> {
  const rows = await tx
    .selectFrom("course_enrolments")
    .select(["user_id", "course_id"])
    .where("client_id", "=", programme.id)
    .execute();
  const taken = new Set(rows.map(({ user_id, course_id }) => `${course_id} ${user_id}`));
  const left = learners.filter(({ username }) => !outsiders.has(username));
  return rushes.map(([key, hoursAgo, rush]) => {
    const course = courses.get(key);
    const place = left.findIndex(({ id }) => course && !taken.has(`${course.id} ${id}`));
    const [person] = place < 0 ? [] : left.splice(0, place + 1).slice(-1);
    if (!course || !person) throw new Error(`nobody is left to rush through ${key}`);
    const at = new Date(now.getTime() - hoursAgo * 60 * minute);
    return { course, userId: person.id, state: "in_progress", at, done: countedOf(course).length, rush };
  });
}

const countedOf = ({ draft }: PlantedCourse) => placedIn(draft).counted;

async function plantEnrolment(tx: Tx, given: EnrolmentGiven, plan: EnrolmentPlan): Promise<void> {
  const { programme, now } = given;
  const { course, userId, state, at } = plan;
  const clientId = programme.id;
  const [joins, ...events] = ways[state];
  const person = given.people.find(({ id }) => id === userId);
  const actorAt = (at: Date) => ({
    ...{ actorId: userId, actorName: `${person?.firstName} ${person?.lastName}`, reason: null, now: at },
  });
  const own = { clientId, courseId: course.id };
  const days = course.plan.daysToFinish;
  const due = days ? localDay(new Date(at.getTime() + days * day), programme.plan.timeZone) : null;
  const joined = { event: joins, source: "self", by: actorAt(at), dueOn: plan.dueOn ?? due } as const;
  const [made] = await joinCourse(tx, { ...own, ...joined }, [userId]);
  if (!made) throw new Error("somebody could not join");
  const counted = countedOf(course);
  const isDone = completedStates.has(state);
  const done = isDone ? counted.length : (plan.done ?? 0);
  const ended = plan.rush
    ? new Date(at.getTime() + plan.rush.seconds * 1_000)
    : new Date(Math.min(at.getTime() + day, now.getTime() - 5 * minute));
  let stands: LearningState = made.to_state;
  for (const event of events) {
    const step = { clientId, id: made.id, state: stands, attempt: 1 };
    const next = await moveEnrolment(tx, step, event, actorAt(event === "start" ? at : ended));
    if (!next) throw new Error(`${event} cannot happen in ${stands}`);
    stands = next;
  }
  if (!events.includes("start")) return;
  const finished = counted.slice(0, done);
  const begun = state === "in_progress" ? counted[done] : undefined;
  const progress = activitiesOf(course.draft).flatMap(({ activity }) =>
    finished.includes(activity.id)
      ? [
          plan.rush
            ? {
                ...rowOf(given, activity, { at, ended, whole: true }),
                ...rushedPart(plan.rush, course, at, activity.id),
              }
            : rowOf(given, activity, { at, ended, whole: true }),
        ]
      : activity.id === begun
        ? [rowOf(given, activity, { at, ended, whole: false })]
        : [],
  );
  const rows = progress.filter(({ percent, state: reached }) => percent < 100 || reached === "finished");
  if (rows.length > 0)
    await tx
      .insertInto("activity_progress")
      .values(rows.map((row) => ({ ...row, client_id: clientId, enrolment_id: made.id })))
      .execute();
  const seconds = rows.reduce((sum, row) => sum + row.seconds, 0);
  await tx
    .updateTable("course_enrolments")
    .set({
      ...{
        version: 1,
        done,
        total: counted.length,
        percent: Math.floor((done / counted.length) * 100),
        seconds,
      },
      ...{ score: plan.score ?? null, last_at: ended, last_activity_id: begun ?? finished.at(-1) ?? null },
    })
    .where("id", "=", made.id)
    .execute();
  if (plan.rush)
    await plantRush(tx, plan.rush, { clientId, userId, enrolmentId: made.id, course, at, ended });
  if (isDone)
    await tx
      .insertInto("training_completions")
      .values({
        ...{ client_id: clientId, training_id: course.id, user_id: userId },
        ...{ completed_at: ended, source: "learning" },
      })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
}

/** Progress in an activity: all of it, or its first third. What opening alone finishes was not opened. */
function rowOf(given: EnrolmentGiven, activity: Activity, times: { at: Date; ended: Date; whole: boolean }) {
  const size = sizeOf(given, activity);
  const seen: [number, number][] = size === null ? [] : [[0, times.whole ? size : Math.floor(size / 3)]];
  const seconds = Math.round(activity.minutes * 60 * (times.whole ? 1 : 0.3));
  const work = { opened: true, seen, size, seconds, score: null, verdict: null };
  const reached = activity.completion ? completionOf(activity.completion, work) : 0;
  const isVerdict = activity.completion?.rule === "verdict";
  return {
    ...{ activity_id: activity.id, size, seconds, seen: JSON.stringify(seen), opened_at: times.at },
    ...{
      percent: times.whole ? 100 : reached,
      state: times.whole ? ("finished" as const) : ("in_progress" as const),
    },
    ...{
      finished_at: times.whole ? times.ended : null,
      verdict: times.whole && isVerdict ? ("passed" as const) : null,
    },
    position: size === null || times.whole ? null : JSON.stringify({ at: Math.floor(size / 3) }),
  };
}

/** Pages or seconds of an activity's file; null: it has none. */
function sizeOf({ content }: EnrolmentGiven, { data }: Activity): number | null {
  const text = JSON.stringify(data);
  const file = [...content.files.values()].find(
    ({ id, facts }) => (facts.pages ?? facts.seconds) && text.includes(id),
  );
  const size = file?.facts.pages ?? file?.facts.seconds;
  return size === undefined ? null : Math.floor(size);
}
