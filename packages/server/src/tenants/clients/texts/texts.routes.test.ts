import { acceptText, readSession } from "@trilha/contract/accounts/profile/endpoints.ts";
import type { Locale } from "@trilha/contract/core/locale.ts";
import { paragraphs } from "@trilha/contract/core/rich-text.ts";
import * as contract from "@trilha/contract/tenants/clients/text-endpoints.ts";
import { textKinds } from "@trilha/contract/tenants/clients/text-kinds.ts";
import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import type { Caller } from "../../../../test/app.ts";
import { aClient, aParticipant, aStaffMember, type Client, plant } from "../../../../test/builders.ts";
import { aText } from "../../../../test/builders-texts.ts";
import { useApp } from "../../../../test/use-app.ts";

const app = useApp({ env: { RATE_LIMIT_FACTOR: "1000" } });
const editorOf = (client: Client) => aStaffMember(app, client, "program_administrator");
const words = (title: string, text: string, summary = "") => ({ title, summary, blocks: paragraphs(text) });
const terms = { params: { kind: "terms" } } as const;

const read = (client: Client, locale?: Locale) =>
  app.request(contract.readLegalText, { ...terms, query: { client: client.slug } }, locale ? { locale } : {});

type Texts = Partial<Record<Locale, ReturnType<typeof words>>>;
const save = (as: Caller, version: number | null, texts: Texts) =>
  app.request(contract.saveDraft, { ...terms, body: { version, texts } }, { as });
const publish = (as: Caller, version: number) =>
  app.request(contract.publishText, { ...terms, body: { version } }, { as, key: crypto.randomUUID() });

describe("§routes#institutional texts, read by anybody", () => {
  test("come in the caller's language, else in the client's", async () => {
    const client = await aClient(app);
    await aText(app, client, "terms", { locales: ["pt-BR", "fr-FR"] });
    expect((await read(client, "fr-FR")).answer).toMatchObject({ title: "fr-FR 1", locale: "fr-FR" });
    expect((await read(client, "es-ES")).answer).toMatchObject({ title: "pt-BR 1", locale: "pt-BR" });
  });

  test("of the newest version that is in force", async () => {
    const client = await aClient(app);
    await aText(app, client, "terms", { version: 1, publishedAt: new Date("2026-01-01") });
    await aText(app, client, "terms", { version: 2, publishedAt: new Date("2026-02-01") });
    await aText(app, client, "terms", { version: 3, publishedAt: new Date("2999-01-01") });
    const before = app.clock.now();
    app.clock.set("2026-01-15T00:00:00Z");
    expect((await read(client)).answer.version).toBe(1);
    app.clock.set("2026-03-01T00:00:00Z");
    expect((await read(client)).answer.version).toBe(2);
    app.clock.set(before.toISOString());
  });

  test("that were never written are not found, nor listed", async () => {
    const client = await aClient(app);
    expect((await read(client)).refusal).toBe("404 request.not_found");
    await aText(app, client, "about");
    const { answer } = await app.request(contract.listTexts, { query: { client: client.slug } });
    expect(answer.items).toEqual([{ kind: "about", version: 1, title: "pt-BR 1" }]);
  });
});

