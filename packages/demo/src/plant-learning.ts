import { activitiesOf, type CourseDraft } from "@trilha/contract/learning/delivery/outline.ts";
import { enqueue } from "../../server/src/core/jobs/enqueue.ts";
import type { Tx } from "../../server/src/db/database.ts";
import {
  addCourse,
  type CourseAuthor,
  emptyDraft,
  setCourseState,
  writePublished,
} from "../../server/src/learning/authoring/index.ts";
import type { ScormCloudPort, StorePort } from "../../server/src/platform/outside/ports.ts";
import { drawnCovers } from "./course-covers.ts";
import { eventPlans } from "./event-plans.ts";
import { cimentaPlans, coursePlans } from "./learning-course-plans.ts";
import { gamesPlan } from "./learning-game-plans.ts";
import { type CoursePlan, type CourseThings, type LabelKey, labelPlans } from "./learning-plans.ts";
import { startPlans } from "./learning-start-plans.ts";
import { paintTestPlan, testPlans } from "./learning-test-plans.ts";
import type { PlantedProgramme } from "./plant-client.ts";
import { type PlantedContent, plantCourseContent } from "./plant-course-content.ts";
import { plantDrills } from "./plant-drills.ts";
import { plantEnrolments } from "./plant-enrolments.ts";
import { plantEvents } from "./plant-events.ts";
import type { PlantedPerson } from "./plant-people.ts";
import { plantCoursePictures, plantEventPictures } from "./plant-pictures.ts";
import { plantQuestions } from "./plant-questions.ts";
import type { PlantedCourse } from "./planted-courses.ts";
import { createRandom, type Random } from "./random.ts";
import { trainingPlans } from "./reward-words.ts";

const day = 86_400_000;

interface Given {
  programme: PlantedProgramme;
  people: readonly PlantedPerson[];
  store: StorePort;
  scormCloud: ScormCloudPort;
  now: Date;
}

/**
 * Fills a programme with courses and trails, published as authors publish them, and with people who take them. The
 * trainings rewards ask for become courses.
 */
export async function plantLearning(tx: Tx, random: Random, given: Given): Promise<void> {
  const { programme, people, now } = given;
  const { id: clientId, plan } = programme;
  const since = new Date(now.getTime() - 46 * day);
  const isAdmin = ({ memberships, roles }: PlantedPerson) =>
    memberships[clientId] && roles?.includes("program_administrator");
  const admin = people.find(isAdmin);
  if (!admin) throw new Error("nobody writes courses");
  const ownerId = admin.id;
  const content = await plantCourseContent(tx, random, { programme, ownerId, store: given.store, at: since });
  const author = { id: ownerId, name: `${admin.firstName} ${admin.lastName}` };
  const bank = await plantQuestions(tx, { clientId, slug: plan.slug, author, at: since });
  const things = { ...(await thingsOf(tx, random, given, content, since)), bank };
  const plans =
    plan.slug === "nimbus"
      ? [...startPlans(things), ...coursePlans(things), ...testPlans(things), gamesPlan]
      : [...cimentaPlans(things), paintTestPlan(things)];
  const labels = await plantLabels(tx, random, clientId, since);
  const covers = await plantCoursePictures(tx, random, given.store, {
    ...{ clientId, ownerId, at: since },
    drawn: drawnCovers.filter(([name]) => plans.some(({ cover }) => cover === name)),
  });
  const trainings = await trainingIds(tx, clientId);
  const planted = new Map<string, PlantedCourse>();
  for (const one of plans) {
    const idOf = (key: string) => {
      const course = planted.get(key);
      if (!course) throw new Error(`${key} is planted later than what needs it`);
      return course.id;
    };
    const publishedAt = new Date(now.getTime() - one.daysAgo * day);
    const draft = draftOf(random, one, { labels, cover: covers.get(one.cover ?? ""), idOf, at: publishedAt });
    const author = { userId: ownerId, name: `${admin.firstName} ${admin.lastName}`, at: publishedAt };
    const id = await plantCourse(tx, one, draft, { clientId, by: author, trainings, planted });
    planted.set(one.key, { id, plan: one, draft, publishedAt });
  }
  await plantEnrolments(tx, random, { ...given, courses: planted, content });
  if (plan.slug === "nimbus") {
    await plantDrills(tx, { clientId, bankId: bank, authorId: ownerId, people, now });
    const host = people.find(({ username }) => username === "instructor") ?? admin;
    const eventCovers = await plantEventPictures(tx, createRandom(60_082), given.store, {
      ...{ clientId, ownerId, at: since },
      drawn: drawnCovers.filter(([name]) => eventPlans.some(({ cover }) => cover === name)),
    });
    await plantEvents(tx, { clientId, organizer: admin, host, people, covers: eventCovers, now });
  }
  await enqueue(tx, "learning.popularity", {});
}

