import { fileProblems } from "@trilha/contract/core/files/problems.ts";
import * as contract from "@trilha/contract/members/people/endpoints.ts";
import { answerInvitation, listOwnInvitations } from "@trilha/contract/members/people/invitations.ts";
import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import type { Caller } from "../../../test/app.ts";
import {
  aClient,
  aGroup,
  aMember,
  aStaffMember,
  aStore,
  aUser,
  type Client,
  plant,
  unique,
} from "../../../test/builders.ts";
import { anImportFile } from "../../../test/uploads.ts";
import { useApp } from "../../../test/use-app.ts";

const app = useApp({ env: { RATE_LIMIT_FACTOR: "1000" } });

const administrator = (client: Client) => aStaffMember(app, client, "program_administrator");

const aFile = (as: Caller, content: string | Uint8Array, kind?: string) =>
  anImportFile(app, as, content, kind);

const bring = async (
  as: Caller,
  content: string | Uint8Array,
  options: { dryRun?: boolean; invite?: boolean; locale?: string; key?: string } = {},
) => {
  const { dryRun = false, invite = false, locale, key } = options;
  const fileId = await aFile(as, content);
  return app.request(
    contract.importPeople,
    { body: { fileId, dryRun, invite } },
    { as, ...(locale && { locale }), ...(key && { key }) },
  );
};
const peopleOf = (client: Client) =>
  plant(app, (tx) =>
    tx
      .selectFrom("memberships as m")
      .innerJoin("users as u", "u.id", "m.user_id")
      .selectAll("m")
      .select(["u.email", "u.username", "u.document", "u.first_name", "u.last_name", "u.locale"])
      .where("m.client_id", "=", client.id)
      .where(sql<boolean>`m.roles = '{}'`)
      .orderBy("u.email")
      .execute(),
  );

describe("a people file", () => {
  test("is checked without anything coming in, then comes in whole, then changes nothing", async () => {
    const client = await aClient(app);
    const as = await administrator(client);
    const store = await aStore(app, client, { code: "SUL 01" });
    const group = await aGroup(app, client);
    const [ana, bia] = [unique("ana"), unique("bia")];
    const file = [
      "Nome;Sobrenome;E-mail;CPF;Cargo;Loja;Grupos;Idioma;SAP",
      `Ana;Conceição;${ana}@example.com;529.982.247-25;Balconista;sul-01;${group.name};francês;00123`,
      `Bia;=cmd();${bia}@example.com;;Caixa;;;;`,
    ].join("\r\n");
    const counts = { lines: 2, created: 2, updated: 0, unchanged: 0, ok: true, errors: [] };
    expect((await bring(as, file, { dryRun: true })).answer).toMatchObject({ ...counts, imported: false });
    expect(await peopleOf(client)).toEqual([]);
    expect((await bring(as, Buffer.from(file, "latin1"))).answer).toMatchObject({
      ...{ ...counts, imported: true },
    });
    expect(await peopleOf(client)).toMatchObject([
      {
        email: `${ana}@example.com`,
        username: `${ana}@example.com`,
        document: "52998224725",
        last_name: "Conceição",
        job_profile: "counter_clerk",
        store_id: store.id,
        retailer_id: store.retailerId,
        locale: "fr-FR",
        sap_code: "00123",
        status: "active",
        sort_name: "Ana Conceição",
      },
      { email: `${bia}@example.com`, last_name: "=cmd()", job_profile: "cashier", store_id: null },
    ]);
    expect((await bring(as, file)).answer).toMatchObject({
      ...counts,
      created: 0,
      unchanged: 2,
      imported: true,
    });
    const changed = file.replace("Caixa", "Pintor").replace(group.name, "");
    expect((await bring(as, changed)).answer).toMatchObject({ created: 0, updated: 1, unchanged: 1 });
    const audit = await plant(app, (tx) =>
      tx
        .selectFrom("audit_trail")
        .select(["action", "after"])
        .where("client_id", "=", client.id)
        .orderBy("id")
        .execute(),
    );
    expect(audit.map(({ after }) => after?.created)).toEqual([2, 0, 0]);
    expect(JSON.stringify(audit)).not.toContain("52998224725");
  });

  test("with one bad line brings nobody in, and says what is wrong where, in the caller's language", async () => {
    const client = await aClient(app, { countries: ["BR", "MX"] });
    const as = await administrator(client);
    const file = [
      "nombre,correo,país,documento,tienda",
      `Ana,${unique("a")}@example.com,BR,52998224725,`,
      "Bia,bia@,México,,",
      `Carla,${unique("c")}@example.com,Chile,111,X9`,
    ].join("\n");
    const { answer } = await bring(as, file, { locale: "es-ES" });
    expect(answer).toMatchObject({ lines: 3, created: 1, ok: false, imported: false });
    expect(answer.errors.map(({ line, column, value, code }) => [line, column, value, code])).toEqual([
      [3, "correo", "bia@", "email_invalid"],
      [4, "país", "Chile", "one_of"],
      [4, "tienda", "X9", "reference_unknown"],
    ]);
    expect(answer.errors.at(-1)?.title).toBe("«X9» no existe en este programa");
    expect(await peopleOf(client)).toEqual([]);
  });

  test("never comes in half: a name that is taken while it is read takes everything back", async () => {
    const client = await aClient(app);
    const as = await administrator(client);
    const same = unique("same");
    const lines = Array.from({ length: 2_500 }, (_, index) => `P${index},${same}-${index}@example.com,`);
    // The last line's user name is what the first would sign in with.
    const file = ["nome,email,usuario", ...lines, `Last,${same}-last@example.com,${same}-0@example.com`].join(
      "\n",
    );
    expect((await bring(as, file)).refusal).toBe("409 request.conflict");
    expect(await peopleOf(client)).toEqual([]);
    const left = await plant(app, (tx) =>
      tx.selectFrom("users").select("id").where("email", "like", `${same}-%`).execute(),
    );
    expect(left).toEqual([]);
  });

  test("counts once per key", async () => {
    const client = await aClient(app);
    const as = await administrator(client);
    const fileId = await aFile(as, `nome,email\nAna,${unique("once")}@example.com`);
    const key = crypto.randomUUID();
    const send = () =>
      app.request(contract.importPeople, { body: { fileId, dryRun: false, invite: false } }, { as, key });
    const first = (await send()).answer;
    expect(first).toMatchObject({ created: 1, imported: true });
    expect((await send()).answer).toEqual(first);
  });
});

