import type { Request } from "@trilha/contract/core/endpoint.ts";
import { decideOnPeople } from "@trilha/contract/members/people/endpoints.ts";
import * as contract from "@trilha/contract/members/registration/endpoints.ts";
import type { FieldKey } from "@trilha/contract/members/registration/fields.ts";
import type { StoredSettings } from "@trilha/contract/members/registration/settings.ts";
import { beforeAll, describe, expect, test } from "vitest";
import type { CallOptions } from "../../../test/app.ts";
import {
  aClient,
  aMember,
  aParticipant,
  aStaffMember,
  aStore,
  aUser,
  type Client,
  plant,
  unique,
} from "../../../test/builders.ts";
import { aText } from "../../../test/builders-texts.ts";
import { useApp } from "../../../test/use-app.ts";

const app = useApp({ env: { RATE_LIMIT_FACTOR: "1000" } });
const password = "Girafa de bicicleta 7";

type Values = Request<typeof contract.register>["body"]["values"];
const asks = (...keys: FieldKey[]) => keys.map((key) => ({ key, mandatory: true, help: {} }));

/** A client whose form is open. */
async function anOpenClient(
  form: NonNullable<StoredSettings["forms"]>["register"] = {},
  fields: Parameters<typeof aClient>[1] = {},
  settings: Partial<StoredSettings> = {},
): Promise<Client> {
  const client = await aClient(app, fields);
  const register = { open: true, needsApproval: false, fields: asks("document"), ...form };
  await plant(app, (tx) =>
    tx
      .insertInto("registration_settings")
      .values({ client_id: client.id, settings: JSON.stringify({ ...settings, forms: { register } }) })
      .execute(),
  );
  return client;
}

let people = 0;
/** A valid CPF nobody has yet. */
function aDocument(): string {
  people += 1;
  const nine = String(300_000_000 + people);
  const digit = (text: string) => {
    const sum = [...text].reduce((total, one, index) => total + Number(one) * (text.length + 1 - index), 0);
    return String(((sum * 10) % 11) % 10);
  };
  const first = digit(nine);
  return nine + first + digit(nine + first);
}

function someone(values: Partial<Values> = {}): Values {
  const email = values.email ?? `${unique("ana")}@example.com`;
  return {
    firstName: "Ana",
    country: "BR",
    document: aDocument(),
    emailConfirmation: email,
    ...values,
    email,
  };
}

const send = (client: Client, values: Values, more: object = {}, options: CallOptions = {}) =>
  app.request(
    contract.register,
    { body: { client: client.slug, form: "register", values, accepted: {}, ...more } },
    options,
  );
const fieldsOf = (reply: Awaited<ReturnType<typeof send>>) =>
  (reply.problem.fields ?? []).map(({ path, code }) => `${path.replace("body.", "")} ${code}`);

