// Packages that are unpacked already, activities that run them, and somebody who opened one.

import type { ManifestItem, PackageManifest } from "@trilha/contract/learning/content/manifest.ts";
import type { Activity } from "@trilha/contract/learning/delivery/outline.ts";
import { openActivity } from "@trilha/contract/learning/delivery/player-endpoints.ts";
import { launchScorm } from "@trilha/contract/learning/scorm/endpoints.ts";
import type { LaunchAnswer, launchRequest } from "@trilha/contract/learning/scorm/shapes.ts";
import type * as z from "zod/mini";
import { foldPath } from "../src/learning/content/rules/segments.ts";
import type { TestApp } from "./app.ts";
import { aClient, aParticipant, type Client, type Member, plant, unique } from "./builders.ts";
import { aCourse, enrolled, type TestCourse } from "./builders-courses.ts";

/** A SCO of a manifest with only what matters. */
export function anItem(identifier: string, fields: Partial<ManifestItem> = {}): ManifestItem {
  return {
    ...{ identifier, title: `Lesson ${identifier}`, isVisible: true, href: `${identifier}.html`, sco: true },
    ...{ prerequisites: null, masteryScore: null, maxTimeAllowed: null, timeLimitAction: null },
    ...{ dataFromLms: null, completionThreshold: null, hideLmsUi: [], sharedDataMaps: [], sequencing: {} },
    ...{ children: [], ...fields },
  };
}

export type PackageFields = Partial<PackageManifest> & { files?: Readonly<Record<string, string>> };

const manifestOf = ({ files: _, ...fields }: PackageFields): PackageManifest => ({
  ...{ version: "1.2", identifier: "m", title: "Package", organization: "o" },
  ...{ objectivesGlobalToSystem: true, sharedDataGlobalToSystem: true, sequencing: {} },
  ...{ items: [anItem("a")], ...fields },
});

/** A package of one 1.2 SCO, ready, unless said; its files lie in the store. */
export async function aPackage(
  app: TestApp,
  client: Client,
  fields: PackageFields = {},
): Promise<{ id: string; label: string }> {
  const label = Array.from({ length: 24 }, () => Math.floor(Math.random() * 36).toString(36)).join("");
  const member = await aParticipant(app, client);
  const id = await plant(app, async (tx) => {
    const now = app.clock.now();
    const made = await tx
      .insertInto("packages")
      .values({
        ...{ client_id: client.id, kind: "scorm", title: unique("Package"), label },
        ...{ revision: 1, newest: 1, created_by: member.userId, created_at: now },
      })
      .returning("id")
      .executeTakeFirstOrThrow();
    return made.id;
  });
  await aRevision(app, client, { id, by: member.userId, revision: 1 }, fields);
  return { id, label };
}

/** Another revision of it, ready, which people get from now on. */
export async function aRevision(
  app: TestApp,
  client: Client,
  upload: { id: string; by?: string; revision: number },
  fields: PackageFields = {},
): Promise<void> {
  const authorId = upload.by ?? (await aParticipant(app, client)).userId;
  const files = Object.entries(fields.files ?? {});
  const row = { client_id: client.id, package_id: upload.id, revision: upload.revision };
  await plant(app, async (tx) => {
    const now = app.clock.now();
    const file = await tx
      .insertInto("files")
      .values(aZip(client, authorId, now))
      .returning("id")
      .executeTakeFirstOrThrow();
    await tx
      .insertInto("package_revisions")
      .values({
        ...{ ...row, file_id: file.id, state: "ready", progress: 100, created_by: authorId, created_at: now },
        ...{ done_at: now, manifest: JSON.stringify(manifestOf(fields)), file_count: files.length },
      })
      .execute();
    await tx
      .updateTable("packages")
      .set({ revision: upload.revision, newest: upload.revision })
      .where("id", "=", upload.id)
      .execute();
    for (const [index, [path, text]] of files.entries()) {
      const key = `${client.id}/packages/${upload.id}/${upload.revision}/${index}`;
      const size = Buffer.byteLength(text);
      const type = path.endsWith(".js") ? "text/javascript" : "text/html; charset=utf-8";
      await app.parts.outside.store.put(key, Buffer.from(text), type);
      await tx
        .insertInto("package_files")
        .values({ ...row, folded: foldPath(path), path, key, type, size })
        .execute();
    }
  });
}

