import { allowPackageHosts, readPackage } from "@trilha/contract/learning/content/endpoints.ts";
import { beforeAll, describe, expect, it } from "vitest";
import {
  aClient,
  aParticipant,
  aStaffMember,
  type Client,
  type Member,
  plant,
} from "../../../test/builders.ts";
import { aPackage, packed } from "../../../test/packages.ts";
import { useApp } from "../../../test/use-app.ts";
import { readAccessToken } from "../../core/tokens.ts";
import { contentAddress, packageOf, type UsablePackage } from "./index.ts";

const app = useApp({ env: { RATE_LIMIT_FACTOR: "1000" } });
const film = Buffer.from("0123456789");
let client: Client;
let author: Member;
let learner: Member;
let pack: UsablePackage;

beforeAll(async () => {
  client = await aClient(app);
  author = await aStaffMember(app, client, "program_administrator");
  learner = await aParticipant(app, client);
  pack = await aSite();
});

async function aSite(): Promise<UsablePackage> {
  const files = {
    "index.html": "<p>olá</p>",
    "Média/Filme 1.mp4": film,
    "a.exe": "MZ",
    "b.js": "1",
    "e.css": "",
  };
  const id = await aPackage(app, author, await packed(files), "html");
  const usable = await plant(app, (tx) => packageOf(tx, { clientId: client.id, packageId: id }));
  if (!usable) throw new Error("the package is not ready");
  return usable;
}

async function addressFor(who: Member, site = pack) {
  const claims = readAccessToken(app.parts.keys, await app.tokenFor(who), app.clock.now());
  const actor = claims && (await app.parts.actors.find(claims, app.clock.now()));
  if (!actor?.clientId) throw new Error("nobody");
  const call = { parts: app.parts, now: app.clock.now(), host: "app.example:8080" };
  return contentAddress(
    { ...call, actor: { ...actor, clientId: actor.clientId } },
    { package: site, sittingId: null },
  );
}

async function get(
  url: string,
  headers: Record<string, string> = {},
  method: "GET" | "POST" | "HEAD" = "GET",
) {
  const { host, pathname, search } = new URL(url);
  const payload = method === "POST" ? { payload: "x" } : {};
  return app.http.inject({ method, url: `${pathname}${search}`, headers: { host, ...headers }, ...payload });
}