describe("§routes#institutional texts, written in the office", () => {
  test("a draft is seen by nobody else; published it is in force, and the next asks for acceptance again", async () => {
    const client = await aClient(app);
    const editor = await editorOf(client);
    const member = await aParticipant(app, client);
    const session = async () => (await app.request(readSession, {}, { as: member })).answer;

    const draft = await save(editor, null, { "pt-BR": words("Termos", "Um."), "en-US": words("", "") });
    expect(draft.answer).toMatchObject({ inForce: null, draft: { version: 1 }, defaultLocale: "pt-BR" });
    expect(Object.keys(draft.answer.draft?.texts ?? {})).toEqual(["pt-BR"]);
    expect((await read(client)).refusal).toBe("404 request.not_found");
    expect((await session()).textsToAccept).toEqual([]);

    const first = (await publish(editor, 1)).answer;
    expect(first).toMatchObject({ draft: null, inForce: { version: 1, by: { id: editor.userId } } });
    expect((await session()).textsToAccept).toEqual([{ kind: "terms", version: 1, earlier: null }]);
    const accept = (version: number) =>
      app.request(
        acceptText,
        { body: { kind: "terms", version } },
        { as: member, key: crypto.randomUUID(), locale: "fr-FR" },
      );
    expect((await accept(1)).status).toBe(204);

    await save(editor, null, { "pt-BR": words("Termos", "Dois.") });
    expect((await publish(editor, 1)).refusal).toBe("409 texts.summary_missing");
    await save(editor, 1, { "pt-BR": words("Termos", "Dois.", "Prazo maior.") });
    expect((await publish(editor, 2)).answer.inForce?.version).toBe(2);
    expect((await session()).textsToAccept).toEqual([{ kind: "terms", version: 2, earlier: 1 }]);
    expect((await accept(1)).refusal).toBe("409 request.conflict");
    expect((await accept(2)).status).toBe(204);
    expect((await session()).textsToAccept).toEqual([]);
    expect((await read(client)).answer.summary).toBe("Prazo maior.");

    const { items } = (await app.request(contract.listTextVersions, { ...terms, query: {} }, { as: editor }))
      .answer;
    expect(items).toMatchObject([
      { version: 2, summary: "Prazo maior.", locales: ["pt-BR"], accepted: 1 },
      { version: 1, accepted: 1 },
    ]);
    const older = await app.request(
      contract.readTextVersion,
      { params: { kind: "terms", version: 1 } },
      { as: editor },
    );
    expect(older.answer.texts["pt-BR"]?.blocks).toEqual(paragraphs("Um."));
    // Language read is what the log says, not the language they would have liked.
    const acceptances = await plant(app, (tx) =>
      tx
        .selectFrom("acceptances")
        .select(["version", "locale"])
        .where("user_id", "=", member.userId)
        .execute(),
    );
    expect(acceptances).toEqual([
      { version: 1, locale: "pt-BR" },
      { version: 2, locale: "pt-BR" },
    ]);
  });

  test("two writers never overwrite each other, and one publication happens once", async () => {
    const client = await aClient(app);
    const editor = await editorOf(client);
    await save(editor, null, { "pt-BR": words("Termos", "Um.") });
    expect((await save(editor, null, { "pt-BR": words("Termos", "Outro.") })).refusal).toBe(
      "409 request.conflict",
    );
    const both = await Promise.all([publish(editor, 1), publish(editor, 1)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 404]);
    expect((await publish(editor, 1)).refusal).toBe("404 request.not_found");
  });

  test("without the client's own language, or with nothing new, there is nothing to publish", async () => {
    const client = await aClient(app);
    const editor = await editorOf(client);
    await save(editor, null, { "en-US": words("Terms", "One.") });
    expect((await publish(editor, 1)).refusal).toBe("409 texts.incomplete");
    await save(editor, 1, { "pt-BR": words("Termos", "Um.") });
    await publish(editor, 2);
    await save(editor, null, { "pt-BR": words("Termos", "Um.", "nada") });
    expect((await publish(editor, 1)).refusal).toBe("409 texts.unchanged");
    const discard = (version: number) =>
      app.request(contract.discardDraft, { ...terms, body: { version } }, { as: editor });
    expect((await discard(7)).refusal).toBe("409 request.conflict");
    expect((await discard(1)).answer).toMatchObject({ draft: null, inForce: { version: 1 } });
  });

  test("the list has every kind, written or not", async () => {
    const client = await aClient(app);
    await aText(app, client, "about", { locales: ["pt-BR", "en-US"] });
    const { items } = (await app.request(contract.listOfficeTexts, {}, { as: await editorOf(client) }))
      .answer;
    expect(items.map(({ kind }) => kind)).toEqual([...textKinds]);
    expect(items.find(({ kind }) => kind === "about")).toMatchObject({
      inForce: { version: 1, locales: ["pt-BR", "en-US"] },
      draft: null,
    });
  });

  test.each(["update legal_texts set version = 9", "delete from legal_texts"])(
    "a published version never changes, not even to who owns the database: %s",
    async (statement) => {
      const client = await aClient(app);
      await aText(app, client, "terms");
      const attempt = plant(app, (tx) =>
        sql`${sql.raw(statement)} where client_id = ${client.id}`.execute(tx),
      );
      await expect(attempt).rejects.toThrow(/permission denied|append-only/);
    },
  );

  test("what is no structure of ours is refused, never an error (security row 34)", async () => {
    const editor = await editorOf(await aClient(app));
    const bodies: unknown[] = [
      { version: null, texts: { "pt-BR": { title: "x", summary: "", blocks: "<p>x</p>" } } },
      {
        version: null,
        texts: { "pt-BR": { title: "x", summary: "", blocks: [{ type: "html", html: "x" }] } },
      },
      { version: null, texts: { "xx-XX": words("x", "x") } },
      { version: 0, texts: {} },
      { version: null, texts: { "pt-BR": { ...words("x", "x"), title: "x".repeat(200) } } },
    ];
    for (const body of bodies) {
      const { refusal } = await app.request(
        contract.saveDraft,
        { ...terms, body: body as never },
        { as: editor },
      );
      expect(refusal, JSON.stringify(body)).toBe("422 request.invalid");
    }
  });
});