function aZip(client: Client, ownerId: string, now: Date) {
  return {
    ...{
      client_id: client.id,
      owner_id: ownerId,
      kind: "course_package",
      name: "p.zip",
      state: "ready" as const,
    },
    ...{ declared_type: "application/zip", declared_size: 1, created_at: now },
    ...{ storage_key: `originals/${client.id}/${crypto.randomUUID()}` },
  };
}

/** Learner enrolled in a course whose activities run packages, and a way to open and launch each. */
export interface Learner {
  client: Client;
  member: Member;
  course: TestCourse;
  enrolmentId: string;
}

export async function aLearner(
  app: TestApp,
  activities: readonly Partial<Activity>[],
  client?: Client,
): Promise<Learner> {
  const home = client ?? (await aClient(app));
  const member = await aParticipant(app, home);
  const course = await aCourse(app, home, { modules: [{ activities: [...activities] }] });
  const { id } = await enrolled(app, member, course);
  return { client: home, member, course, enrolmentId: id };
}

/** An activity that runs a package, done by its verdict unless said. */
export const scormActivity = (packageId: string, fields: Partial<Activity> = {}): Partial<Activity> => ({
  type: "scorm",
  data: { packages: { "pt-BR": packageId } },
  completion: { rule: "verdict", require: "completed" },
  ...fields,
});

/** Opens an activity of the learner's course: the sitting. */
export async function aSitting(app: TestApp, { member, course }: Learner, order = 1): Promise<string> {
  const opened = await app.request(
    openActivity,
    { params: { id: course.id, order: String(order) } as never, body: {} },
    { as: member },
  );
  if (opened.status !== 200) throw new Error(`not opened: ${JSON.stringify(opened.problem)}`);
  return opened.answer.sittingId;
}

/** Opens an activity and launches it. */
export async function aLaunch(
  app: TestApp,
  learner: Learner,
  wish: Omit<z.input<typeof launchRequest>, "sittingId"> & { order?: number } = {},
): Promise<LaunchAnswer> {
  const { order, ...body } = wish;
  const sittingId = await aSitting(app, learner, order);
  const launched = await app.request(launchScorm, { body: { sittingId, ...body } }, { as: learner.member });
  if (launched.status !== 200) throw new Error(`not launched: ${JSON.stringify(launched.problem)}`);
  return launched.answer;
}

/** Facts of a launch page, as far as somebody looks at it. */
export interface PageFacts {
  token: string;
  /** Null: what was launched speaks no SCORM. */
  cmi: { core: Record<string, unknown>; [element: string]: unknown } | null;
  valid: object | null;
  [fact: string]: unknown;
}

/** Launch page, as the page of a browser: it says commits. */
export interface Page {
  facts: PageFacts;
  status: number;
  commit(
    sequence: number,
    cmi: object,
    options?: object,
  ): Promise<{ status: number; body: Record<string, unknown> }>;
}

/** Loads a launch page on the content host, as its frame would. */
export async function loadPage(app: TestApp, url: string): Promise<Page> {
  const { host, pathname, search } = new URL(url);
  const reply = await app.http.inject({ method: "GET", url: pathname + search, headers: { host } });
  const [, json] = /<script id="facts" type="application\/json">(.*?)<\/script>/s.exec(reply.body) ?? [];
  const facts: PageFacts = json ? JSON.parse(json) : { token: "", cmi: null, valid: null };
  return {
    facts,
    status: reply.statusCode,
    commit: async (sequence, cmi, options = {}) => {
      const body = { t: facts.token, run: facts.run, sequence, ended: false, cmi, ...options };
      const sent = await app.http.inject({
        ...{ method: "POST", url: pathname.replace(/launch$/, "commit"), payload: JSON.stringify(body) },
        headers: { host, origin: `http://${host}`, "content-type": "text/plain" },
      });
      return { status: sent.statusCode, body: sent.json() };
    },
  };
}
