// A package that wants more than its frame: the session, the API as the user, the page around it.
import { aClient } from "../../server/test/builders.ts";
import { aLearner, anItem, aPackage, scormActivity } from "../../server/test/builders-scorm.ts";
import { openPackage, reportedBy, talkingPage } from "./fixtures/packages.ts";
import { expect, test } from "./fixtures/test.ts";

test("reaches neither the app nor its session, and leads nobody away", { tag: "@desktop" }, async ({
  page,
  product,
  complaints,
  context,
}) => {
  // The browser also writes down its refusals.
  complaints.expect(/policy: connect-src refused/);
  complaints.expect(/console error/);
  const { app, url } = product;
  const client = await aClient(app);
  const files = { "a.html": talkingPage("Bom dia") };
  const { id } = await aPackage(app, client, { items: [anItem("a")], files });
  const learner = await aLearner(app, [scormActivity(id)], client);
  const token = await app.tokenFor(learner.member);
  await context.addCookies([{ name: "session", value: "secret", url, sameSite: "Lax" }]);

  const sco = await openPackage(page, product, learner);
  await page.evaluate((bearer) => localStorage.setItem("token", bearer), token);
  const reached = await sco.evaluate(async (home) => {
    const attempt = async (work: () => unknown) => {
      try {
        return `got ${String(await work())}`;
      } catch (error) {
        return (error as Error).name;
      }
    };
    const app = window.top as Window;
    return {
      page: await attempt(() => app.document.body.innerHTML),
      storage: await attempt(() => app.localStorage.getItem("token")),
      cookies: await attempt(() => app.document.cookie),
      ownCookies: document.cookie,
      ownStorage: await attempt(() => localStorage.getItem("token")),
      functions: await attempt(() => (app as unknown as { fetch: typeof fetch }).fetch("/api/session")),
      api: await attempt(() => fetch(`${home}/api/session`, { credentials: "include" })),
      beacon: await attempt(() =>
        fetch(`${home}/api/scorm/launches`, { method: "POST", mode: "no-cors", credentials: "include" }),
      ),
      away: await attempt(() => {
        app.location.href = "https://example.com/";
      }),
      framing: await attempt(() => {
        (window.parent.parent as Window).location.replace("https://example.com/");
      }),
    };
  }, url);
  // Storage of its own, or none where the browser keeps frames of other sites from it; never the app's.
  const { ownStorage, ...others } = reached;
  expect(["got null", "SecurityError"]).toContain(ownStorage);
  expect(others).toEqual({
    ...{ page: "SecurityError", storage: "SecurityError", cookies: "SecurityError" },
    ...{ ownCookies: "", functions: "SecurityError" },
    ...{ api: "TypeError", beacon: "TypeError", away: "SecurityError", framing: "SecurityError" },
  });

  // A form to the app, in place of the whole page.
  await sco.evaluate((home) => {
    const form = document.createElement("form");
    Object.assign(form, { action: `${home}/api/scorm/launches`, method: "post", target: "_top" });
    document.body.append(form);
    form.submit();
  }, url);
  // The same address with its key is of no use where the app answers.
  const { pathname } = new URL(sco.url());
  expect((await page.request.get(`${url}${pathname}`)).status()).toBe(404);
  // Another package's host does not take the key.
  const { label } = await aPackage(app, client, { files });
  const foreign = await app.http.inject({ url: pathname, headers: { host: `${label}.content.localhost` } });
  expect(foreign.statusCode).toBe(404);
  // A message to the player looks like any other, and the page around it is still ours.
  await sco.evaluate((home) => {
    (window.top as Window).postMessage({ type: "trilha.scorm", state: "saved", score: 1e9 }, home);
  }, url);
  expect(new URL(page.url()).origin).toBe(url);
  expect((await reportedBy(page)).length).toBeGreaterThan(0);
});

test("commits in nobody else's name: a launch is one person's, on one package", { tag: "@desktop" }, async ({
  page,
  product,
  complaints,
}) => {
  complaints.expect(/403|404/);
  const { app } = product;
  const client = await aClient(app);
  const files = { "a.html": talkingPage("Bom dia") };
  const { id } = await aPackage(app, client, { items: [anItem("a")], files });
  const [learner, victim] = [
    await aLearner(app, [scormActivity(id)], client),
    await aLearner(app, [scormActivity(id)], client),
  ];
  const theirs = await openPackage(page, product, victim);
  const stolen = new URL(theirs.parentFrame()?.url() ?? "").searchParams.get("t");
  const sco = await openPackage(page, product, learner);
  const status = await sco.evaluate(async (t) => {
    const body = { t, run: 1, sequence: 1, ended: true, cmi: { core: { lesson_status: "passed" } } };
    const sent = await fetch(new URL("./_/commit", document.baseURI), {
      method: "POST",
      body: JSON.stringify(body),
    });
    return sent.status;
  }, stolen);
  expect(status).toBe(403);
});