/** The newest mail to an address. */
async function mailTo(address: string) {
  await app.runJobs();
  return app.outside.mails.findLast(({ to }) => to === address);
}
/** The secret of the link in it. */
async function tokenFor(address: string): Promise<string> {
  const mail = await mailTo(address);
  const token = /register-confirm\?client=[^#\s"]+#([\w-]+)/.exec(mail?.text ?? "")?.[1];
  if (!token) throw new Error(`no link for ${address}: ${mail?.text}`);
  return token;
}
const confirm = (body: Request<typeof contract.confirmRegistration>["body"]) =>
  app.request(contract.confirmRegistration, { body });
const check = (token: string) => app.request(contract.checkRegistrationLink, { body: { token } });

async function registered(client: Client, values = someone()): Promise<string> {
  expect((await send(client, values)).status).toBe(204);
  return tokenFor(values.email);
}
const memberBy = (client: Client, email: string) =>
  plant(app, (tx) =>
    tx
      .selectFrom("memberships as m")
      .innerJoin("users as u", "u.id", "m.user_id")
      .selectAll("m")
      .select(["u.document", "u.phones", "u.email_confirmed_at", "u.password_hash", "u.birthday"])
      .where("m.client_id", "=", client.id)
      .where("u.email", "=", email)
      .executeTakeFirst(),
  );

test("§validation#document-country a document from Uruguay registers in a programme of Brazil", async () => {
  const client = await anOpenClient({ fields: asks("document") });
  const values = someone({ document: "1.234.567-8", documentCountry: "UY" });
  const token = await registered(client, values);
  expect((await confirm({ token, password })).status).toBe(200);
  expect(await memberBy(client, values.email)).toMatchObject({
    document: "12345678",
    document_key: "UY 12345678",
  });
});

describe("§entities#register-fields: the form", () => {
  test("says what it asks, in the reader's language, and only what there is to choose from", async () => {
    const help = { "pt-BR": "O da loja", "en-US": "The store's" };
    const client = await anOpenClient({ fields: [{ key: "document", mandatory: true, help }] });
    await aStore(app, client);
    const read = (locale: string) =>
      app.request(contract.readForm, { query: { client: client.slug } }, { locale });
    const { answer } = await read("en-US");
    expect(answer.fields.map(({ key }) => key)).toEqual(["first_name", "email", "country", "document"]);
    expect(answer.fields.at(-1)).toMatchObject({ mandatory: true, help: "The store's" });
    expect((await read("fr-FR")).answer.fields.at(-1)?.help).toBe("O da loja");
    expect([answer.retailers, answer.texts, answer.captcha]).toEqual([[], [], null]);
    const stores = await app.request(contract.listFormStores, { query: { client: client.slug } });
    expect(stores.answer.items).toEqual([]);
  });

  test("offers chains and stores where it asks for them", async () => {
    const client = await anOpenClient({ fields: asks("retailer", "store") });
    const store = await aStore(app, client);
    const { answer } = await app.request(contract.readForm, { query: { client: client.slug } });
    expect(answer.retailers).toHaveLength(1);
    const query = { client: client.slug, retailerId: answer.retailers[0]?.id };
    const stores = await app.request(contract.listFormStores, { query });
    expect(stores.answer.items.map(({ id }) => id)).toEqual([store.id]);
  });

  test.each([
    ["closed", { open: false }, {}],
    ["under maintenance", {}, { branding: { under_maintenance: true } }],
  ])("%s takes nobody", async (_, form, fields) => {
    const client = await anOpenClient(form, fields);
    expect((await send(client, someone())).refusal).toBe("403 registration.closed");
    const read = await app.request(contract.readForm, { query: { client: client.slug } });
    expect(read.refusal).toBe("403 registration.closed");
  });

  test("the trade forms are closed until they are opened", async () => {
    const client = await anOpenClient();
    const query = { client: client.slug, form: "register-seven-trade" as const };
    expect((await app.request(contract.readForm, { query })).refusal).toBe("403 registration.closed");
    expect((await app.request(contract.readForm, { query: { client: unique("none") } })).refusal).toBe(
      "404 clients.unknown",
    );
  });
});

describe("§validation#registration what a registration must hold", () => {
  let client: Client;
  beforeAll(async () => {
    const fields = asks("document", "birthday", "cellphone", "store_code", "gender", "job_profile");
    client = await anOpenClient({ fields, jobProfiles: ["seller"] }, {}, { adultsOnly: true });
  });

  test("every wrong field is named", async () => {
    const reply = await send(client, {
      firstName: "x".repeat(257),
      email: "ana@",
      emailConfirmation: "",
      country: "BR",
    } as Values);
    expect(fieldsOf(reply)).toEqual(["values.firstName too_long", "values.email email_invalid"]);
    const second = await send(client, {
      ...someone({ document: "529.982.247-26" }),
      emailConfirmation: "other@example.com",
      birthday: { year: 2010, month: 1, day: 1 },
      phones: { cellphone: "123" },
      storeCode: "nowhere",
      gender: "unknown",
      jobProfile: "painter",
      country: "AR",
      lastName: "Silva",
    });
    expect(fieldsOf(second).sort()).toEqual([
      "values.birthday adults_only",
      "values.country not_an_option",
      "values.document document_invalid",
      "values.emailConfirmation emails_differ",
      "values.gender not_an_option",
      "values.jobProfile not_an_option",
      "values.lastName unknown",
      "values.phones.cellphone phone_invalid",
      "values.storeCode store_unknown",
    ]);
  });

  test("mandatory fields, all of them", async () => {
    const reply = await send(client, someone({ document: "" }));
    expect(fieldsOf(reply)).toEqual([
      "values.document required",
      "values.birthday required",
      "values.phones.cellphone required",
      "values.storeCode required",
      "values.gender required",
      "values.jobProfile required",
    ]);
  });

  test("is kept as the account will have it", async () => {
    const store = await aStore(app, client);
    const { code } = await plant(app, (tx) =>
      tx.selectFrom("stores").select("code").where("id", "=", store.id).executeTakeFirstOrThrow(),
    );
    const values = someone({
      document: aDocument().replace(/(...)(...)(...)(..)/, "$1.$2.$3-$4"),
      birthday: { year: 1990, month: 2, day: 3 },
      phones: { cellphone: "(11) 98765-4321" },
      storeCode: code,
      gender: "female",
      jobProfile: "seller",
    });
    const token = await registered(client, values);
    expect((await confirm({ token, password })).answer).toEqual({ status: "active" });
    expect(await memberBy(client, values.email)).toMatchObject({
      status: "active",
      store_id: store.id,
      job_profile: "seller",
      personal_data_open: true,
      document: values.document?.replace(/\D/g, ""),
      phones: { cellphone: "+5511987654321" },
      birthday: "1990-02-03",
    });
  });
});

describe("nobody learns who is known", () => {
  test("an unknown address, a member, somebody of another client: the same answer, another mail", async () => {
    const client = await anOpenClient();
    const hash = "$argon2id$x";
    const member = await aMember(app, {
      client,
      user: { password_hash: hash, email: `${unique("m")}@example.com` },
    });
    const loaded = await aMember(app, { client, user: { email: `${unique("l")}@example.com` } });
    const elsewhere = await aUser(app, { password_hash: hash });
    const emailOf = async (id: string) =>
      plant(app, (tx) =>
        tx.selectFrom("users").select("email").where("id", "=", id).executeTakeFirstOrThrow(),
      );
    const addresses = [
      `${unique("new")}@example.com`,
      (await emailOf(member.userId)).email ?? "",
      (await emailOf(loaded.userId)).email ?? "",
      elsewhere.email ?? "",
    ];
    const answers = [];
    for (const email of addresses) {
      const { status, text, headers } = await send(client, someone({ email }));
      answers.push([status, text, headers["content-type"]]);
    }
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    const subjects = [];
    for (const email of addresses) subjects.push((await mailTo(email))?.subject.split(" Client")[0]);
    expect(subjects).toEqual([
      "Confirme seu cadastro em",
      "Você já tem uma conta em",
      "Seu convite para",
      "Confirme seu cadastro em",
    ]);
  });

  test("nor does a document that is used show before the address is proved; then it does, and can be put right", async () => {
    const client = await anOpenClient();
    const document = aDocument();
    await aMember(app, { client, user: await aUser(app, { document, document_country: "BR" }) });
    const values = someone({ document });
    const token = await registered(client, values);
    expect((await check(token)).answer).toMatchObject({
      firstName: "Ana",
      needsPassword: true,
      hasDocument: true,
    });
    expect((await confirm({ token, password })).refusal).toBe("409 registration.document_used");
    expect((await confirm({ token, password, document: "1" })).problem.fields?.[0]?.code).toBe(
      "document_invalid",
    );
    expect((await confirm({ token, password, document: aDocument() })).answer.status).toBe("active");
    expect((await confirm({ token, password })).refusal).toBe("410 registration.link_invalid");
  });

  test("§validation#document-country and so can the country that gave it", async () => {
    const client = await anOpenClient({ fields: asks("document") });
    const document = "12345678";
    await aMember(app, { client, user: await aUser(app, { document, document_country: "AR" }) });
    const values = someone({ document, documentCountry: "AR" });
    const token = await registered(client, values);
    expect((await check(token)).answer.documentCountry).toBe("AR");
    expect((await confirm({ token, password })).refusal).toBe("409 registration.document_used");
    // The new number is judged by the new country's rule.
    const wrong = await confirm({ token, password, document: "1234567", documentCountry: "UY" });
    expect(wrong.problem.fields?.[0]?.code).toBe("document_invalid");
    // A country alone corrects nothing.
    expect((await confirm({ token, password, documentCountry: "UY" })).refusal).toBe(
      "409 registration.document_used",
    );
    expect((await confirm({ token, password, document, documentCountry: "UY" })).answer.status).toBe(
      "active",
    );
    expect((await memberBy(client, values.email))?.document_key).toBe("UY 12345678");
  });

  test("a document that somebody of another client has is nobody's here", async () => {
    const [client, other] = [await anOpenClient(), await aClient(app)];
    const document = aDocument();
    await aMember(app, { client: other, user: await aUser(app, { document, document_country: "BR" }) });
    const token = await registered(client, someone({ document }));
    expect((await confirm({ token, password })).answer.status).toBe("active");
  });

  test("five documents are tried behind one link, no more", async () => {
    const client = await anOpenClient();
    const document = aDocument();
    await aMember(app, { client, user: await aUser(app, { document, document_country: "BR" }) });
    const token = await registered(client);
    for (let tried = 0; tried < 5; tried += 1) {
      expect((await confirm({ token, password, document })).refusal).toBe("409 registration.document_used");
    }
    expect((await confirm({ token, password })).refusal).toBe("410 registration.link_invalid");
  });

  test("where the client shows plain messages, the page says it at once", async () => {
    const client = await anOpenClient({}, { plain_sign_in_messages: true });
    const document = aDocument();
    const known = await aUser(app, { document, document_country: "BR" });
    const values = someone({ document, email: known.email ?? "" });
    // A person of nowhere, or of another client, is nobody here.
    expect((await send(client, values)).status).toBe(204);
    await aMember(app, { client, user: known });
    const reply = await send(client, values);
    expect(fieldsOf(reply)).toEqual(["values.email email_used", "values.document document_used"]);
  });

  test("a mailbox is not filled, and what a stranger typed stands in no mail", async () => {
    const client = await anOpenClient();
    const email = `${unique("victim")}@example.com`;
    for (let sent = 0; sent < 5; sent += 1) {
      await send(client, someone({ email, firstName: "Win at evil.example" }));
      await app.runJobs();
    }
    const mails = app.outside.mails.filter(({ to }) => to === email);
    expect(mails).toHaveLength(3);
    expect(mails.map(({ text, subject }) => text + subject).join()).not.toContain("evil");
  });
});

describe("the link", () => {
  test("works for three days and once; a guess works never", async () => {
    const client = await anOpenClient();
    const token = await registered(client);
    for (const guess of [`${token}x`, token.slice(1), "x", "\u0000"]) {
      expect([(await check(guess)).status, (await confirm({ token: guess, password })).status]).toEqual([
        410, 410,
      ]);
    }
    app.clock.pass({ days: 3, seconds: 1 });
    expect((await check(token)).refusal).toBe("410 registration.link_invalid");
    expect((await confirm({ token, password })).refusal).toBe("410 registration.link_invalid");
  });

  test("asks for a password that is good enough", async () => {
    const client = await anOpenClient(
      {},
      { password_min_length: 10, branding: { password_strength: "strong" } },
    );
    const token = await registered(client);
    expect((await check(token)).answer.rules).toEqual({ minLength: 10, strength: "strong" });
    const codes = [];
    for (const typed of [undefined, "Ab1!", "abcdefghijk"]) {
      const { problem } = await confirm({ token, ...(typed && { password: typed }) });
      codes.push(problem.fields?.[0]?.code);
    }
    expect(codes).toEqual(["required", "too_short", "password_too_weak"]);
  });

  test("somebody of another programme keeps account and password, and gains what they had not said", async () => {
    const client = await anOpenClient();
    const elsewhere = await aMember(app, {
      client: await aClient(app),
      user: { password_hash: "$argon2id$kept" },
    });
    const { email } = await plant(app, (tx) =>
      tx.selectFrom("users").select("email").where("id", "=", elsewhere.userId).executeTakeFirstOrThrow(),
    );
    const values = someone({ email: email ?? "", firstName: "Other" });
    const token = await registered(client, values);
    expect((await check(token)).answer).toMatchObject({ needsPassword: false, firstName: "Ana" });
    expect((await confirm({ token, password: "ignored entirely 1" })).answer.status).toBe("active");
    expect(await memberBy(client, values.email)).toMatchObject({
      user_id: elsewhere.userId,
      password_hash: "$argon2id$kept",
      document: values.document,
      personal_data_open: true,
    });
  });

  test("of many who bring one document at the same moment, exactly one gets in", async () => {
    const client = await anOpenClient();
    const document = aDocument();
    const values = Array.from({ length: 12 }, () => someone({ document }));
    for (const one of values) await send(client, one);
    await app.runJobs();
    const tokens = [];
    for (const one of values) tokens.push(await tokenFor(one.email));
    const replies = await Promise.all(tokens.map((token) => confirm({ token, password })));
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(replies.filter(({ status }) => status === 409)).toHaveLength(11);
  });

  test("one link used many times at once makes one account", async () => {
    const client = await anOpenClient();
    const token = await registered(client);
    const replies = await Promise.all(Array.from({ length: 8 }, () => confirm({ token, password })));
    expect(replies.map(({ status }) => status).sort()).toEqual([200, ...Array<number>(7).fill(410)]);
  });

  test("the same request sent again is one registration; another under its key is refused", async () => {
    const client = await anOpenClient();
    const key = crypto.randomUUID();
    const values = someone();
    const replies = [];
    for (let sent = 0; sent < 3; sent += 1) replies.push((await send(client, values, {}, { key })).status);
    expect(replies).toEqual([204, 204, 204]);
    expect((await send(client, someone(), {}, { key })).refusal).toBe("409 request.idempotency_key_reused");
    await app.runJobs();
    expect(app.outside.mails.filter(({ to }) => to === values.email)).toHaveLength(1);
  });

  test("nothing that was typed is kept in the clear before it is proved, nor longer than its link works", async () => {
    const client = await anOpenClient();
    const values = someone();
    await registered(client, values);
    const rows = () =>
      plant(app, (tx) =>
        tx.selectFrom("registrations").selectAll().where("client_id", "=", client.id).execute(),
      );
    const [row] = await rows();
    const text = JSON.stringify(row) + row?.sealed?.toString("latin1");
    expect(text).not.toContain(values.email);
    expect(text).not.toContain(values.document);
    app.clock.pass({ days: 4 });
    const { registrationJobs } = await import("./index.ts");
    await registrationJobs["registration.sweep"].run(app.parts, {}, { attempt: 1, maxAttempts: 1 });
    expect(await rows()).toEqual([]);
  });
});

describe("texts", () => {
  test("have to be accepted in the version in force, which is recorded", async () => {
    const client = await anOpenClient();
    const publishedAt = new Date(app.clock.now().getTime() - 1000);
    for (const version of [1, 2]) await aText(app, client, "terms", { version, publishedAt });
    const values = someone();
    expect(fieldsOf(await send(client, values))).toEqual(["accepted.terms text_not_accepted"]);
    expect((await send(client, values, { accepted: { terms: 1 } })).refusal).toBe("409 request.conflict");
    expect((await send(client, values, { accepted: { terms: 2 } })).status).toBe(204);
    await confirm({ token: await tokenFor(values.email), password });
    const accepted = await plant(app, (tx) =>
      tx.selectFrom("acceptances").select(["kind", "version"]).where("client_id", "=", client.id).execute(),
    );
    expect(accepted).toEqual([{ kind: "terms", version: 2 }]);
  });
});

describe("§states#account: awaiting approval", () => {
  const waitingIn = async (client: Client, values = someone()) => {
    const token = await registered(client, values);
    expect((await confirm({ token, password })).answer.status).toBe("awaiting_approval");
    return values;
  };

  test("the queue, one of it, approval and its mail", async () => {
    const client = await anOpenClient({ needsApproval: true, fields: asks("document", "cellphone") });
    const staff = await aStaffMember(app, client, "program_administrator");
    const first = await waitingIn(client, someone({ phones: { cellphone: "11987654321" } }));
    const second = await waitingIn(
      client,
      someone({ firstName: "Bia", phones: { cellphone: "11987654322" } }),
    );
    const list = (query: Request<typeof contract.listWaiting>["query"]) =>
      app.request(contract.listWaiting, { query }, { as: staff });
    const { answer } = await list({ limit: 1 });
    expect([answer.total, answer.items[0]?.email, answer.items[0]?.form]).toEqual([
      2,
      first.email,
      "register",
    ]);
    const rest = await list({ limit: 1, cursor: answer.nextCursor ?? "" });
    expect([rest.answer.items[0]?.email, rest.answer.nextCursor]).toEqual([second.email, null]);
    expect((await list({ search: "bia" })).answer.total).toBe(1);
    expect((await list({ search: first.document ?? "" })).answer.total).toBe(1);
    expect((await list({ form: "register-pop-trade" })).answer.total).toBe(0);

    const id = answer.items[0]?.id ?? "";
    const one = await app.request(contract.readWaiting, { params: { id } }, { as: staff });
    expect(one.answer).toMatchObject({
      document: first.document,
      phones: { cellphone: "+5511987654321" },
      emailConfirmed: true,
      namesakes: [],
    });
    const body = { ids: [id], decision: "approve" as const };
    expect((await app.request(decideOnPeople, { body }, { as: staff })).answer.changed).toBe(1);
    expect((await mailTo(first.email))?.subject).toMatch(/^Seu cadastro em .* foi aprovado$/);
    expect((await list({})).answer.total).toBe(1);
    expect((await app.request(contract.readWaiting, { params: { id } }, { as: staff })).status).toBe(404);
  });

  test("refused with a reason: told why, out of the programme, free to try again", async () => {
    const client = await anOpenClient({ needsApproval: true });
    const staff = await aStaffMember(app, client, "program_administrator");
    const values = await waitingIn(client);
    const { id } = (await memberBy(client, values.email)) ?? { id: "" };
    const refusal = (ids: string[], reason = "Loja errada") =>
      app.request(contract.refuseRegistrations, { body: { ids, reason } }, { as: staff });
    expect((await refusal([id], " ")).status).toBe(422);
    expect((await refusal([id, staff.membershipId])).refusal).toBe("409 people.own_membership");
    expect((await refusal([id])).answer.changed).toBe(1);
    const mail = await mailTo(values.email);
    expect(mail?.text).toContain("Loja errada");
    expect(await memberBy(client, values.email)).toBeUndefined();
    expect((await refusal([id])).status).toBe(404);

    const document = aDocument();
    const token = await registered(client, { ...values, document });
    expect((await confirm({ token })).answer.status).toBe("awaiting_approval");
    expect((await memberBy(client, values.email))?.document).toBe(document);
  });

  test("is staff's to decide: not a participant's, not an auditor's, not another client's", async () => {
    const client = await anOpenClient({ needsApproval: true });
    await waitingIn(client);
    const participant = await aParticipant(app, client);
    const auditor = await aStaffMember(app, client, "auditor");
    for (const as of [participant, auditor]) {
      expect((await app.request(contract.listWaiting, { query: {} }, { as })).status).toBe(403);
    }
    const stranger = await aStaffMember(app, await aClient(app), "program_administrator");
    expect((await app.request(contract.listWaiting, { query: {} }, { as: stranger })).answer.total).toBe(0);
  });
});

describe("a client's settings", () => {
  test("are read and changed by who configures the client, on the version they saw, and audited", async () => {
    const client = await aClient(app);
    const staff = await aStaffMember(app, client, "program_administrator");
    const params = { id: client.id };
    const { answer } = await app.request(contract.readSettings, { params }, { as: staff });
    expect(answer.forms.register.open).toBe(false);
    const forms = { ...answer.forms, register: { ...answer.forms.register, open: true } };
    const edit = (body: typeof answer) => app.request(contract.editSettings, { params, body }, { as: staff });
    const saved = await edit({ ...answer, forms });
    expect(saved.answer).toMatchObject({ version: answer.version + 1, forms: { register: { open: true } } });
    expect((await edit({ ...answer, forms })).refusal).toBe("409 request.conflict");
    const { version } = saved.answer;
    const twice = { ...forms.register, fields: asks("document", "document") };
    const wrong = await edit({ ...answer, version, forms: { ...forms, register: twice } });
    expect(wrong.problem.fields?.[0]?.path).toBe("body.forms.register.fields.1.key");
    expect((await edit({ ...answer, version, countries: ["AR"] })).status).toBe(422);
    expect((await send(client, someone())).status).toBe(422);
  });
});
