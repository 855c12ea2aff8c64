import type { Locale } from "@trilha/contract/core/locale.ts";
import { readOffer } from "@trilha/contract/learning/certificates/endpoints.ts";
import { openActivity, sendSteps } from "@trilha/contract/learning/delivery/player-endpoints.ts";
import { describe, expect, test } from "vitest";
import { aClient, aMember, type Member, plant } from "../../../test/builders.ts";
import { aTemplate } from "../../../test/builders-certificates.ts";
import { aCourse, aTrail, enrolled, type TestCourse } from "../../../test/builders-courses.ts";
import { useApp } from "../../../test/use-app.ts";

const app = useApp({ env: { RATE_LIMIT_FACTOR: "1000" } });

const ask = (as: Member, { id }: { id: string }, trailId?: string, locale?: Locale) =>
  app.request(
    readOffer,
    { params: { id }, query: trailId ? { trailId } : {} },
    { as, ...(locale && { locale }) },
  );
const offered = async (as: Member, course: { id: string }) => (await ask(as, course)).answer.offer;

async function aScene(fields: Parameters<typeof aTemplate>[2] = {}) {
  const client = await aClient(app);
  const template = await aTemplate(app, client, fields);
  const ana = await aMember(app, { client });
  const course = await aCourse(app, client, { title: { "pt-BR": "Vitrine", "en-US": "Window" } });
  return { client, template, ana, course };
}

async function finish(as: Member, course: TestCourse) {
  await enrolled(app, as, course);
  const opened = await app.request(openActivity, { params: { id: course.id, order: 1 }, body: {} }, { as });
  const { sittingId } = opened.answer;
  const steps = [{ seq: 1, seconds: 1, position: null, seen: [] }];
  await app.request(sendSteps, { body: { sittingId, steps } }, { as });
  await app.runJobs();
}

describe("§earning-rules#training-points what a course gives: its certificate, before it is finished", () => {
  test("named in the reader's language, with how long it is good, of courses and trails", async () => {
    const title = { "pt-BR": "Certificado de {{course}}", "en-US": "Certificate of {{course}}" };
    const { client, ana, course } = await aScene({ title, validMonths: 12 });
    expect(await offered(ana, course)).toEqual({
      ...{ title: "Certificado de Vitrine", validMonths: 12, held: false },
    });
    const english = (await ask(ana, course, undefined, "en-US")).answer.offer;
    expect(english?.title).toBe("Certificate of Window");
    const trail = await aTrail(app, client, { courses: [course] });
    expect(await offered(ana, trail)).toMatchObject({ validMonths: 12 });
  });

  test("none without a template, of one that is archived, or in a client that gives none", async () => {
    const without = await aScene({ defaults: false });
    expect(await offered(without.ana, without.course)).toBeNull();
    const archived = await aScene({ defaults: false });
    const uses = {
      client_id: archived.client.id,
      course_id: archived.course.id,
      template_id: archived.template.id,
    };
    await plant(app, (tx) => tx.insertInto("course_certificates").values(uses).execute());
    expect(await offered(archived.ana, archived.course)).not.toBeNull();
    await plant(app, (tx) =>
      tx
        .updateTable("certificate_templates")
        .set({ archived_at: app.clock.now() })
        .where("id", "=", archived.template.id)
        .execute(),
    );
    expect(await offered(archived.ana, archived.course)).toBeNull();
    const off = await aScene();
    await plant(app, (tx) =>
      tx.updateTable("clients").set({ has_certificates: false }).where("id", "=", off.client.id).execute(),
    );
    expect((await ask(off.ana, off.course)).refusal).toBe("404 request.module_off");
  });

  test("whoever holds a good one is told that no second comes", async () => {
    const { ana, course } = await aScene();
    await finish(ana, course);
    expect(await offered(ana, course)).toMatchObject({ held: true });
  });

  test("of what is not for somebody nothing is said, unless a trail shows it to them", async () => {
    const { client, ana } = await aScene();
    const hidden = await aCourse(app, client, { audience: { country: ["AR"] } });
    expect((await ask(ana, hidden)).refusal).toBe("404 request.not_found");
    const trail = await aTrail(app, client, { courses: [hidden] });
    expect((await ask(ana, hidden, trail.id)).answer.offer).not.toBeNull();
    const { course: foreign } = await aScene();
    expect((await ask(ana, foreign)).refusal).toBe("404 request.not_found");
  });
});