describe("a package's host", () => {
  it("serves its files by a signed address, under one policy and no cookie", async () => {
    const { base, origin } = await addressFor(learner);
    expect(origin).toBe(`http://${pack.label}.content.localhost:8080`);
    const page = await get(`${base}index.html`);
    expect([page.statusCode, page.body, page.headers["content-type"]]).toEqual([
      200,
      "<p>olá</p>",
      "text/html",
    ]);
    expect(page.headers).toMatchObject({
      "x-content-type-options": "nosniff",
      "referrer-policy": "no-referrer",
      "cross-origin-resource-policy": "same-origin",
      "cache-control": expect.stringMatching(/^private, max-age=\d+, immutable$/),
    });
    const policy = String(page.headers["content-security-policy"]);
    expect(policy).toContain(
      "default-src 'self' 'unsafe-inline' 'unsafe-eval' data: blob:; connect-src 'self';",
    );
    expect(policy).toContain("frame-ancestors 'self' http://localhost:8080 http://app.example:8080;");
    expect(policy).toContain("form-action 'none'; base-uri 'self'; sandbox allow-scripts");
    expect([page.headers["set-cookie"], page.headers["x-frame-options"]]).toEqual([undefined, undefined]);
    const again = await get(`${base}index.html`, { "if-none-match": String(page.headers.etag) });
    expect(again.statusCode).toBe(304);
  });

  it("§protocols#scorm-origin shows what lies on hosts it names once its client allows them, scripts never", async () => {
    const files = {
      "index.html":
        '<iframe src="https://video.example.org/1"></iframe><img src="https://cdn.example.org/a.png">',
      "b.js": 'play("https://cdn.example.org/a.mp4")',
    };
    const id = await aPackage(app, author, await packed(files), "html");
    const site = await plant(app, (tx) => packageOf(tx, { clientId: client.id, packageId: id }));
    if (!site) throw new Error("the package is not ready");
    const view = (await app.request(readPackage, { params: { id } }, { as: author })).answer;
    expect([view.newest.hosts, view.allowedHosts]).toEqual([["cdn.example.org", "video.example.org"], []]);
    const policyOf = async (shown: UsablePackage) => {
      const { base } = await addressFor(learner, shown);
      return String((await get(`${base}index.html`)).headers["content-security-policy"]);
    };
    expect(await policyOf(site)).not.toContain("example.org");
    const allow = (hosts: string[], as = author) =>
      app.request(allowPackageHosts, { params: { id }, body: { hosts } }, { as });
    expect((await allow(["other.example.org"])).refusal).toBe("422 content.host_not_named");
    expect((await allow(["video.example.org"], learner)).status).toBe(403);
    expect((await allow(["video.example.org"])).answer.allowedHosts).toEqual(["video.example.org"]);
    const policy = await policyOf(site);
    expect(policy).toContain("frame-src 'self' 'unsafe-inline' data: blob: https://video.example.org;");
    expect(policy).not.toContain("cdn.example.org");
    expect(policy).not.toMatch(/script-src|(?:default|connect)-src[^;]*example\.org/);
    expect(await policyOf(pack)).not.toContain("example.org");
    await allow([]);
    expect(await policyOf(site)).not.toContain("example.org");
  });

  it("finds files whatever their capitals, in ranges, and gives what it does not know as a download", async () => {
    const { base } = await addressFor(learner);
    const part = await get(`${base}m%C3%A9dia/filme%201.MP4?x=1`, { range: "bytes=2-4" });
    expect([part.statusCode, part.body, part.headers["content-range"]]).toEqual([206, "234", "bytes 2-4/10"]);
    expect((await get(`${base}M%C3%A9dia/Filme%201.mp4`, { range: "bytes=10-" })).statusCode).toBe(416);
    const program = await get(`${base}a.exe`);
    expect(program.headers["content-type"]).toBe("application/octet-stream");
    expect(program.headers["content-disposition"]).toContain("attachment");
    expect((await get(`${base}e.css`)).headers["content-length"]).toBe("0");
    const head = await get(`${base}b.js`, {}, "HEAD");
    expect([head.statusCode, head.body, head.headers["content-type"]]).toEqual([200, "", "text/javascript"]);
  });

  it("knows no folders, no way up, and nothing of the product", async () => {
    const { base, origin } = await addressFor(learner);
    const bearer = { authorization: `Bearer ${await app.tokenFor(learner)}` };
    for (const url of [
      ...[
        base,
        `${base}M%C3%A9dia/`,
        `${base}%2e%2e/index.html`,
        `${base}..%2findex.html`,
        `${base}a%5c..%5cindex.html`,
      ],
      ...[`${base}index.html%00`, `${base}_/nothing-of-ours`, `${base}%`, `${origin}/`, `${origin}/api/home`],
      ...[
        `${origin}/api/session`,
        `${origin}/healthz`,
        `${origin}/metrics`,
        `${origin}/socket.io/`,
        `${origin}/store/public/x`,
      ],
      ...[`${origin}/assets/app.js`, `${origin}/openapi.json`, `${origin}/home`],
    ]) {
      const { statusCode } = await get(url, bearer);
      expect([url, statusCode === 404 || statusCode === 400]).toEqual([url, true]);
    }
    const forged = await get(`${origin}/healthz`, { "x-forwarded-host": "127.0.0.1:8080" });
    expect(forged.statusCode).toBe(404);
    expect((await get(`${base}_/nothing`, { "content-type": "text/plain" }, "POST")).statusCode).toBe(404);
    expect((await get(`${base}index.html`, {}, "POST")).statusCode).toBe(404);
  });

  it("hands nothing out that would stay in the browser and answer for it", async () => {
    const { base } = await addressFor(learner);
    expect((await get(`${base}b.js`, { "service-worker": "script" })).statusCode).toBe(404);
  });

  it("the app's hosts never serve what is in a package", async () => {
    const { base } = await addressFor(learner);
    const path = `${new URL(base).pathname}index.html`;
    for (const host of [
      "127.0.0.1:8080",
      "localhost:8080",
      "content.localhost:8080",
      "x.content.localhost:8080",
    ]) {
      const reply = await app.http.inject({ method: "GET", url: path, headers: { host } });
      expect([host, reply.body.includes("olá")]).toEqual([host, false]);
    }
    const { headers } = await app.http.inject({ method: "GET", url: "/healthz" });
    expect(headers["content-security-policy"]).toContain("frame-src http://*.content.localhost:8080");
  });

  it("an address is one person's, one package's, and ends", async () => {
    const { base, token } = await addressFor(learner);
    const other = await aSite();
    const elsewhere = base.replace(pack.label, other.label);
    expect((await get(`${elsewhere}index.html`)).statusCode).toBe(404);
    for (const place of [0, 40, 60, token.length - 2]) {
      const letter = token[place] === "A" ? "B" : "A";
      const changed = `${token.slice(0, place)}${letter}${token.slice(place + 1)}`;
      expect((await get(`${base.replace(token, changed)}index.html`)).statusCode).toBe(404);
    }
    expect((await get(`${base.replace(token, "x")}index.html`)).statusCode).toBe(404);
    app.clock.pass({ hours: 13 });
    expect((await get(`${base}index.html`)).statusCode).toBe(404);
  });

  it("its key is no bearer, and whoever is blocked loses it", async () => {
    const who = await aParticipant(app, client);
    const { base, token } = await addressFor(who);
    const api = { method: "GET", url: "/api/home", headers: { authorization: `Bearer ${token}` } } as const;
    expect((await app.http.inject(api)).statusCode).toBeGreaterThanOrEqual(401);
    expect((await get(`${base}index.html`)).statusCode).toBe(200);
    await plant(app, (tx) =>
      tx.updateTable("memberships").set({ status: "blocked" }).where("user_id", "=", who.userId).execute(),
    );
    await expect.poll(async () => (await get(`${base}index.html`)).statusCode).toBe(404);
  });
});
