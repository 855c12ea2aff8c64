import { editProfile, readProfile, setAvatar } from "@trilha/contract/accounts/identity/endpoints.ts";
import { readSession } from "@trilha/contract/accounts/profile/endpoints.ts";
import type { Request } from "@trilha/contract/core/endpoint.ts";
import { describe, expect, test } from "vitest";
import type { Caller } from "../../../test/app.ts";
import {
  aClient,
  aGroup,
  aMember,
  aParticipant,
  aStore,
  type Client,
  plant,
  unique,
} from "../../../test/builders.ts";
import { useApp } from "../../../test/use-app.ts";

const app = useApp({ env: { RATE_LIMIT_FACTOR: "10" } });
type Edit = Request<typeof editProfile>["body"];

const read = async (as: Caller) => (await app.request(readProfile, {}, { as })).answer;
const edit = (as: Caller, body: Edit) => app.request(editProfile, { body }, { as });
const fieldsOf = (reply: { problem: { fields?: { path: string; code: string }[] | undefined } }) =>
  reply.problem.fields?.map(({ path, code }) => `${path} ${code}`);

const aPicture = (client: Client, ownerId: string, kind = "avatar") =>
  plant(app, async (tx) => {
    const { id } = await tx
      .insertInto("files")
      .values({
        client_id: client.id,
        owner_id: ownerId,
        kind,
        name: "eu.png",
        declared_type: "image/png",
        declared_size: 10,
        state: "ready",
        storage_key: unique("originals"),
        created_at: new Date(),
      })
      .returning("id")
      .executeTakeFirstOrThrow();
    return id;
  });

