import * as contract from "@trilha/contract/learning/certificates/endpoints.ts";
import { openActivity, sendSteps } from "@trilha/contract/learning/delivery/player-endpoints.ts";
import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import {
  aClient,
  aMember,
  aParticipant,
  aStaffMember,
  type Client,
  type Member,
  plant,
} from "../../../test/builders.ts";
import { aTemplate } from "../../../test/builders-certificates.ts";
import { aCourse, aTrail, enrolled, type TestCourse } from "../../../test/builders-courses.ts";
import { useApp } from "../../../test/use-app.ts";

const app = useApp({ env: { RATE_LIMIT_FACTOR: "1000" } });
const key = () => ({ idempotencyKey: crypto.randomUUID() });

async function finish(as: Member, course: TestCourse) {
  const request = { params: { id: course.id, order: 1 }, body: {} };
  const { sittingId } = (await app.request(openActivity, request, { as })).answer;
  const steps = [{ seq: 1, seconds: 1, position: null, seen: [] }];
  await app.request(sendSteps, { body: { sittingId, steps } }, { as });
  await app.runJobs();
}
const mine = async (as: Member, courseId?: string) =>
  (await app.request(contract.listOwnCertificates, { query: courseId ? { courseId } : {} }, { as })).answer
    .items;
const check = (number: string) =>
  app.request(contract.checkCertificate, { params: { number } }, { locale: "pt-BR" });
const pdfOf = async (url: string) => (await app.http.inject({ url })).rawPayload;
const setScore = (course: TestCourse, score: number) =>
  plant(app, (tx) =>
    tx.updateTable("course_enrolments").set({ score }).where("course_id", "=", course.id).execute(),
  );

async function aScene(fields: Parameters<typeof aTemplate>[2] = {}) {
  const client = await aClient(app);
  const template = await aTemplate(app, client, fields);
  const user = { first_name: "Ana 🌟", last_name: "Conceição" };
  const ana = await aMember(app, { client, user });
  const course = await aCourse(app, client, { title: { "pt-BR": "Vitrine", "en-US": "Window" } });
  await enrolled(app, ana, course);
  return { client, template, ana, course };
}
const staffOf = (client: Client) => aStaffMember(app, client, "program_administrator");

describe("§learning#certificates: issued by finishing", () => {
  test("the learner has it, its PDF is one in their language, and its number says it is good", async () => {
    const { ana, course } = await aScene({ validMonths: 12 });
    expect(await mine(ana)).toEqual([]);
    await finish(ana, course);
    const [one, ...more] = await mine(ana, course.id);
    expect(more).toEqual([]);
    expect(one).toMatchObject({
      state: "valid",
      name: "Ana Conceição",
      canRenew: false,
      course: { title: "Vitrine" },
    });
    const file = await app.request(
      contract.readOwnFile,
      { params: { id: one?.id ?? "" }, query: {} },
      { as: ana },
    );
    const pdf = await pdfOf(file.answer.url);
    expect(pdf.subarray(0, 5).toString()).toBe("%PDF-");
    expect(pdf.toString("latin1")).toMatch(/pdfuaid:part/);
    const { answer } = await check(one?.number.toLowerCase().replaceAll("-", " ") ?? "");
    expect(answer).toEqual({
      ...{ number: one?.number, state: "valid", name: "Ana Conceição", course: "Vitrine", kind: "course" },
      ...{ client: expect.any(String), completedOn: one?.completedOn, issuedOn: one?.completedOn },
      validUntil: one?.validUntil,
    });
    const notified = await plant(app, (tx) =>
      tx.selectFrom("notifications").select("kind").where("user_id", "=", ana.userId).execute(),
    );
    expect(notified.filter(({ kind }) => kind === "certificates.issued")).toHaveLength(1);
  });

  test("a trail that finishes with its course brings its own", async () => {
    const { client, ana, course } = await aScene();
    const trail = await aTrail(app, client, { courses: [course] });
    await enrolled(app, ana, trail);
    await finish(ana, course);
    expect((await mine(ana)).map((one) => one.course.kind).toSorted()).toEqual(["course", "trail"]);
  });

  test("jobs that run twice and completions told twice issue one", async () => {
    const { client, ana, course } = await aScene();
    await finish(ana, course);
    const { enrolment_id } = await plant(app, (tx) =>
      tx
        .selectFrom("certificates")
        .select("enrolment_id")
        .where("course_id", "=", course.id)
        .executeTakeFirstOrThrow(),
    );
    const { certificateJobs } = await import("./index.ts");
    const payload = { clientId: client.id, enrolmentId: enrolment_id, at: app.clock.now().toISOString() };
    const again = (attempt: number) =>
      certificateJobs["certificates.issue"].run(
        app.parts,
        { ...payload, attempt },
        { attempt: 1, maxAttempts: 1 },
      );
    await Promise.all([again(1), again(1), again(2)]);
    expect(await mine(ana)).toHaveLength(1);
  });

  test("without a template, or in a client that gives none, there is none", async () => {
    const { client, ana, course } = await aScene({ defaults: false });
    await finish(ana, course);
    expect(await mine(ana)).toEqual([]);
    const request = { body: { kind: "issue", courseId: course.id } } as const;
    const reply = await app.request(contract.startRun, request, { as: await staffOf(client), ...key() });
    expect(reply.refusal).toBe("409 certificates.no_template");
  });
});

