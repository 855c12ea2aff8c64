import { acceptText, readSession } from "@trilha/contract/accounts/profile/endpoints.ts";
import { permissionsByRole } from "@trilha/contract/permissions.ts";
import { describe, expect, test } from "vitest";
import type { Caller } from "../../../test/app.ts";
import {
  aClient,
  aMember,
  aParticipant,
  aStaffMember,
  aStore,
  aSuperuser,
  aUser,
  type Client,
  plant,
} from "../../../test/builders.ts";
import { aCampaign, anEnrolled } from "../../../test/builders-campaigns.ts";
import { aText } from "../../../test/builders-texts.ts";
import { useApp } from "../../../test/use-app.ts";

const app = useApp();
const read = async (as: Caller) => (await app.request(readSession, {}, { as })).answer;

const publish = (
  client: Client,
  kind: "terms" | "cookies" | "privacy",
  version: number,
  publishedAt?: Date,
) => aText(app, client, kind, { version, ...(publishedAt && { publishedAt }) });
const acceptancesOf = (userId: string) =>
  plant(app, (tx) =>
    tx.selectFrom("acceptances").selectAll().where("user_id", "=", userId).orderBy("id").execute(),
  );

describe("§entities#session-data", () => {
  test("a participant: who, where, in which language, with which menu", async () => {
    const client = await aClient(app, {
      name: "Clube",
      has_courses: true,
      has_trails: false,
      countries: ["BR", "MX"],
      branding: {
        logos: JSON.stringify({ "pt-BR": "/store/public/logo.webp" }),
        support_email: "ajuda@example.com",
      },
    });
    await plant(app, (tx) =>
      tx
        .insertInto("module_items")
        .values([
          { client_id: client.id, key: "profile", position: 2, labels: JSON.stringify({ "pt-BR": "Eu" }) },
          { client_id: client.id, key: "home", position: 1 },
          { client_id: client.id, key: "from-an-older-release", position: 3 },
        ])
        .execute(),
    );
    const store = await aStore(app, client, { name: "Loja Sé" });
    const member = await aMember(app, {
      client,
      user: { first_name: "Ana", last_name: "Silva", locale: "es-ES" },
      job_profile: "salesperson",
      store_id: store.id,
      retailer_id: store.retailerId,
    });
    const session = await read(member);
    expect(session).toMatchObject({
      id: member.userId,
      fullName: "Ana Silva",
      status: "active",
      isSuperuser: false,
      idUserClientSelected: client.id,
      permissions: [],
      acceptedTerms: true,
      language: { id: 3, code: "es-ES" },
      countries: ["BR", "MX"],
      branches: [{ id: store.id, name: "Loja Sé" }],
      campaigns: [],
      hasMandatorySurveys: false,
      phoneVerification: { startTime: null, duration: 300 },
      clientProfile: { roles: [], jobProfile: "salesperson", store: "Loja Sé" },
    });
    expect(session.clients).toHaveLength(1);
    expect(session.selectedClient).toMatchObject({
      id: client.id,
      slug: client.slug,
      name: "Clube",
      logoUrl: "/store/public/logo.webp",
      supportEmail: "ajuda@example.com",
      moduleItems: [
        { key: "home", enabled: true, labels: {} },
        { key: "profile", enabled: true, labels: { "pt-BR": "Eu" } },
      ],
    });
    expect(session.selectedClient?.flags).toMatchObject({
      has_courses: true,
      has_trails: false,
      has_ranking: true,
    });
  });

  test("campaigns: those to see, the one they are in, the one whose points they may spend", async () => {
    const client = await aClient(app, { has_campaigns: true });
    const running = await aCampaign(app, client);
    const seller = await anEnrolled(app, client, running);
    const newcomer = await aParticipant(app, client);
    const named = {
      id: running.id,
      title: "Primavera",
      beginDate: running.windows[0]?.beginsAt.toISOString(),
    };
    expect(await read(seller)).toMatchObject({
      campaigns: [named],
      selectedCampaign: named,
      rewardCampaign: named,
      // Stores of the sign-up; those of a person's place come before them.
      branches: [{ id: seller.storeId }],
    });
    expect((await read(newcomer)).branches).toEqual([]);
    const nothing = { selectedCampaign: null, rewardCampaign: null };
    expect(await read(newcomer)).toMatchObject({ campaigns: [named], ...nothing });
    await plant(app, (tx) =>
      tx.updateTable("clients").set({ has_campaigns: false }).where("id", "=", client.id).execute(),
    );
    // A person known already is known with the client's modules, until the database says they were switched.
    await expect.poll(() => read(seller)).toMatchObject({ campaigns: [], ...nothing });
  });

  test("several clients, each with what the person is there; nothing of the others", async () => {
    const [one, two, foreign] = [await aClient(app), await aClient(app), await aClient(app)];
    const user = await aUser(app);
    const member = await aMember(app, { client: one, user });
    await aMember(app, { client: two, user, status: "awaiting_approval" });
    await aParticipant(app, foreign);
    await plant(app, (tx) =>
      tx
        .insertInto("module_items")
        .values([two, foreign].map(({ id }) => ({ client_id: id, key: "news", position: 1 })))
        .execute(),
    );
    const { clients } = await read(member);
    expect(Object.fromEntries(clients.map(({ id, moduleItems }) => [id, moduleItems]))).toEqual({
      [one.id]: [],
      [two.id]: [{ key: "news", enabled: true, labels: {} }],
    });
    // A superuser is offered every client, with the menu of the one they look at.
    const root = await aSuperuser(app, foreign);
    const offered = (await read(root)).clients.filter(({ moduleItems }) => moduleItems.length > 0);
    expect(offered.map(({ id }) => id)).toEqual([foreign.id]);
    expect(Object.fromEntries(clients.map(({ id, status }) => [id, status]))).toEqual({
      [one.id]: "active",
      [two.id]: "awaiting_approval",
    });
  });

  test("staff see what they may; a superuser all of it, in any client", async () => {
    const client = await aClient(app);
    const auditor = await aStaffMember(app, client, "auditor");
    const { permissions } = await read(auditor);
    expect(permissions.toSorted()).toEqual(permissionsByRole.auditor.toSorted());
    expect(permissions).not.toContain("people.edit");
    const boss = await read(await aSuperuser(app, client));
    expect(boss).toMatchObject({ isSuperuser: true, status: "active", clientProfile: null });
    expect(boss.permissions).toContain("clients.create");
    expect(boss.clients.find(({ id }) => id === client.id)?.status).toBe("active");
  });

  test("a superuser before the first client", async () => {
    const { id } = await aUser(app, { is_superuser: true });
    const session = await read({ userId: id, clientId: null });
    expect(session).toMatchObject({ idUserClientSelected: null, selectedClient: null, status: "active" });
  });

  test.each(["blocked", "awaiting_approval"] as const)(
    "§roles#blocked %s: says so, and where to ask",
    async (status) => {
      const client = await aClient(app, { branding: { support_email: "ajuda@example.com" } });
      const member = await aMember(app, {
        client,
        status,
        status_reason: "two accounts",
        roles: ["auditor"],
      });
      const session = await read(member);
      expect(session).toMatchObject({ status, statusReason: "two accounts", permissions: [] });
      expect(session.selectedClient).toMatchObject({ status, supportEmail: "ajuda@example.com" });
    },
  );

  test("counts what is unread and tells the last event", async () => {
    const client = await aClient(app);
    const [member, other] = [await aParticipant(app, client), await aParticipant(app, client)];
    const now = new Date();
    const row = (userId: string, read_at: Date | null) => ({
      client_id: client.id,
      user_id: userId,
      kind: "x",
      created_at: now,
      read_at,
    });
    const last = await plant(app, async (tx) => {
      await tx
        .insertInto("notifications")
        .values([
          row(member.userId, null),
          row(member.userId, null),
          row(member.userId, now),
          row(other.userId, null),
        ])
        .execute();
      return tx
        .insertInto("live_events")
        .values({ client_id: client.id, user_id: member.userId, kind: "x" })
        .returning("id")
        .executeTakeFirstOrThrow();
    });
    expect(await read(member)).toMatchObject({ unreadNotifications: 2, lastEvent: last.id });
  });
});

