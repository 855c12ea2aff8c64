import * as contract from "@trilha/contract/loyalty/claims/endpoints.ts";
import { expect, test } from "vitest";
import { aMarket, aReport } from "../../../test/builders-sales.ts";
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