describe("§api#certificate-call get_trail_user_result_certificate", () => {
  test("answers a form with the number, the PDF and the public page", async () => {
    const { ana, course } = await aScene();
    await finish(ana, course);
    const body = { course_id: course.id, language: "en-US" } as const;
    const { answer } = await app.request(contract.trailCertificate, { body }, { as: ana });
    expect(answer).toMatchObject({ state: "valid", number: expect.stringMatching(/^TR-/) });
    expect(answer.verification_url).toMatch(new RegExp(`/certificates/${answer.number}$`));
    const url = new URL(answer.url);
    expect((await pdfOf(url.pathname + url.search)).subarray(0, 5).toString()).toBe("%PDF-");
  });

  test("says so where nothing is finished, and takes nothing but a form of one id", async () => {
    const { ana, course } = await aScene();
    const ask = (body: object) => app.request(contract.trailCertificate, { body } as never, { as: ana });
    expect((await ask({ trail_id: course.id })).refusal).toBe("409 certificates.not_finished");
    expect((await ask({})).status).toBe(422);
    expect((await ask({ trail_id: course.id, course_id: course.id })).status).toBe(422);
    const json = await app.http.inject({
      method: "POST",
      url: "/get_trail_user_result_certificate/",
      headers: { authorization: `Bearer ${await app.tokenFor(ana)}`, "content-type": "application/json" },
      payload: JSON.stringify({ course_id: course.id }),
    });
    expect(json.statusCode).toBe(415);
    const nobody = await app.request(contract.trailCertificate, { body: { course_id: course.id } });
    expect(nobody.status).toBe(401);
  });
});

describe("§learning#certificates: the public page", () => {
  test("tells no more of a number that is none than of one nobody has", async () => {
    const some = [
      "x",
      "TR-7K3M-9Q2X",
      "TR-AAAAA-AAAAA-AAAAA-AAAAA",
      "TR-UUUUU-UUUUU-UUUUU-UUUUU",
      "%00",
      "../../etc",
    ];
    const replies = [];
    for (const number of some) {
      const { status, problem } = await check(number);
      replies.push([status, problem.code, problem.title]);
    }
    expect(new Set(replies.map((reply) => JSON.stringify(reply))).size).toBe(1);
    expect(replies[0]?.[0]).toBe(404);
  });

  test("is on the client's own host where it has one", async () => {
    const { client, ana, course } = await aScene();
    const host = `learn-${client.slug}.example`;
    await plant(app, (tx) => tx.insertInto("client_hosts").values({ host, client_id: client.id }).execute());
    await finish(ana, course);
    expect((await mine(ana))[0]?.publicUrl).toMatch(new RegExp(`^https?://${host}(:\\d+)?/certificates/TR-`));
  });
});