describe("§entities#session-data accepted terms and cookie policy", () => {
  const accept = (
    as: Caller,
    kind: "terms" | "cookies",
    version: number,
    more: { key?: string; choices?: Record<string, boolean> } = {},
  ) => {
    const { key, choices } = more;
    return app.request(
      acceptText,
      { body: { kind, version, ...(choices && { choices }) } },
      { as, ...(key && { key }) },
    );
  };

  test("the version in force must be accepted; a newer one asks again", async () => {
    const client = await aClient(app);
    const member = await aParticipant(app, client);
    expect(await read(member)).toMatchObject({ acceptedTerms: true, acceptedCookiePolicy: true });
    await publish(client, "terms", 1);
    await publish(client, "cookies", 1);
    expect(await read(member)).toMatchObject({ acceptedTerms: false, acceptedCookiePolicy: false });
    expect((await accept(member, "terms", 1)).status).toBe(204);
    expect(await read(member)).toMatchObject({ acceptedTerms: true, acceptedCookiePolicy: false });
    await publish(client, "terms", 2);
    expect((await accept(member, "terms", 1)).refusal).toBe("409 request.conflict");
    expect((await read(member)).acceptedTerms).toBe(false);
    expect((await accept(member, "terms", 2)).status).toBe(204);
    await publish(client, "terms", 3, new Date(Date.now() + 86_400_000));
    expect((await read(member)).acceptedTerms).toBe(true);
    expect((await accept(member, "terms", 3)).refusal).toBe("409 request.conflict");
    expect((await acceptancesOf(member.userId)).map(({ kind, version }) => `${kind} ${version}`)).toEqual([
      "terms 1",
      "terms 2",
    ]);
  });

  test("cookie choices are kept; changing one's mind is another line, saying it twice is not", async () => {
    const client = await aClient(app);
    await publish(client, "cookies", 1);
    const member = await aParticipant(app, client);
    await accept(member, "cookies", 1, { choices: { statistics: true } });
    await accept(member, "cookies", 1, { choices: { statistics: true } });
    expect(await read(member)).toMatchObject({
      acceptedCookiePolicy: true,
      cookieChoices: { statistics: true },
    });
    await accept(member, "cookies", 1, { choices: { statistics: false } });
    expect((await read(member)).cookieChoices).toEqual({ statistics: false });
    const acceptances = await acceptancesOf(member.userId);
    expect(acceptances.map(({ choices }) => choices)).toEqual([{ statistics: true }, { statistics: false }]);
    expect(acceptances[0]).toMatchObject({ locale: "pt-BR", ip: "127.0.0.1", client_id: client.id });
  });

  test("a client that asks for no cookies has its policy accepted", async () => {
    const client = await aClient(app, { branding: { cookies_type: "none" } });
    await publish(client, "cookies", 1);
    expect((await read(await aParticipant(app, client))).acceptedCookiePolicy).toBe(true);
  });

  test("one key, one effect (security row 28)", async () => {
    const client = await aClient(app);
    await publish(client, "terms", 1);
    const member = await aParticipant(app, client);
    const key = crypto.randomUUID();
    const replies = await Promise.all(Array.from({ length: 5 }, () => accept(member, "terms", 1, { key })));
    expect(replies.map(({ status }) => status)).toEqual(Array(5).fill(204));
    expect(await acceptancesOf(member.userId)).toHaveLength(1);
    expect((await accept(member, "cookies", 1, { key })).refusal).toBe("409 request.idempotency_key_reused");
  });

  test("one client's acceptance is not the other's; whoever is blocked may still accept", async () => {
    const [one, two] = [await aClient(app), await aClient(app)];
    for (const client of [one, two]) await publish(client, "terms", 1);
    const user = await aUser(app);
    const here = await aMember(app, { client: one, user });
    const there = await aMember(app, { client: two, user, status: "blocked" });
    await accept(here, "terms", 1);
    expect((await read(here)).acceptedTerms).toBe(true);
    expect((await read(there)).acceptedTerms).toBe(false);
    expect((await accept(there, "terms", 1)).status).toBe(204);
  });

  test("nonsense is refused, never an error (security row 34)", async () => {
    const client = await aClient(app);
    await publish(client, "cookies", 1);
    const member = await aParticipant(app, client);
    const bodies: unknown[] = [
      null,
      [],
      { kind: "cookies" },
      { kind: "all", version: 1 },
      { kind: "cookies", version: Number.MAX_VALUE },
      { kind: "cookies", version: 2 ** 31 },
      { kind: "cookies", version: 1.5 },
      { kind: "cookies", version: 1, choices: { "\u0000": true } },
      { kind: "cookies", version: 1, choices: { "\ud800": true } },
      { kind: "cookies", version: 1, choices: { CONSTRUCTOR: true } },
      {
        kind: "cookies",
        version: 1,
        choices: Object.fromEntries(Array.from({ length: 5_000 }, (_, n) => [`a${n}`, true])),
      },
      { kind: "cookies", version: 1, admin: true },
    ];
    for (const body of bodies) {
      const { status } = await app.request(acceptText, { body: body as never }, { as: member });
      expect(status, JSON.stringify(body).slice(0, 60)).toBeGreaterThanOrEqual(400);
      expect(status, JSON.stringify(body).slice(0, 60)).toBeLessThan(500);
    }
    expect(await acceptancesOf(member.userId)).toEqual([]);
  });
});
