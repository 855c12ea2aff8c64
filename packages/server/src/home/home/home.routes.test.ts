import { readHome } from "@trilha/contract/home/home/endpoints.ts";
import { describe, expect, test } from "vitest";
import type { Caller } from "../../../test/app.ts";
import { aClient, aMember, aParticipant, aStore, plant } from "../../../test/builders.ts";
import { aCampaign, anEnrolled } from "../../../test/builders-campaigns.ts";
import { aText } from "../../../test/builders-texts.ts";
import { useApp } from "../../../test/use-app.ts";

const app = useApp();
const read = async (as: Caller, locale?: string) =>
  (await app.request(readHome, {}, { as, ...(locale && { locale }) })).answer;

const welcome = JSON.stringify({
  "pt-BR": { title: "Bem-vindo", text: "Boas vendas" },
  "fr-FR": { title: "Bienvenue", text: "" },
});

describe("§routes#screen-home home", () => {
  test("the welcome is the client's, in the caller's language or the client's", async () => {
    const client = await aClient(app, { branding: { welcome } });
    const member = await aParticipant(app, client);
    expect((await read(member, "fr-FR")).welcome).toEqual({ title: "Bienvenue", text: "", imageUrl: null });
    expect((await read(member, "en-US")).welcome?.title).toBe("Bem-vindo");
    expect((await read(await aParticipant(app, await aClient(app)))).welcome).toBeNull();
  });

  test("the background behind it is the picture of the branding", async () => {
    const client = await aClient(app, { branding: { welcome } });
    const member = await aParticipant(app, client);
    await plant(app, async (tx) => {
      const { id } = await tx
        .insertInto("files")
        .values({
          client_id: client.id,
          owner_id: member.userId,
          kind: "branding",
          name: "fundo.png",
          declared_type: "image/png",
          declared_size: 10,
          state: "ready",
          storage_key: `originals/${client.id}`,
          created_at: new Date(),
        })
        .returning("id")
        .executeTakeFirstOrThrow();
      await tx
        .updateTable("client_branding")
        .set({ background_file_id: id })
        .where("client_id", "=", client.id)
        .execute();
    });
    expect((await read(member)).welcome?.imageUrl).toMatch(/^\/store\/public\/.*\.webp$/);
  });

  test("the place is where the person works", async () => {
    const client = await aClient(app);
    const store = await aStore(app, client, { name: "Loja Sé", city: "São Paulo" });
    const created_at = new Date("2025-05-01T10:00:00Z");
    const member = await aMember(app, {
      client,
      job_profile: "salesperson",
      store_id: store.id,
      retailer_id: store.retailerId,
      created_at,
    });
    expect((await read(member)).workplace).toEqual({
      jobProfile: "salesperson",
      store: "Loja Sé",
      retailer: expect.stringMatching(/^Chain/),
      city: "São Paulo",
      memberSince: created_at.toISOString(),
    });
    const homeless = await aMember(app, { client, user: { address: JSON.stringify({ city: "Santos" }) } });
    expect((await read(homeless)).workplace).toMatchObject({ store: null, city: "Santos" });
  });

  test("tasks come from what is really open", async () => {
    const client = await aClient(app);
    const member = await aMember(app, { client });
    await aText(app, client, "terms");
    const home = await read(member);
    expect(home.tasks).toEqual([
      { kind: "accept_terms", mandatory: true, params: {} },
      { kind: "add_phone", mandatory: false, params: {} },
      { kind: "add_picture", mandatory: false, params: {} },
    ]);
  });

  test("§routes#first-steps somebody new has a checklist that follows what they do", async () => {
    const client = await aClient(app);
    const campaign = await aCampaign(app, client);
    const seller = await anEnrolled(app, client, campaign);
    const done = (await read(seller)).firstSteps.filter((step) => step.done).map(({ kind }) => kind);
    expect(done).toEqual(["join_campaign"]);
    const created_at = new Date("2025-05-01T10:00:00Z");
    const old = await read(await aMember(app, { client, created_at }));
    expect(old.firstSteps).toEqual([]);
    expect(old.tasks.map(({ kind }) => kind)).toContain("complete_profile");
  });

  test("news are the caller's newest, of this client", async () => {
    const [client, foreign] = [await aClient(app), await aClient(app)];
    const [member, other] = [await aParticipant(app, client), await aParticipant(app, client)];
    const now = new Date("2026-01-01T00:00:00Z");
    const row = (client_id: string, user_id: string, link: string, read_at: Date | null = null) => ({
      client_id,
      user_id,
      kind: "x",
      link,
      created_at: now,
      read_at,
    });
    await plant(app, async (tx) => {
      for (const one of [
        ...[1, 2, 3, 4, 5, 6].map((n) => row(client.id, member.userId, `/${n}`, n === 6 ? now : null)),
        row(client.id, other.userId, "/other"),
        row(foreign.id, member.userId, "/foreign"),
      ]) {
        await tx.insertInto("notifications").values(one).execute();
      }
    });
    const { news } = await read(member);
    expect(news.map(({ link, read: isRead }) => [link, isRead])).toEqual([
      ["/6", true],
      ["/5", false],
      ["/4", false],
      ["/3", false],
      ["/2", false],
    ]);
    expect(news[0]?.title).not.toBe("");
  });

  test("is for who is active in the client", async () => {
    const client = await aClient(app);
    for (const [status, refusal] of [
      ["blocked", "403 identity.blocked"],
      ["awaiting_approval", "403 identity.awaiting_approval"],
    ] as const) {
      const member = await aMember(app, { client, status });
      expect((await app.request(readHome, {}, { as: member })).refusal).toBe(refusal);
    }
    expect((await app.request(readHome, {})).refusal).toBe("401 session.required");
  });
});
