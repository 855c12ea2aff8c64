import * as contract from "@trilha/contract/loyalty/adjustments/endpoints.ts";
import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import type { Caller } from "../../../test/app.ts";
import { aClient, aParticipant, aStaffMember, aStore, plant } from "../../../test/builders.ts";
import { manyEnrolled } from "../../../test/builders-adjustments.ts";
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
  return { client, campaign, proposer, second, today: app.clock.today() };
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

describe("§earning-rules#adjustments CSV awards with dry run", () => {
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

describe("§earning-rules#adjustments the same file of awards proposed twice", () => {
  const withdraw = (as: Caller, id: string | null) =>
    app.request(contract.withdrawAwards, { params: { id: id ?? "" }, body: { version: 1 } }, { as });
  const refuse = (as: Caller, id: string | null) =>
    app.request(
      contract.decideOnAwards,
      { params: { id: id ?? "" }, body: { version: 1, decision: "refuse", reason: "Não" } },
      { as },
    );

  test("is known while it waits and once it was approved, in a trial too, and says by whom and when", async () => {
    app.clock.set("2026-11-21T12:34:00Z");
    const { client, campaign, proposer, second } = await aProgramme();
    const [ana, rui] = [await anEnrolled(app, client, campaign), await anEnrolled(app, client, campaign)];
    const third = await aStaffMember(app, client, "program_administrator");
    const file = `person;points;note\n${ana.username};1000;\n${rui.username};5;Extra\n`;
    const { id } = (await bring(proposer, campaign, file)).answer;
    // As another program saves it a day later: commas, another order, another way to write a number and a person.
    const again = `note,person,points\r\nExtra,${rui.username}@example.com,5\r\n,${ana.username},"1.000"\r\n`;
    app.clock.pass({ days: 1 });
    for (const dryRun of [true, false]) {
      const reply = await bring(second, campaign, again, { dryRun, locale: "en-US" });
      expect(reply.refusal).toBe("409 awards.same_file");
      const { proposedBy } = (await proposals(second))[0] ?? {};
      expect(reply.problem.params.who).toBe(proposedBy?.name);
      expect(reply.problem.params.when).toMatch(/^November 21, 2026 at \d\d?:34/);
    }
    await approve(third, id);
    expect((await bring(second, campaign, file)).refusal).toBe("409 awards.same_file");
    expect(await proposals(second)).toHaveLength(1);
    expect(await pointsOf(rui, campaign)).toEqual([5, 0]);
  });

  test("comes again once it was withdrawn or refused, and then is known again", async () => {
    const { client, campaign, proposer, second } = await aProgramme();
    const ana = await anEnrolled(app, client, campaign);
    const file = `person,points\n${ana.username},10`;
    const first = (await bring(proposer, campaign, file)).answer;
    await withdraw(proposer, first.id);
    const then = (await bring(proposer, campaign, file)).answer;
    await refuse(second, then.id);
    const last = (await bring(proposer, campaign, file)).answer;
    expect((await bring(proposer, campaign, file)).refusal).toBe("409 awards.same_file");
    await approve(second, last.id);
    expect(await pointsOf(ana, campaign)).toEqual([10, 0]);
    expect((await proposals(proposer)).map(({ state }) => state)).toEqual([
      "approved",
      "refused",
      "withdrawn",
    ]);
  });

  test("is another one with another day or note, in another campaign, and for another client", async () => {
    const { client, campaign, proposer, today } = await aProgramme();
    const ana = await anEnrolled(app, client, campaign);
    const store = { id: ana.storeId, retailerId: ana.retailerId };
    const other = await aCampaign(app, client);
    await enrol(app, other, ana, [store]);
    for (const [where, lines] of [
      [campaign, `person,points\n${ana.username},10`],
      [campaign, `person,points,note\n${ana.username},10,Vitrine`],
      [campaign, `person,points,date\n${ana.username},10,${today}`],
      [other, `person,points\n${ana.username},10`],
    ] as const) {
      expect((await bring(proposer, where, lines)).answer.imported).toBe(true);
    }
  });

  test("at the same moment is proposed once; the database says so too", async () => {
    const { client, campaign, proposer, second } = await aProgramme();
    const ana = await anEnrolled(app, client, campaign);
    const file = `person,points\n${ana.username},10`;
    const replies = await Promise.all([proposer, second].map((as) => bring(as, campaign, file)));
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409]);
    const copied = plant(app, async (tx) => {
      const { id: _, ...row } = await tx
        .selectFrom("award_batches")
        .selectAll()
        .where("client_id", "=", client.id)
        .executeTakeFirstOrThrow();
      await tx.insertInto("award_batches").values(row).execute();
    });
    await expect(copied).rejects.toThrow(/award_batches_of_content/);
  });

  test("with a line that stands there twice is first a file with a bad line", async () => {
    const { client, campaign, proposer } = await aProgramme();
    const ana = await anEnrolled(app, client, campaign);
    const line = `${ana.username},10`;
    await bring(proposer, campaign, `person,points\n${line}`);
    const { answer } = await bring(proposer, campaign, `person,points\n${line}\n${line}`);
    expect(answer.errors.map(({ code }) => code)).toEqual(["duplicate_in_file"]);
  });
});

describe("a long file", () => {
  const people = 600;

  async function aLongFile() {
    const programme = await aProgramme();
    const { client, campaign, proposer, second } = programme;
    const enrolled = await manyEnrolled(app, client, campaign, people);
    const lines = enrolled.map(({ username }) => `${username},10`);
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
    const notified = await plant(app, (tx) =>
      tx
        .selectFrom("notifications")
        .select((eb) => eb.fn.countAll<number>().as("count"))
        .where("client_id", "=", client.id)
        .where("kind", "=", "points.given")
        .executeTakeFirst(),
    );
    expect(Number(notified?.count)).toBe(people);
  });
});