describe("§entities#user-profile", () => {
  test("is read with the links of the selected client", async () => {
    const client = await aClient(app);
    const store = await aStore(app, client, { name: "Loja Sé" });
    const member = await aMember(app, {
      client,
      user: { birthday: "1990-02-28", document: "12345678", document_country: "AR" },
      store_id: store.id,
      retailer_id: store.retailerId,
      gmin_number: "G-1",
    });
    const group = await aGroup(app, client, member);
    expect(await read(member)).toMatchObject({
      id: member.userId,
      birthday: { year: 1990, month: 2, day: 28 },
      document: "12345678",
      documentCountry: "AR",
      phoneVerified: false,
      completeness: 25,
      imageUrl: null,
      program: { store: "Loja Sé", groups: [group.name], gminNumber: "G-1", company: null },
      version: 1,
    });
  });

  test("plain fields change, what is left out stays, and the snapshot follows", async () => {
    const member = await aParticipant(app, await aClient(app));
    const first = await edit(member, {
      version: 1,
      firstName: " Zoé ",
      nickname: "Zô",
      gender: "female",
      maritalStatus: "married",
      children: 0,
      birthday: { year: 1991, month: 12, day: 31 },
      profession: "painter",
      phones: { cellphone: "(11) 98765-4321", commercial: "+54 11 4321-1234" },
      address: {
        zipCode: "01001-000",
        city: "São Paulo",
        state: "SP",
        street: "Praça da Sé",
        number: "1",
        country: "BR",
      },
      locale: "fr-FR",
      colorScheme: "dark",
    });
    expect(first.answer).toMatchObject({
      firstName: "Zoé",
      lastName: "Silva",
      phones: { cellphone: "+5511987654321", commercial: "+541143211234" },
      birthday: { year: 1991, month: 12, day: 31 },
      completeness: 100,
      version: 2,
    });
    const second = await edit(member, {
      version: 2,
      nickname: "",
      gender: null,
      birthday: { year: null, month: null, day: null },
      phones: { commercial: "" },
      address: { city: "Santos", number: "" },
    });
    expect(second.answer).toMatchObject({
      firstName: "Zoé",
      nickname: null,
      gender: null,
      maritalStatus: "married",
      birthday: null,
      phones: { cellphone: "+5511987654321" },
      address: { city: "Santos", street: "Praça da Sé" },
      version: 3,
    });
    expect(second.answer.address).not.toHaveProperty("number");
    const session = await app.request(readSession, {}, { as: member });
    expect(session.answer).toMatchObject({
      firstName: "Zoé",
      colorScheme: "dark",
      language: { code: "fr-FR" },
    });
  });

  test("§validation#imports each wrong field is named, and nothing is saved", async () => {
    const member = await aParticipant(app, await aClient(app));
    const reply = await edit(member, {
      version: 1,
      firstName: "Zoé",
      gender: "dragon",
      maritalStatus: "complicated",
      profession: "pirate",
      birthday: { year: 1990, month: 2, day: null },
      phones: { cellphone: "123", whatsapp: "+5511987654321" },
    });
    expect(reply.refusal).toBe("422 request.invalid");
    expect(fieldsOf(reply)?.toSorted()).toEqual([
      "body.birthday birthday_incomplete",
      "body.gender not_an_option",
      "body.maritalStatus not_an_option",
      "body.phones.cellphone phone_invalid",
      "body.profession not_an_option",
    ]);
    expect(await read(member)).toMatchObject({ firstName: "Ana", version: 1 });
  });

  test.each([
    [{ year: 1990, month: 2, day: 30 }, "birthday_invalid"],
    [{ year: 1899, month: 12, day: 31 }, "birthday_invalid"],
    [{ year: 2026, month: 3, day: 10 }, "birthday_invalid"],
    [{ year: 2026, month: 3, day: 9 }, undefined],
  ])("§validation#birthday born %j on 10 March 2026: %s", async (birthday, code) => {
    const member = await aParticipant(app, await aClient(app));
    const token = await app.tokenFor(member);
    app.clock.set("2026-03-10T12:00:00Z");
    const fresh = await aParticipant(app, await aClient(app));
    expect(token).not.toBe("");
    const reply = await edit(fresh, { version: 1, birthday });
    expect(reply.status === 200 ? undefined : fieldsOf(reply)?.[0]).toBe(code && `body.birthday ${code}`);
  });

  test("another number is not verified any more", async () => {
    const member = await aMember(app, {
      client: await aClient(app),
      user: { phones: JSON.stringify({ cellphone: "+5511987654321" }), phone_verified_at: new Date() },
    });
    const same = await edit(member, {
      version: 1,
      phones: { cellphone: "+55 11 98765-4321", residential: "1133334444" },
    });
    expect(same.answer.phoneVerified).toBe(true);
    const other = await edit(member, { version: 2, phones: { cellphone: "11912345678" } });
    expect(other.answer.phoneVerified).toBe(false);
  });

  test("whoever has no disability leaves no description of one", async () => {
    const member = await aParticipant(app, await aClient(app));
    const one = await edit(member, { version: 1, hasDisability: true, disability: "low vision" });
    expect(one.answer).toMatchObject({ hasDisability: true, disability: "low vision" });
    const two = await edit(member, { version: 2, hasDisability: false });
    expect(two.answer).toMatchObject({ hasDisability: false, disability: null });
  });

  test("two who edit at once: one saves, the other is told", async () => {
    const member = await aParticipant(app, await aClient(app));
    const replies = await Promise.all(
      ["Eva", "Ivo", "Ada"].map((firstName) => edit(member, { version: 1, firstName })),
    );
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
    expect((await read(member)).version).toBe(2);
  });

  test("fields with ways of their own are not plain fields (security row 22)", async () => {
    const member = await aParticipant(app, await aClient(app));
    for (const more of [
      { email: "new@example.com" },
      { document: "1" },
      { isSuperuser: true },
      { phoneVerified: true },
      { username: "x" },
    ]) {
      const reply = await edit(member, { version: 1, ...more } as never);
      expect(fieldsOf(reply)).toEqual([`body.${Object.keys(more)[0]} unknown`]);
    }
  });

  test("nonsense is refused, never an error (security row 34)", async () => {
    const member = await aParticipant(app, await aClient(app));
    const hostile = ["\u0000", "\ud800", "\u202eabc", "x".repeat(257), "💣".repeat(300)];
    for (const text of hostile) {
      for (const field of [
        "firstName",
        "lastName",
        "nickname",
        "gender",
        "profession",
        "disability",
      ] as const) {
        const { status } = await edit(member, { version: 1, hasDisability: true, [field]: text });
        expect(status, `${field} ${JSON.stringify(text).slice(0, 20)}`).toBe(422);
      }
      expect((await edit(member, { version: 1, phones: { cellphone: text } })).status).toBe(422);
      expect((await edit(member, { version: 1, address: { city: text } })).status).toBe(422);
    }
    for (const children of [-1, 31, 1.5, Number.MAX_VALUE, "2"]) {
      expect((await edit(member, { version: 1, children } as never)).status).toBe(422);
    }
    for (const version of [2 ** 31, -(2 ** 31) - 1, Number.MAX_SAFE_INTEGER, Number.MAX_VALUE, "1", null]) {
      const { status } = await edit(member, { version, firstName: "Eva" } as never);
      expect([409, 422], String(version)).toContain(status);
    }
    const birthday = { year: 1e9, month: -1, day: 1e15 };
    expect((await edit(member, { version: 1, birthday })).status).toBe(422);
    expect((await read(member)).version).toBe(1);
  });
});

describe("§entities#avatar", () => {
  const put = (as: Caller, fileId: string | null) => app.request(setAvatar, { body: { fileId } }, { as });

  test("is a picture of one's own, or none", async () => {
    const client = await aClient(app);
    const member = await aParticipant(app, client);
    const { answer } = await put(member, await aPicture(client, member.userId));
    expect(answer.imageUrl).toMatch(/^\/store\//);
    expect((await read(member)).imageUrl).toMatch(/^\/store\//);
    expect((await app.request(readSession, {}, { as: member })).answer.image).toMatch(/^\/store\//);
    expect((await put(member, null)).answer.imageUrl).toBeNull();
    expect((await read(member)).imageUrl).toBeNull();
  });

  test("someone else's picture, another client's, or another kind does not exist (security row 20)", async () => {
    const [client, foreign] = [await aClient(app), await aClient(app)];
    const [member, other] = [await aParticipant(app, client), await aParticipant(app, client)];
    for (const id of [
      await aPicture(client, other.userId),
      await aPicture(foreign, member.userId),
      await aPicture(client, member.userId, "branding"),
      crypto.randomUUID(),
    ]) {
      expect((await put(member, id)).refusal).toBe("404 request.not_found");
    }
  });
});
