import { launchScorm } from "@trilha/contract/learning/scorm/endpoints.ts";
import { describe, expect, test } from "vitest";
import { aClient, aParticipant } from "../../../test/builders.ts";
import {
  aLaunch,
  aLearner,
  anItem,
  aPackage,
  aSitting,
  type Learner,
  type PackageFields,
  scormActivity,
} from "../../../test/builders-scorm.ts";
import { useApp } from "../../../test/use-app.ts";

const app = useApp({ env: { RATE_LIMIT_FACTOR: "1000" } });

/** Learner about to open a course of one package. */
async function learning(fields: PackageFields = {}, activity = {}): Promise<Learner & { packageId: string }> {
  const client = await aClient(app);
  const { id } = await aPackage(app, client, fields);
  const learner = await aLearner(app, [scormActivity(id, activity)], client);
  return { ...learner, packageId: id };
}

describe("§entities#type-scorm scorm: a launch", () => {
  test("of one's own sitting: an address on the package's host, and the SCOs there are", async () => {
    const learner = await learning({ items: [anItem("a"), anItem("b", { isVisible: false }), anItem("c")] });
    const launch = await aLaunch(app, learner);
    expect(launch).toMatchObject({
      ...{ shown: "frame", attempt: 1, current: "a" },
      contents: [
        { id: "a", title: "Lesson a", depth: 0, leaf: true, state: "not_started", score: null },
        { id: "c", title: "Lesson c", depth: 0, leaf: true, state: "not_started", score: null },
      ],
    });
    expect(new URL(launch.url).origin).toBe(launch.origin);
    expect(launch.origin).toContain(".content.localhost");
    expect((await aLaunch(app, learner, { sco: "c" })).current).toBe("c");
  });

  test("nobody else's sitting, no other activity, no package that is not ready", async () => {
    const learner = await learning();
    const sittingId = await aSitting(app, learner);
    const stranger = await aParticipant(app, learner.client);
    const theirs = await app.request(launchScorm, { body: { sittingId } }, { as: stranger });
    expect(theirs.refusal).toBe("404 request.not_found");
    const text = await aLearner(app, [{}, scormActivity(crypto.randomUUID())], learner.client);
    const launch = async (order: number) =>
      app.request(
        launchScorm,
        { body: { sittingId: await aSitting(app, text, order) } },
        { as: text.member },
      );
    expect((await launch(1)).refusal).toBe("422 scorm.not_package");
    expect((await launch(2)).refusal).toBe("409 scorm.package_not_ready");
    const gone = await app.request(launchScorm, { body: { sittingId, sco: "zz" } }, { as: learner.member });
    expect(gone.refusal).toBe("404 scorm.unknown_sco");
  });

  test("the page: facts safe inside their script, our scripts beside it, one person's key alone", async () => {
    const learner = await learning({ items: [anItem("a", { title: "</script><script>alert(1)</script>" })] });
    const { url } = await aLaunch(app, learner);
    const { host, pathname, search } = new URL(url);
    const page = await app.http.inject({ url: pathname + search, headers: { host } });
    expect(page.statusCode).toBe(200);
    expect(page.body).not.toContain("</script><script>alert");
    expect(page.headers["cache-control"]).toBe("no-store");
    const folder = pathname.replace(/launch$/, "");
    for (const [name, word] of [
      ["scorm/scorm12.js", "Scorm12API"],
      ["scorm/scorm2004.js", "Scorm2004API"],
      ["scorm/launch.js", "trilha.scorm"],
      ["scorm/launch.css", "#sco"],
    ] as const) {
      const file = await app.http.inject({ url: folder + name, headers: { host } });
      expect([file.statusCode, file.body.includes(word)]).toEqual([200, true]);
    }
    const other = await aLaunch(app, await learning());
    const mixed = `${pathname}?t=${new URL(other.url).searchParams.get("t")}`;
    expect((await app.http.inject({ url: mixed, headers: { host } })).json().code).toBe("scorm.launch_over");
    const looked = await app.http.inject({ method: "HEAD", url: pathname + search, headers: { host } });
    expect(looked.statusCode).toBe(404);
  });
});