describe("§learning#certificates: what becomes of one", () => {
  test("revoked with a reason: its page says so, its file is not handed out, and not twice", async () => {
    const { client, ana, course } = await aScene();
    await finish(ana, course);
    const staff = await staffOf(client);
    const [one] = (await app.request(contract.listIssued, { query: { search: "conceicao" } }, { as: staff }))
      .answer.items;
    const request = { params: { id: one?.id ?? "" }, body: { reason: "Fraude" } };
    expect((await app.request(contract.revoke, request, { as: staff, ...key() })).answer).toMatchObject({
      state: "revoked",
      reason: "Fraude",
      can: { revoke: false, reissue: true },
    });
    expect((await check(one?.number ?? "")).answer.state).toBe("revoked");
    expect((await mine(ana))[0]).toMatchObject({ state: "revoked", reason: "Fraude" });
    const file = await app.request(
      contract.readOwnFile,
      { params: { id: one?.id ?? "" }, query: {} },
      { as: ana },
    );
    expect(file.refusal).toBe("409 certificates.not_good");
    expect((await app.request(contract.revoke, request, { as: staff, ...key() })).refusal).toBe(
      "409 certificates.not_good",
    );
  });

  test("once it is revoked, nothing drawn of it stays in the store; what is good does", async () => {
    const { certificateJobs } = await import("./index.ts");
    const { client, ana, course } = await aScene();
    await finish(ana, course);
    const staff = await staffOf(client);
    const [one] = await mine(ana);
    const params = { id: one?.id ?? "" };
    const save = async (language: "pt-BR" | "fr-FR") =>
      (await app.request(contract.readOwnFile, { params, query: { language } }, { as: ana })).answer.url;
    const urls = [await save("pt-BR"), await save("fr-FR")];
    const there = async () => {
      const replies = await Promise.all(urls.map((url) => app.http.inject({ url })));
      return replies.map(({ statusCode }) => statusCode);
    };
    const forget = () =>
      certificateJobs["certificates.forget"].run(
        app.parts,
        { clientId: client.id, certificateId: params.id },
        { attempt: 1, maxAttempts: 1 },
      );
    await forget();
    expect(await there()).toEqual([200, 200]);
    await app.request(contract.revoke, { params, body: { reason: "Fraude" } }, { as: staff, ...key() });
    const queued = await plant(app, (tx) =>
      sql<{ n: number }>`select count(*)::integer as n from graphile_worker.jobs
        where task_identifier = 'certificates.forget'`.execute(tx),
    );
    expect(queued.rows[0]?.n).toBeGreaterThan(0);
    await forget();
    expect(await there()).toEqual([404, 404]);
  });

  test("issued anew with today's name: the old number says it was replaced", async () => {
    const { client, ana, course } = await aScene();
    await finish(ana, course);
    const [before] = await mine(ana);
    await plant(app, (tx) =>
      tx.updateTable("users").set({ last_name: "Souza" }).where("id", "=", ana.userId).execute(),
    );
    const request = { params: { id: before?.id ?? "" }, body: { reason: "Nome" } };
    const reply = await app.request(contract.reissue, request, { as: await staffOf(client), ...key() });
    expect(reply.answer).toMatchObject({ state: "valid", name: "Ana Souza", reason: "Nome" });
    expect((await check(before?.number ?? "")).answer).toMatchObject({
      state: "replaced",
      name: "Ana Conceição",
    });
    expect((await mine(ana)).map(({ number }) => number)).toEqual([reply.answer.number]);
  });

  test("a better score changes nothing until the learner asks for it", async () => {
    const { ana, course } = await aScene();
    await finish(ana, course);
    const [before] = await mine(ana);
    const renew = (id = before?.id ?? "") =>
      app.request(contract.renewOwn, { params: { id } }, { as: ana, ...key() });
    expect((await renew()).refusal).toBe("409 certificates.no_better_score");
    await setScore(course, 92.5);
    await app.runJobs();
    expect(await mine(ana)).toMatchObject([{ number: before?.number, score: null, canRenew: true }]);
    expect((await renew()).answer).toMatchObject({ score: 92.5, canRenew: false });
    expect((await renew()).refusal).toBe("409 certificates.not_good");
  });

  test("it ends by its day, its person hears of it before, once", async () => {
    const { ana, course } = await aScene({ validMonths: 1 });
    await finish(ana, course);
    const { certificateJobs } = await import("./index.ts");
    const remind = () =>
      certificateJobs["certificates.remind"].run(app.parts, {}, { attempt: 1, maxAttempts: 1 });
    await remind();
    await remind();
    const notified = await plant(app, (tx) =>
      tx.selectFrom("notifications").select("kind").where("user_id", "=", ana.userId).execute(),
    );
    expect(notified.filter(({ kind }) => kind === "certificates.ending")).toHaveLength(1);
    const [one] = await mine(ana);
    app.clock.set(new Date(app.clock.now().getTime() + 40 * 24 * 60 * 60 * 1000));
    expect((await check(one?.number ?? "")).answer.state).toBe("expired");
  });
});

