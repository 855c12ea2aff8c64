import { readdirSync, readFileSync } from "node:fs";
import * as contract from "@trilha/contract/loyalty/claims/endpoints.ts";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { plant } from "../../../test/builders.ts";
import { aBareClaim, aMarket, aReport } from "../../../test/builders-sales.ts";
import { useApp } from "../../../test/use-app.ts";

const app = useApp({ env: { RATE_LIMIT_FACTOR: "1000" } });

test.each([
  ["O for 0", "NF-1O5"],
  ["l for 1", "NF-l05"],
  ["a Cyrillic О", "NF-1\u041e5"],
  ["a Greek Ν", "\u039dF-105"],
  ["full width", "ＮＦ－１０５"],
])(
  "§validation#invoice-number an invoice number sent before is refused, written with %s",
  async (_, invoiceNumber) => {
    const market = await aMarket(app);
    const report = (number: string) => aReport(app, market, { invoiceNumber: number });
    const as = market.seller;
    const first = await app.request(contract.reportSale, { body: await report("NF-105") }, { as });
    expect(first.status).toBe(200);
    const again = await app.request(contract.reportSale, { body: await report(invoiceNumber) }, { as });
    expect(again.refusal).toBe("409 sales.invoice_sent");
  },
);

test("numbers from before are brought to the same form; of two that become one the first holds it", async () => {
  const market = await aMarket(app);
  const hours = (n: number) => new Date(app.clock.now().getTime() - n * 3_600_000);
  const claim = (invoice_number: string, invoice_key: string, submitted_at: Date) =>
    aBareClaim(app, market.seller, market.campaign, {
      ...{ invoice_number, invoice_key, submitted_at },
      natural_key: `123|${invoice_key}|2026-11-01`,
    });
  const ids = [
    await claim("NF-1O5", "NF1O5", hours(5)),
    await claim("NF-IO5", "NFIO5", hours(4)),
    await claim("OUT-O2", "OUTO2", hours(3)),
    await claim("7\u041e7", "77", hours(2)),
    await claim("9OO", "9OO", hours(1)),
    await claim("900", "900", hours(0)),
  ];
  const folder = new URL("../../../migrations/", import.meta.url);
  const name = readdirSync(folder).find((file) => file.endsWith("-lookalike-numbers.sql")) ?? "";
  const statements = readFileSync(new URL(name, folder), "utf8").split(/;\n/);
  const rows = await plant(app, async (tx) => {
    for (const statement of statements.filter((text) => text.trim())) await sql.raw(statement).execute(tx);
    return tx
      .selectFrom("claims")
      .select(["id", "invoice_key", "natural_key"])
      .where("id", "in", ids)
      .execute();
  });
  const of = (id: string) => rows.find((row) => row.id === id);
  expect(ids.map((id) => of(id)?.invoice_key)).toEqual(["NF105", "NFIO5", "UT02", "707", "9OO", "900"]);
  expect(ids.map((id) => of(id)?.natural_key?.split("|")[1])).toEqual([
    "NF105",
    "NF105",
    "UT02",
    "77",
    "900",
    "900",
  ]);
});