describe("§validation#imports good lines come in, bad ones go back", () => {
  const file = [
    "Nome;E-mail;CPF;Cargo",
    "Ana;ana@example.com;;Caixa",
    "Bia;bia@;1;Astronauta",
    "Carla;carla@example.com;;",
    "Dora;ana@example.com;;",
    "Eva;eva@example.com;;",
  ].map((line) => line.replaceAll("@example.com", `-${unique("good")}@example.com`));
  // The same person twice: both lines by one address.
  file[4] = (file[1] ?? "").replace("Ana;", "Dora;");

  test("every fault of a line at once, allowed values named, and numbers that add up", async () => {
    const client = await aClient(app);
    const as = await administrator(client);
    const { answer } = await bring(as, file.join("\n"), { dryRun: true });
    expect(answer).toMatchObject({ lines: 5, created: 3, updated: 0, unchanged: 0, bad: 2, ok: false });
    expect(answer.errors.map(({ line, column, code }) => `${line} ${column} ${code}`)).toEqual([
      ...["3 E-mail email_invalid", "3 CPF document_invalid", "3 Cargo one_of", "5 E-mail duplicate_in_file"],
    ]);
    expect(answer.errors[2]?.title).toContain("Agente de vendas, Promotor de marca, Pintor, Balconista");
    expect(answer.rejected).toEqual([
      { line: 3, cells: ["Bia", "bia@", "1", "Astronauta"] },
      { line: 5, cells: (file[4] ?? "").split(";") },
    ]);
    const fileId = await aFile(as, file.join("\n"));
    const body = { fileId, dryRun: false, goodLines: true };
    const taken = (await app.request(contract.importPeople, { body }, { as })).answer;
    expect(taken).toMatchObject({ created: 3, bad: 2, ok: false, imported: true });
    expect((await peopleOf(client)).map(({ first_name }) => first_name).toSorted()).toEqual([
      ...["Ana", "Carla", "Eva"],
    ]);
  });

  test("a column is mapped, or left out, and the next file of the kind remembers", async () => {
    const client = await aClient(app);
    const [as, colleague] = [await administrator(client), await administrator(client)];
    const word = unique("map");
    const lines = (name: string) => `Fulano;Contato;Obs\n${name};${word}-${name}@example.com;x`;
    const first = await bring(as, lines("Ana"), { dryRun: true });
    expect(first.refusal).toBe("422 import.unreadable");
    const headed = (name: string) => lines(name).replace("Fulano", "Nome");
    const { answer } = await bring(as, headed("Ana"), { dryRun: true });
    expect(answer.headings).toEqual([
      { heading: "Nome", column: "first_name" },
      { heading: "Contato", column: null },
      { heading: "Obs", column: null },
    ]);
    expect(answer.errors).toMatchObject([{ line: 1, column: "email", code: "column_missing" }]);
    expect(answer).toMatchObject({ lines: 1, created: 0, bad: 1 });
    const fileId = await aFile(as, headed("Ana"));
    const body = { fileId, dryRun: false, columns: ["first_name", "email", null] };
    expect((await app.request(contract.importPeople, { body }, { as })).answer).toMatchObject({
      ...{ created: 1, ok: true, imported: true },
    });
    expect((await bring(colleague, headed("Bia"))).answer).toMatchObject({ created: 1, imported: true });
    const elsewhere = await administrator(await aClient(app));
    expect((await bring(elsewhere, headed("Bia"))).answer.headings[1]?.column).toBeNull();
  });

  test("people whose line names no country are of the chosen one", async () => {
    const client = await aClient(app, { countries: ["BR", "MX"] });
    const as = await administrator(client);
    const word = unique("country");
    const fileId = await aFile(
      as,
      `Nome completo;E-mail;País\nAna de Souza;${word}@example.com;\nBia;b${word}@example.com;BR`,
    );
    const body = { fileId, dryRun: false, country: "MX" as const };
    await app.request(contract.importPeople, { body }, { as });
    expect(await peopleOf(client)).toMatchObject([
      { first_name: "Bia", country: "BR" },
      { first_name: "Ana", last_name: "de Souza", country: "MX" },
    ]);
  });
});

