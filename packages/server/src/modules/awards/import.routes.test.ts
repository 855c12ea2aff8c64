import * as contract from "@trilha/contract/awards/endpoints.ts";
import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import type { Caller } from "../../../test/app.ts";
import { aClient, aParticipant, aStaffMember, aStore, plant, unique } from "../../../test/builders.ts";
import { aCampaign, anEnrolled, enrol, type TestCampaign } from "../../../test/builders-campaigns.ts";
import { anImportFile } from "../../../test/uploads.ts";
import { useApp } from "../../../test/use-app.ts";
import { balances } from "../ledger/index.ts";
import { type ApprovedBatch, postBatch, postSlice } from "./post-awards.ts";

const app = useApp({ env: { RATE_LIMIT_FACTOR: "1000" } });

async function aProgramme() {
  const client = await aClient(app);
  const campaign = await aCampaign(app, client);
  const [proposer, second] = [
    await aStaffMember(app, client, "program_administrator"),
    await aStaffMember(app, client, "program_administrator"),
  ];
  return { client, campaign, proposer, second, today: app.clock.now().toISOString().slice(0, 10) };
}

async function bring(
  as: Caller,
  campaign: TestCampaign,
  content: string | Uint8Array,
  options: { dryRun?: boolean; locale?: string } = {},
) {
  const fileId = await anImportFile(app, as, content);
  const { dryRun = false, locale } = options;
  return app.request(
    contract.importAwards,
    { body: { campaignId: campaign.id, fileId, reason: "Prêmios de maio", dryRun } },
    { as, ...(locale && { locale }) },
  );
}
const approve = (as: Caller, id: string | null) =>
  app.request(
    contract.decideOnAwards,
    { params: { id: id ?? "" }, body: { version: 1, decision: "approve" } },
    { as },
  );
const proposals = async (as: Caller) =>
  (await app.request(contract.listAwardBatches, { query: {} }, { as })).answer.items;
const pointsOf = (who: Caller & { clientId: string }, campaign: TestCampaign) =>
  plant(app, async (tx) => {
    const about = { clientId: who.clientId, userId: who.userId, potIds: [campaign.id] };
    const [pot] = await balances(tx, about);
    return [pot?.available ?? 0, pot?.experience ?? 0];
  });

describe("§1 CSV awards with dry run", () => {
  test("are checked without anything proposed, then proposed whole, then given by a second person", async () => {
    const { client, campaign, proposer, second } = await aProgramme();
    const ana = await anEnrolled(app, client, campaign, {
      user: { document: "01234567890", document_country: "BR" },
    });
    const rui = await anEnrolled(app, client, campaign, { store: { code: "SUL 01" } });
    const file = [
      "Pessoa;Pontos;Experiência;Observação;Loja",
      `1234567890;1.000;20;Destaque;`,
      `${rui.username.toUpperCase()}@EXAMPLE.com;50;;;sul-01`,
      `${rui.username};25;;Extra;`,
    ].join("\r\n");
    const counts = { lines: 3, created: 3, ok: true, errors: [], points: 1075, experience: 20 };
    expect((await bring(proposer, campaign, file, { dryRun: true })).answer).toMatchObject({
      ...counts,
      ...{ id: null, imported: false },
    });
    expect(await proposals(proposer)).toEqual([]);
    const { id, imported } = (await bring(proposer, campaign, Buffer.from(file, "latin1"))).answer;
    expect(imported).toBe(true);
    const read = await app.request(contract.readAwardBatch, { params: { id: id ?? "" } }, { as: second });
    expect(read.answer).toMatchObject({
      kind: "file",
      awards: 3,
      fileName: "list.csv",
      can: { decide: true },
    });
    expect(await pointsOf(rui, campaign)).toEqual([0, 0]);
    expect((await approve(proposer, id)).refusal).toBe("403 awards.second_person");
    expect((await approve(second, id)).answer).toMatchObject({ state: "approved", posted: 3 });
    expect(await pointsOf(ana, campaign)).toEqual([1000, 20]);
    expect(await pointsOf(rui, campaign)).toEqual([75, 0]);
    const titles = await plant(app, (tx) =>
      tx
        .selectFrom("ledger_transactions")
        .select(sql<string>`details->'document'->>'title'`.as("title"))
        .where("client_id", "=", client.id)
        .where("source_type", "=", "award")
        .execute(),
    );
    expect(titles.map(({ title }) => title).sort()).toEqual(["Destaque", "Extra", "Prêmios de maio"]);
  });

  test("with one bad line propose nothing, and say what is wrong where, in the caller's language", async () => {
    const { client, campaign, proposer } = await aProgramme();
    const ana = await anEnrolled(app, client, campaign);
    const outsider = await aParticipant(app, client);
    await enrol(app, campaign, proposer, [await aStore(app, client)]);
    const file = [
      "persona,puntos,fecha,tienda",
      `${ana.username},10,,`,
      `nadie,10,,`,
      `${outsider.username},10,,`,
      `${ana.username},diez,,`,
      `${ana.username},100001,,`,
      `${ana.username},10,,`,
      `${ana.username},10,01/01/2001,`,
      `${ana.username},10,31/02/2026,`,
      `${ana.username},10,,LEJOS`,
      `${proposer.username},10,,`,
      `${ana.username},,,`,
    ].join("\n");
    const { answer } = await bring(proposer, campaign, file, { locale: "es-ES" });
    expect(answer.errors.map(({ line, column, code }) => [line, column, code])).toEqual([
      [3, "persona", "reference_unknown"],
      [4, "persona", "not_in_campaign"],
      [5, "puntos", "not_a_number"],
      [6, "puntos", "too_big"],
      [7, "persona", "duplicate_in_file"],
      [8, "fecha", "outside_campaign"],
      [9, "fecha", "date_invalid"],
      [10, "tienda", "reference_unknown"],
      [11, "persona", "own_points"],
      [12, "puntos", "required"],
    ]);
    expect(answer.errors[1]?.title).toBe("No participa en la campaña");
    expect(answer).toMatchObject({ id: null, ok: false, imported: false });
    expect(await proposals(proposer)).toEqual([]);
  });

  test.each([
    ["no header", "1;2;3\n4;5;6"],
    ["nothing", ""],
    ["no text", new Uint8Array([0xff, 0xd8, 0x00, 0x00, 0x00])],
  ])("refuse a file of %s", async (_, content) => {
    const { campaign, proposer } = await aProgramme();
    expect((await bring(proposer, campaign, content)).refusal).toBe("422 import.unreadable");
  });

  test("do not find people of another client, nor by a document they did not open", async () => {
    const { client, campaign, proposer } = await aProgramme();
    const other = await aClient(app);
    const foreign = await aParticipant(app, other);
    const shy = await anEnrolled(app, client, campaign, { user: { document: "52998224725" } });
    await plant(app, (tx) =>
      tx
        .updateTable("memberships")
        .set({ personal_data_open: false })
        .where("id", "=", shy.membershipId)
        .execute(),
    );
    const file = `person,points\n${foreign.username},5\n52998224725,5`;
    const { errors } = (await bring(proposer, campaign, file)).answer;
    expect(errors.map(({ code }) => code)).toEqual(["reference_unknown", "reference_unknown"]);
  });
});

