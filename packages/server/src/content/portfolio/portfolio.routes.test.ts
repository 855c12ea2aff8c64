import * as contract from "@trilha/contract/content/portfolio/endpoints.ts";
import { beforeAll, describe, expect, test } from "vitest";
import { aClient, aStaffMember, type Client, type Member, plant } from "../../../test/builders.ts";
import { aCourse, aTrail, type TestCourse } from "../../../test/builders-courses.ts";
import { anImportFile } from "../../../test/uploads.ts";
import { useApp } from "../../../test/use-app.ts";

const app = useApp({ env: { RATE_LIMIT_FACTOR: "1000" } });

let client: Client;
let staff: Member;
let course: TestCourse;
let trail: TestCourse;
let hidden: TestCourse;
let draft: TestCourse;
beforeAll(async () => {
  client = await aClient(app);
  staff = await aStaffMember(app, client, "program_administrator");
  const title = { "pt-BR": "Vitrine & <Café>", "en-US": "Shop window" };
  const description = { "pt-BR": "Um.\n\nDois." };
  course = await aCourse(app, client, { title, description, summary: { "pt-BR": "Em minutos" } });
  hidden = await aCourse(app, client);
  draft = await aCourse(app, client, { state: "draft" });
  trail = await aTrail(app, client, { courses: [course, hidden] });
});

const nothing = { headline: {}, intro: {}, teamTitle: {}, teamText: {} };
const office = async () => (await app.request(contract.readPortfolioOffice, {}, { as: staff })).answer;
type Edit = Parameters<typeof app.request<typeof contract.editPortfolio>>[1]["body"];
const edit = async (changes: Partial<Edit> = {}) => {
  const { version } = await office();
  const body = { version, enabled: true, texts: nothing, people: [], courseIds: [course.id], ...changes };
  return app.request(contract.editPortfolio, { body }, { as: staff });
};
const first = (locale = "pt-BR") =>
  app.request(contract.readPortfolio, { query: { client: client.slug } }, { locale });
const one = (id: string, locale = "pt-BR") =>
  app.request(contract.readShownCourse, { params: { id }, query: { client: client.slug } }, { locale });
const team = () => app.request(contract.readTeam, { query: { client: client.slug } });

describe("§routes#portfolio-group portfolio", () => {
  test("shows what the office chose, in its order and the caller's language", async () => {
    const texts = { ...nothing, headline: { "pt-BR": "Aprenda", "en-US": "Learn" } };
    await edit({ texts, courseIds: [trail.id, course.id] });
    const { answer, headers } = await first();
    expect(answer).toMatchObject({
      ...{ client: { slug: client.slug }, headline: "Aprenda", hasTeam: false },
      courses: [
        { id: trail.id, kind: "trail" },
        { id: course.id, kind: "course", title: "Vitrine & <Café>", summary: "Em minutos" },
      ],
    });
    expect(answer.courses[1]?.slug).toBe(`vitrine-cafe-id-${course.id}`);
    expect(headers["cache-control"]).toBe("public, max-age=60, must-revalidate");
    const english = (await first("en-US")).answer;
    expect([english.headline, english.courses[1]?.title]).toEqual(["Learn", "Shop window"]);
  });

  test("a course comes with what stands in it; a trail with its courses", async () => {
    await edit({ courseIds: [trail.id, course.id] });
    const { answer } = await one(course.id);
    expect(answer.course).toMatchObject({
      ...{ description: "Um.\n\nDois.", subscription: "open" },
      chapters: [{ title: expect.stringMatching(/^Módulo/), parts: 1 }],
    });
    expect((await one(trail.id)).answer.course.chapters).toHaveLength(2);
  });

  test("a course that is not chosen, hidden again, archived or not yet to be seen is not there", async () => {
    await edit();
    expect((await one(hidden.id)).refusal).toBe("404 request.not_found");
    expect((await one(draft.id)).refusal).toBe("404 request.not_found");
    const late = await aCourse(app, client);
    const set = (changes: object) =>
      plant(app, (tx) => tx.updateTable("courses").set(changes).where("id", "=", late.id).execute());
    await edit({ courseIds: [course.id, late.id] });
    expect((await first()).answer.courses).toHaveLength(2);
    await set({ visible_from: new Date(Date.now() + 86_400_000) });
    expect((await first()).answer.courses).toHaveLength(1);
    await set({ visible_from: null, state: "archived", archived_at: new Date() });
    expect((await one(late.id)).refusal).toBe("404 request.not_found");
  });

  test("is closed while the setting is off, and to a client that is none", async () => {
    await edit({ enabled: false });
    for (const reply of [await first(), await one(course.id), await team()])
      expect(reply.refusal).toBe("404 portfolio.closed");
    const unknown = await app.request(contract.readPortfolio, { query: { client: "nobody" } });
    expect(unknown.refusal).toBe("404 portfolio.closed");
  });
});