describe("§learning#certificates: templates", () => {
  test("a change leaves what was issued as it was", async () => {
    const { client, ana, course, template } = await aScene();
    await finish(ana, course);
    const staff = await staffOf(client);
    const params = { id: template.id };
    const read = async () => (await app.request(contract.readTemplate, { params }, { as: staff })).answer;
    const before = await read();
    const write = (version: number) => ({
      ...{
        name: before.name,
        defaultFor: before.defaultFor,
        courseIds: [course.id],
        archived: false,
        version,
      },
      design: { ...before.design, layout: "band" as const, title: { "pt-BR": "Diploma" } },
    });
    const edit = (version: number) =>
      app.request(contract.editTemplate, { params, body: write(version) }, { as: staff });
    expect((await edit(1)).answer).toMatchObject({ version: 2, issued: 1, courses: [{ id: course.id }] });
    expect((await edit(1)).refusal).toBe("409 request.conflict");
    const { items } = (await app.request(contract.listIssued, { query: {} }, { as: staff })).answer;
    expect(items).toMatchObject([{ templateVersion: 1 }]);
    const frozen = plant(app, (tx) =>
      tx
        .updateTable("certificates")
        .set({ name: "x" } as never)
        .where("client_id", "=", client.id)
        .execute(),
    );
    await expect(frozen).rejects.toThrow(/permission denied/);
  });

  test("a default goes from one to another, and an archived one is used by nothing", async () => {
    const { client, template } = await aScene();
    const staff = await staffOf(client);
    const { design } = (
      await app.request(contract.readTemplate, { params: { id: template.id } }, { as: staff })
    ).answer;
    const body = { name: "Novo", design, defaultFor: ["course" as const], courseIds: [] };
    const { id } = (await app.request(contract.createTemplate, { body }, { as: staff, ...key() })).answer;
    const list = async () => (await app.request(contract.listTemplates, {}, { as: staff })).answer.items;
    expect((await list()).find((one) => one.id === template.id)?.defaultFor).toEqual(["trail"]);
    const archived = { ...body, archived: true, version: 1 };
    await app.request(contract.editTemplate, { params: { id }, body: archived }, { as: staff });
    expect((await list()).find((one) => one.id === id)).toMatchObject({ archived: true, defaultFor: [] });
  });

  test("a preview is the real page; texts with strange placeholders are refused", async () => {
    const { client, template } = await aScene();
    const staff = await staffOf(client);
    const { design } = (
      await app.request(contract.readTemplate, { params: { id: template.id } }, { as: staff })
    ).answer;
    const preview = (changes: object) =>
      app.request(
        contract.previewTemplate,
        { body: { locale: "fr-FR", design: { ...design, ...changes } } } as never,
        { as: staff },
      );
    const { pdf } = (await preview({ layout: "horizon" })).answer;
    expect(Buffer.from(pdf, "base64").subarray(0, 5).toString()).toBe("%PDF-");
    expect((await preview({ body: { "pt-BR": "{{nome}}" } })).status).toBe(422);
    expect((await preview({ body: { "pt-BR": "x".repeat(601) } })).status).toBe(422);
    const huge = { body: { "pt-BR": "palavra ".repeat(75).trim() }, title: { "pt-BR": "W".repeat(60) } };
    expect((await preview(huge)).status).toBe(200);
  });
});

describe("§learning#certificates: of a whole course", () => {
  test("those who finished before there was a template get theirs, and staff all in one ZIP", async () => {
    const client = await aClient(app);
    const course = await aCourse(app, client);
    const people = [await aParticipant(app, client), await aParticipant(app, client)];
    for (const person of people) await enrolled(app, person, course, { state: "finished" });
    await aTemplate(app, client);
    const staff = await staffOf(client);
    const start = async (kind: "issue" | "bundle") => {
      const reply = await app.request(
        contract.startRun,
        { body: { kind, courseId: course.id } },
        { as: staff, ...key() },
      );
      await app.runJobs();
      return (await app.request(contract.readRun, { params: { id: reply.answer.id } }, { as: staff })).answer;
    };
    expect(await start("issue")).toMatchObject({ state: "done", done: 2, total: 2, url: null });
    expect(await start("issue")).toMatchObject({ state: "done", done: 2 });
    expect((await app.request(contract.listIssued, { query: {} }, { as: staff })).answer.items).toHaveLength(
      2,
    );
    const bundle = await start("bundle");
    expect(bundle).toMatchObject({ state: "done", done: 2, total: 2 });
    expect((await pdfOf(bundle.url ?? "")).subarray(0, 2).toString()).toBe("PK");
  });

  test("a store that breaks off fails the ZIP, and nothing else", async () => {
    const { certificateJobs } = await import("./index.ts");
    const client = await aClient(app);
    const course = await aCourse(app, client);
    const staff = await staffOf(client);
    const { store } = app.parts.outside;
    const broken: typeof store.putStream = async (_, bytes) => {
      bytes.destroy();
      throw new Error("the store is gone");
    };
    const whole = store.putStream;
    store.putStream = broken;
    try {
      const body = { kind: "bundle" as const, courseId: course.id };
      const { answer } = await app.request(contract.startRun, { body }, { as: staff, ...key() });
      const payload = { clientId: client.id, runId: answer.id };
      const last = { attempt: 4, maxAttempts: 4 };
      await expect(certificateJobs["certificates.run"].run(app.parts, payload, last)).rejects.toThrow(
        "is gone",
      );
      const run = await app.request(contract.readRun, { params: { id: answer.id } }, { as: staff });
      expect(run.answer).toMatchObject({ state: "failed", url: null });
    } finally {
      store.putStream = whole;
    }
  });
});