describe("a long file", () => {
  const people = 600;

  async function aLongFile() {
    const programme = await aProgramme();
    const { client, campaign, proposer, second } = programme;
    const names = unique("many");
    await plant(app, async (tx) => {
      await sql`
        with made as (
          insert into users (username, first_name, last_name, country)
          select ${names} || n, 'Ana', 'Silva', 'BR' from generate_series(1, ${people}::integer) n returning id
        ), members as (
          insert into memberships (client_id, user_id, status, country)
          select ${client.id}::uuid, id, 'active', 'BR' from made returning user_id
        ), firm as (
          insert into companies (client_id, kind, name) values (${client.id}, 'company', ${names}) returning id
        )
        insert into campaign_enrolments (client_id, campaign_id, user_id, country, company_id, brands, retailer_ids,
          store_ids, terms_version, terms_locale, enrolled_at)
        select ${client.id}::uuid, ${campaign.id}::uuid, members.user_id, 'BR', firm.id, '{Nimbus}',
          array[gen_random_uuid()], array[gen_random_uuid()], 1, 'pt-BR', now()
        from members, firm`.execute(tx);
    });
    const lines = Array.from({ length: people }, (_, index) => `${names}${index + 1},10`);
    const { id } = (await bring(proposer, campaign, ["person,points", ...lines].join("\n"))).answer;
    if (!id) throw new Error("nothing was proposed");
    expect((await approve(second, id)).answer).toMatchObject({
      state: "approved",
      posted: 0,
      awards: people,
    });
    return { ...programme, id };
  }
  const given = (clientId: string) =>
    plant(app, async (tx) => {
      const { rows } = await sql<{ people: number; points: number }>`
        select count(distinct user_id)::integer as people, coalesce(sum(original), 0)::integer as points
        from ledger_lots where client_id = ${clientId}`.execute(tx);
      return rows[0];
    });

  test("is posted by a job, slice by slice; broken off in between it goes on where it was, and gives nothing twice", async () => {
    const { client, campaign, second, id } = await aLongFile();
    const batch: ApprovedBatch = {
      ...{ clientId: client.id, id, kind: "file", campaignId: campaign.id },
      ...{ reason: "Prêmios de maio", decidedBy: second.userId },
    };
    const now = app.clock.now();
    // A process that dies in a transaction leaves nothing; one that dies after it has left a whole slice.
    const died = app.parts.db.write({ clientId: client.id }, async (tx) => {
      await postSlice(tx, batch, now);
      throw new Error("killed");
    });
    await expect(died).rejects.toThrow("killed");
    expect(await given(client.id)).toEqual({ people: 0, points: 0 });
    expect(await app.parts.db.write({ clientId: client.id }, (tx) => postSlice(tx, batch, now))).toBe(500);
    expect(await given(client.id)).toEqual({ people: 500, points: 5_000 });
    const half = await app.request(contract.readAwardBatch, { params: { id } }, { as: second });
    expect(half.answer).toMatchObject({ posted: 500, awards: people });
    await app.runJobs();
    await postBatch(app.parts, { clientId: client.id, batchId: id }, { attempt: 1, maxAttempts: 1 });
    expect(await given(client.id)).toEqual({ people, points: people * 10 });
    const whole = await app.request(contract.readAwardBatch, { params: { id } }, { as: second });
    expect(whole.answer).toMatchObject({ posted: people });
    const told = await plant(app, (tx) =>
      tx
        .selectFrom("notifications")
        .select((eb) => eb.fn.countAll<number>().as("count"))
        .where("client_id", "=", client.id)
        .where("kind", "=", "points.given")
        .executeTakeFirst(),
    );
    expect(Number(told?.count)).toBe(people);
  });
});