describe("who is there already", () => {
  test("is asked and joins by their own word alone, unless it was guessed by its user name", async () => {
    const [client, other] = [await aClient(app), await aClient(app)];
    const as = await administrator(client);
    const iris = await aUser(app, { first_name: "Íris", password_hash: "$argon2id$" });
    await aMember(app, { client: other, user: iris });
    const { answer } = await bring(as, `nome,email,cargo\nX,${iris.email?.toUpperCase()},pintor`);
    expect(answer).toMatchObject({ created: 1, imported: true });
    expect((await peopleOf(client)).filter(({ user_id }) => user_id === iris.id)).toEqual([]);
    const own = { userId: iris.id, clientId: other.id };
    const [invitation] = (await app.request(listOwnInvitations, {}, { as: own })).answer.items;
    expect(invitation).toMatchObject({ jobProfile: "painter" });
    const params = { id: invitation?.id ?? "" };
    const accepted = await app.request(answerInvitation, { params, body: { accept: true } }, { as: own });
    expect(accepted.answer.clientId).toBe(client.id);
    expect(await peopleOf(client)).toContainEqual(
      expect.objectContaining({ user_id: iris.id, first_name: "Íris", job_profile: "painter" }),
    );
    const guessed = await aUser(app);
    const reply = await bring(as, `nome,usuario\nX,${guessed.username}`);
    expect(reply.answer.errors).toMatchObject([{ line: 2, column: "usuario", code: "username_used" }]);
  });

  test("keeps what is theirs: a file does not change the address of an account in use", async () => {
    const client = await aClient(app);
    const as = await administrator(client);
    const user = await aUser(app, {
      password_hash: "$argon2id$",
      document: "39053344705",
      document_country: "BR",
    });
    await aMember(app, { client, user });
    const { answer } = await bring(as, `nome,email,cpf\nAna,thief@example.com,390.533.447-05`);
    expect(answer.errors).toMatchObject([{ line: 2, column: "email", code: "owned_by_person" }]);
    expect(await peopleOf(client)).toMatchObject([{ email: user.email }]);
  });

  test("is corrected while nobody has signed in", async () => {
    const client = await aClient(app);
    const as = await administrator(client);
    const user = await aUser(app, { document: "11144477735", document_country: "BR" });
    const member = await aMember(app, { client, user });
    const email = `${unique("right")}@example.com`;
    const { answer } = await bring(as, `nome,sobrenome,email,cpf\nAnna,Souza,${email},111.444.777-35`);
    expect(answer).toMatchObject({ updated: 1, imported: true });
    expect(await peopleOf(client)).toMatchObject([
      { id: member.membershipId, email, first_name: "Anna", sort_name: "Anna Souza" },
    ]);
  });
});