async function thingsOf(
  tx: Tx,
  random: Random,
  { programme, people, scormCloud }: Given,
  { files, packages }: PlantedContent,
  at: Date,
): Promise<Omit<CourseThings, "bank">> {
  const clientId = programme.id;
  const groups = new Map([["Promotores SP", random.id(at)]]);
  const named = <Value>(map: ReadonlyMap<string, Value>, name: string): Value => {
    const value = map.get(name);
    if (value === undefined) throw new Error(`there is no ${name}`);
    return value;
  };
  for (const [name, id] of groups) {
    await tx.insertInto("people_groups").values({ id, client_id: clientId, name }).execute();
    const members = people.filter(
      ({ memberships, jobProfile, signedUp, country }) =>
        memberships[clientId] && signedUp && country === "BR" && jobProfile === "brand_promoter",
    );
    const rows = members.map(({ memberships }) => ({
      ...{ client_id: clientId, group_id: id, membership_id: memberships[clientId] ?? "" },
    }));
    if (rows.length > 0) await tx.insertInto("membership_groups").values(rows).execute();
  }
  return {
    file: (name) => named(files, name).id,
    pack: (name) => named(packages, name),
    group: (name) => named(groups, name),
    hasLocalCloud: scormCloud.name === "local",
  };
}

async function plantLabels(
  tx: Tx,
  random: Random,
  clientId: string,
  at: Date,
): Promise<ReadonlyMap<LabelKey, string>> {
  const rows = Object.entries(labelPlans).map(([key, { kind, name }], position) => ({
    key: key as LabelKey,
    row: { id: random.id(at), client_id: clientId, kind, name: JSON.stringify(name), position },
  }));
  await tx
    .insertInto("course_labels")
    .values(rows.map(({ row }) => row))
    .execute();
  return new Map(rows.map(({ key, row }) => [key, row.id]));
}

/** The trainings there are, by the title in the plans. */
async function trainingIds(tx: Tx, clientId: string): Promise<ReadonlyMap<string, string>> {
  const rows = await tx
    .selectFrom("trainings")
    .select(["id", "title"])
    .where("client_id", "=", clientId)
    .execute();
  return new Map(
    Object.entries(trainingPlans).flatMap(([key, title]) => {
      const row = rows.find((one) => one.title["pt-BR"] === title["pt-BR"]);
      return row ? [[key, row.id] as const] : [];
    }),
  );
}

function draftOf(
  random: Random,
  plan: CoursePlan,
  made: {
    labels: ReadonlyMap<LabelKey, string>;
    cover: string | undefined;
    idOf: (key: string) => string;
    at: Date;
  },
): CourseDraft {
  const { labels, cover, idOf, at } = made;
  const ids = (count: number) => Array.from({ length: count }, () => random.id(at));
  const at1 = (list: readonly string[], places: readonly number[] = []) =>
    places.flatMap((place) => list[place - 1] ?? []);
  const { modules = [], courses = [] } = plan;
  const moduleIds = ids(modules.length);
  const activityIds = ids(modules.reduce((sum, { activities }) => sum + activities.length, 0));
  const itemIds = ids(courses.length);
  let next = 0;
  return {
    ...emptyDraft,
    ...{ title: plan.title, summary: plan.summary, description: plan.description ?? {} },
    ...{ locales: [...plan.locales], coverFileId: cover ?? null, order: plan.order ?? "free" },
    ...{ subscription: plan.subscription ?? "open", mandatory: plan.mandatory ?? false },
    ...{ audience: plan.audience ?? emptyDraft.audience, daysToFinish: plan.daysToFinish ?? null },
    labelIds: plan.labels.flatMap((key) => labels.get(key) ?? []),
    prerequisiteIds: (plan.requires ?? []).map(idOf),
    modules: modules.map(({ title, after, activities }, index) => ({
      ...{ id: moduleIds[index] ?? "", title, requires: at1(moduleIds, after) },
      activities: activities.map(
        ({ after: needs, replacedBy, authorised, mandatory, data, dataIn, ...activity }) => ({
          ...{ id: activityIds[next++] ?? "", ...activity, requires: at1(activityIds, needs) },
          ...{ mandatory: mandatory ?? true, authorised: authorised ?? false },
          data: replacedBy
            ? { replacementId: activityIds[replacedBy - 1] ?? null }
            : (dataIn?.(moduleIds) ?? data),
        }),
      ),
    })),
    items: courses.map(({ key, after, mandatory }, index) => ({
      ...{ id: itemIds[index] ?? "", kind: "course", referenceId: idOf(key), title: {} },
      ...{ mandatory: mandatory ?? true, requires: at1(itemIds, after) },
    })),
  };
}

async function plantCourse(
  tx: Tx,
  plan: CoursePlan,
  draft: CourseDraft,
  scope: {
    clientId: string;
    by: CourseAuthor;
    trainings: ReadonlyMap<string, string>;
    planted: ReadonlyMap<string, PlantedCourse>;
  },
): Promise<string> {
  const { clientId, by: author } = scope;
  const kind = plan.courses ? "trail" : "course";
  const id = await addCourse(tx, clientId, kind, draft, author, scope.trainings.get(plan.key) ?? null);
  if (plan.state === "draft") return id;
  const minutes = new Map(
    [...scope.planted.values()].map((course) => [
      course.id,
      activitiesOf(course.draft).reduce((sum, { activity }) => sum + activity.minutes, 0),
    ]),
  );
  const about = { by: author, note: null, minutesOf: (courseId: string) => minutes.get(courseId) ?? 0 };
  await writePublished(tx, { clientId, id, kind, version: 1, draftVersion: 1 }, draft, about);
  if (plan.state)
    await setCourseState(tx, { clientId, id }, plan.state, new Date(author.at.getTime() + 20 * day));
  return id;
}
