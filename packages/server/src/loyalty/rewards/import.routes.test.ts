import { formatDateTime } from "@trilha/contract/core/dates.ts";
import { rewardColumns } from "@trilha/contract/loyalty/rewards/import-columns.ts";
import * as office from "@trilha/contract/loyalty/rewards/office-endpoints.ts";
import { describe, expect, test } from "vitest";
import { aClient, aStaffMember, type Member } from "../../../test/builders.ts";
import { aReward, aSection } from "../../../test/builders-rewards.ts";
import { anImportFile } from "../../../test/uploads.ts";
import { useApp } from "../../../test/use-app.ts";
import { rewardRoutes } from "./index.ts";

const app = useApp({ env: { RATE_LIMIT_FACTOR: "1000" }, routes: rewardRoutes });

async function anOffice() {
  const client = await aClient(app);
  const section = await aSection(app, client, "Áudio");
  return { client, section, staff: await aStaffMember(app, client, "program_administrator") };
}
async function bring(as: Member, content: string | Uint8Array, dryRun = false) {
  const fileId = await anImportFile(app, as, content);
  return (await app.request(office.importRewards, { body: { fileId, dryRun } }, { as })).answer;
}
const list = async (as: Member) =>
  (await app.request(office.listRewards, { query: {} }, { as })).answer.items;
const exported = async (as: Member) => (await app.request(office.exportRewards, {}, { as })).answer.text;

const file = [
  "SKU;Nome;Categoria;Entrega;price_br;price_ar;Nível;limit_month;visible_until;Estado",
  "FONE-1;Fone;audio;envio;1.200;900;creator;2;31/12/2026;publicado",
  "VALE-1;Vale;Áudio;digital;500;;;;;",
].join("\r\n");

describe("CSV of items with dry run", () => {
  test("is checked without anything written, then brought in whole, then is no change", async () => {
    const { staff } = await anOffice();
    expect(await bring(staff, file, true)).toMatchObject({ created: 2, ok: true, imported: false });
    expect(await list(staff)).toEqual([]);
    expect(await bring(staff, file)).toMatchObject({ lines: 2, created: 2, imported: true, errors: [] });
    const [phone, voucher] = await list(staff);
    expect(phone).toMatchObject({
      ...{
        sku: "FONE-1",
        name: { "pt-BR": "Fone" },
        delivery: "shipped",
        state: "published",
        restricted: true,
      },
      visibleUntil: "2027-01-01T03:00:00.000Z",
    });
    expect(phone?.countries.map(({ country, price }) => [country, price])).toEqual([
      ["AR", 900],
      ["BR", 1200],
    ]);
    expect(voucher).toMatchObject({ sku: "VALE-1", delivery: "digital", state: "draft", restricted: false });
    expect(await bring(staff, file)).toMatchObject({ created: 0, updated: 0, unchanged: 2 });
  });

  test("every bad line is told, each by its number and column, and nothing is half imported", async () => {
    const { client, staff, section } = await anOffice();
    await aReward(app, client, { sku: "OLD", section, units: 1 });
    const bad = [
      "sku;name_pt;category;delivery;price_br;limit_year;visible_from;visible_until;state",
      "GOOD;Bom;Áudio;;10;;;;",
      ";Sem código;Áudio;;10;;;;",
      "A;;Áudio;;10;;;;",
      "B;Nome;Nada;pombo;dez;-1;ontem;;",
      "good;Outra vez;Áudio;;10;;;;",
      "old;;;digital;;;;;",
      "C;Nome;Áudio;;;;;;publicado",
      "D;Nome;Áudio;;10;;2026-12-31;2026-12-01;",
    ].join("\n");
    const report = await bring(staff, bad);
    expect(report).toMatchObject({ ok: false, imported: false });
    expect(report.errors.map(({ line, column, code }) => `${line} ${column} ${code}`)).toEqual([
      "3 sku required",
      "4 name_pt required",
      "5 price_br not_a_number",
      "5 limit_year too_small",
      "5 category reference_one_of",
      "5 delivery one_of",
      "5 visible_from date_invalid",
      "6 sku duplicate_in_file",
      "7 delivery invalid",
      "8 state mandatory_incomplete",
      "9 redeem_until date_invalid",
    ]);
    expect((await list(staff)).map(({ sku }) => sku)).toEqual(["OLD"]);
  });

  test("what is empty is left as it is; 0 takes a country off sale and a limit away", async () => {
    const { client, staff, section } = await anOffice();
    const limits = [{ period: "month", units: 2 }] as const;
    await aReward(app, client, { sku: "X", section, prices: { AR: 7, BR: 100 }, limits });
    expect(await bring(staff, "sku;price_br;price_ar;limit_month\nx;120;0;0")).toMatchObject({ updated: 1 });
    const { answer } = await app.request(
      office.readReward,
      { params: { id: (await list(staff))[0]?.id ?? "" } },
      { as: staff },
    );
    expect(answer).toMatchObject({
      ...{ sku: "X", limits: [], version: 2 },
      countries: [
        { country: "AR", price: 7, active: false },
        { country: "BR", price: 120, active: true },
      ],
    });
    expect(answer.prices[0]).toMatchObject({ country: "BR", from: 100, to: 120 });
  });

  test("what is exported is imported again without a change, as a workbook too", async () => {
    const { client, staff, section } = await anOffice();
    const now = app.clock.now();
    await aReward(app, client, {
      section,
      eligibility: { level: "creator" },
      visible_from: now,
      name: "=Fone; “novo”",
    });
    await aReward(app, client, { section, eligibility: { not: { country: ["BR"] } }, state: "draft" });
    const text = await exported(staff);
    expect(text).toContain(formatDateTime(now, "pt-BR", "America/Sao_Paulo"));
    expect(text.split("\r\n")[0]).toBe(`\uFEFF${rewardColumns.join(";")}`);
    expect(await bring(staff, text)).toMatchObject({ lines: 2, unchanged: 2, errors: [] });
    const rows = [
      ["sku", "name_pt", "category", "price_br"],
      ["PLAN-1", "Da planilha", "Áudio", 30],
    ];
    const workbook = await app.parts.outside.sheets.write({ title: "Itens", rows });
    expect(await bring(staff, workbook)).toMatchObject({ lines: 1, created: 1, imported: true });
    expect((await list(staff)).map(({ sku }) => sku)).toContain("PLAN-1");
  });
});