describe("what is no people file", () => {
  const outcome = async (content: string) => {
    const reply = await bring(await administrator(await aClient(app)), content, { dryRun: true });
    return reply.status === 200 ? reply.answer.errors.map(({ code }) => code) : reply.refusal;
  };

  test.each<[string, string, unknown]>([
    ["an empty one", " ", "422 import.unreadable"],
    ["one without a header", "Ana,ana@example.com", "422 import.unreadable"],
    ["one with bytes of something else", "nome,email\n\u0000\u0001", "422 import.unreadable"],
    ["one with a quote that never ends", 'nome,email\n"Ana,x', "422 import.unreadable"],
    ["one with a column nobody knows", "nome,email,senha\nAna,a@b.co,x", []],
    ["one with the same person twice", "nome,email\nA,a@b.co\nB,A@B.co", ["duplicate_in_file"]],
  ])("%s", async (_name, content, wanted) => {
    expect(await outcome(content)).toEqual(wanted);
  });

  test("one that is too long", async () => {
    const as = await administrator(await aClient(app));
    const reply = await bring(as, `nome,email\n${"Ana,a@b.co\n".repeat(20_001)}`);
    expect(reply.refusal).toBe("422 import.too_long");
    expect(reply.problem.params).toEqual({ maximum: 20_000 });
  });

  test("another's, another kind's or nobody's", async () => {
    const client = await aClient(app);
    const [as, colleague] = [await administrator(client), await administrator(client)];
    const ids = [
      await aFile(colleague, "nome,email\nAna,x@example.com"),
      await aFile(as, "nome,email\nAna,x@example.com", "avatar"),
      crypto.randomUUID(),
    ];
    for (const fileId of ids) {
      const reply = await app.request(contract.importPeople, { body: { fileId, dryRun: true } }, { as });
      expect(["404 request.not_found", `415 ${fileProblems.typeRefused.code}`]).toContain(reply.refusal);
    }
  });
});

test("20,000 people come in with one request, and others are answered meanwhile", async () => {
  const client = await aClient(app);
  const as = await administrator(client);
  const store = await aStore(app, client, { code: "BIG" });
  const group = await aGroup(app, client);
  const word = unique("big");
  const lines = Array.from(
    { length: 20_000 },
    (_, index) => `Pessoa,Número ${index},${word}-${index}@example.com,BIG,${group.name},G${index}`,
  );
  const file = ["nome,sobrenome,email,loja,grupos,gmin", ...lines].join("\n");
  const begun = performance.now();
  const coming = bring(as, file, { invite: true });
  let longest = 0;
  let done = false;
  const watching = (async () => {
    while (!done) {
      const began = performance.now();
      await app.request(contract.listPeople, { query: { limit: 1 } }, { as });
      longest = Math.max(longest, performance.now() - began);
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  })();
  const { answer } = await coming;
  done = true;
  await watching;
  const took = performance.now() - begun;
  expect(answer).toMatchObject({ lines: 20_000, created: 20_000, ok: true, imported: true });
  // However slow the machine: nobody waits for all of it.
  expect(longest).toBeLessThan(took / 3);
  // Counted apart: of tables that grew so fast the planner knows too little to join them well.
  const [members, grouped] = await plant(app, (tx) =>
    Promise.all([
      tx
        .selectFrom("memberships")
        .select((eb) => eb.fn.countAll<number>().as("count"))
        .where("client_id", "=", client.id)
        .where("store_id", "=", store.id)
        .executeTakeFirstOrThrow(),
      tx
        .selectFrom("membership_groups")
        .select((eb) => eb.fn.countAll<number>().as("count"))
        .where("client_id", "=", client.id)
        .where("group_id", "=", group.id)
        .executeTakeFirstOrThrow(),
    ]),
  );
  expect([members.count, grouped.count]).toEqual([20_000, 20_000]);
  expect((await bring(as, file)).answer).toMatchObject({ unchanged: 20_000, created: 0 });
}, 120_000);

test("invitations of an import follow as a job, once per person", async () => {
  const client = await aClient(app);
  const as = await administrator(client);
  const word = unique("invited");
  const rows = [1, 2, 3].map((number) => `Ana,${word}-${number}@example.com,`);
  await bring(as, ["nome,email,usuario", ...rows, `Rui,,${word}-silent`].join("\n"), { invite: true });
  await app.runJobs();
  const mine = app.outside.mails.filter(({ to }) => to.startsWith(word));
  expect(mine.map(({ to }) => to).sort()).toEqual([1, 2, 3].map((number) => `${word}-${number}@example.com`));
  expect(mine[0]?.text).toContain("/set-password/");
});