describe("the office", () => {
  test("has every published course with a switch, and says who it is for", async () => {
    await plant(app, (tx) =>
      tx
        .updateTable("courses")
        .set({ audience: JSON.stringify({ country: ["BR"] }) })
        .where("id", "=", hidden.id)
        .execute(),
    );
    const { answer } = await edit();
    const known = new Map(answer.courses.map((each) => [each.id, each]));
    expect(known.get(course.id)).toMatchObject({ shown: true, forEverybody: true });
    expect(known.get(hidden.id)).toMatchObject({ shown: false, forEverybody: false });
    expect(known.has(draft.id)).toBe(false);
    expect(answer.address).toContain(`/portfolio?client=${client.slug}`);
  });

  test("switches the setting of §states#portfolio-setting; the editor of branding sees another version", async () => {
    await edit({ enabled: false });
    const facts = () =>
      plant(app, (tx) =>
        tx
          .selectFrom("clients as c")
          .innerJoin("client_branding as l", "l.client_id", "c.id")
          .select(["c.version", "l.use_portfolio as on"])
          .where("c.id", "=", client.id)
          .executeTakeFirstOrThrow(),
      );
    const before = await facts();
    await edit({ enabled: true });
    expect([before.on, await facts()]).toEqual([false, { version: before.version + 1, on: true }]);
  });

  test.each([
    ["a draft", () => [draft.id], "409 portfolio.not_published"],
    ["a course of nobody", () => [crypto.randomUUID()], "409 portfolio.not_published"],
    [
      "a course of another client",
      async () => [(await aCourse(app, await aClient(app))).id],
      "409 portfolio.not_published",
    ],
  ] as const)("does not show %s", async (_, ids, refusal) => {
    expect((await edit({ courseIds: [...(await ids())] })).refusal).toBe(refusal);
  });

  test("two who save one version: the second is told", async () => {
    const { version } = await office();
    expect((await edit()).status).toBe(200);
    expect((await edit({ version })).refusal).toBe("409 request.conflict");
  });

  test("is audited by name", async () => {
    await edit({ people: [{ name: "Bia", role: {}, about: {}, pictureFileId: null }] });
    const row = await plant(app, (tx) =>
      tx
        .selectFrom("audit_trail")
        .select("after")
        .where("action", "=", "portfolio.edit")
        .where("client_id", "=", client.id)
        .orderBy("id", "desc")
        .limit(1)
        .executeTakeFirstOrThrow(),
    );
    expect(JSON.stringify(row.after)).toContain("Bia");
  });
});

describe("§routes#about-team about-team", () => {
  test("has the people with their pictures", async () => {
    const pictureFileId = await anImportFile(app, staff, "x", "branding");
    const role = { "pt-BR": "Coordenadora" };
    await edit({ people: [{ name: "Bia Reis", role, about: {}, pictureFileId }] });
    expect((await team()).answer.people).toEqual([
      {
        name: "Bia Reis",
        role: "Coordenadora",
        about: "",
        pictureUrl: expect.stringMatching(/^\/store\/public\//),
      },
    ]);
    const stranger = await aStaffMember(app, await aClient(app), "program_administrator");
    const foreign = await anImportFile(app, stranger, "x", "branding");
    const taken = await edit({ people: [{ name: "Bia", role, about: {}, pictureFileId: foreign }] });
    expect(taken.refusal).toBe("404 request.not_found");
  });

  test("is not there where the client wrote nothing of it", async () => {
    await edit();
    expect((await team()).refusal).toBe("404 request.not_found");
  });
});
