// A file that leaves comes back as it left: exported, brought in again as it is, it is understood and changes nothing.
import { importProducts } from "@trilha/contract/catalog/products/endpoints.ts";
import { importStores } from "@trilha/contract/catalog/products/network-endpoints.ts";
import * as contract from "@trilha/contract/core/exports/endpoints.ts";
import type { ExportKind } from "@trilha/contract/core/exports/shapes.ts";
import { type Locale, locales } from "@trilha/contract/core/locale.ts";
import { decideOnOrders, importOrders, readOrder } from "@trilha/contract/loyalty/orders/endpoints.ts";
import { importPeople } from "@trilha/contract/members/people/endpoints.ts";
import { describe, expect, test } from "vitest";
import type { Caller } from "../../../test/app.ts";
import { aClient, aMember, aProduct, aStaffMember, aStore, aUser } from "../../../test/builders.ts";
import { anOrder, aShop } from "../../../test/builders-orders.ts";
import { anImportFile } from "../../../test/uploads.ts";
import { useApp } from "../../../test/use-app.ts";

const app = useApp({ env: { RATE_LIMIT_FACTOR: "1000" } });

async function exported(as: Caller, kind: ExportKind, locale: Locale, format: "csv" | "xlsx" = "csv") {
  const body = { kind, format, reason: "Conferência" };
  const { id } = (await app.request(contract.startExport, { body }, { as, locale })).answer;
  await app.runJobs();
  const { url } = (await app.request(contract.readExport, { params: { id } }, { as })).answer;
  return (await app.http.inject({ url: url ?? "" })).rawPayload;
}
const linesOf = (bytes: Buffer) => bytes.toString("utf8").slice(1).trimEnd().split("\r\n");

describe.each([...locales])("§loyalty#exports a file in %s comes back as it left", (locale) => {
  test.each(["csv", "xlsx"] as const)("products, stores and people as %s change nothing", async (format) => {
    const client = await aClient(app, { countries: ["BR", "MX"] });
    const as = await aStaffMember(app, client, "program_administrator");
    await aProduct(app, client, { brand: "Brisa", name: "=HYPERLINK(1)", sku: "F-1", processor: null });
    await aProduct(app, client, { brand: "Vento", name: "-Ação; 7", sku: "007" });
    const store = await aStore(app, client, { code: "SUL 01" });
    const user = await aUser(app, { first_name: "Ana Maria", last_name: "de Souza" });
    await aMember(app, { client, user, store_id: store.id, retailer_id: store.retailerId });
    const bring = async (kind: ExportKind) => {
      const fileId = await anImportFile(app, as, await exported(as, kind, locale, format));
      const request = { body: { fileId, dryRun: false } };
      if (kind === "products") return (await app.request(importProducts, request, { as, locale })).answer;
      if (kind === "stores") return (await app.request(importStores, request, { as, locale })).answer;
      return (await app.request(importPeople, request, { as, locale })).answer;
    };
    const unchanged = { created: 0, updated: 0, bad: 0, ok: true, imported: true, errors: [] };
    expect(await bring("products")).toMatchObject({ ...unchanged, unchanged: 2 });
    expect(await bring("stores")).toMatchObject({ ...unchanged, unchanged: 1 });
    const people = await bring("people");
    expect(people).toMatchObject(unchanged);
    expect(people.unchanged).toBe(people.lines);
  });

  test("the warehouse's, as it is and with what the warehouse writes into it", async () => {
    const shop = await aShop(app);
    const { office: as } = shop;
    const [one, other] = [await anOrder(app, shop), await anOrder(app, shop)];
    const body = { ids: [one.id, other.id], decision: "approve" as const };
    await app.request(decideOnOrders, { body }, { as });
    const lines = linesOf(await exported(as, "warehouse", locale));
    expect(lines).toHaveLength(3);
    const bring = async (rows: readonly string[]) => {
      const fileId = await anImportFile(app, as, rows.join("\r\n"));
      const request = { body: { fileId, dryRun: false } };
      return (await app.request(importOrders, request, { as, locale })).answer;
    };
    expect(await bring(lines)).toMatchObject({ lines: 2, updated: 0, unchanged: 2, bad: 0, errors: [] });
    const [head = "", ...parcels] = lines;
    const sent = parcels.map((line) =>
      line.startsWith(one.code) ? `${line.slice(0, -4)};Correios;BR1;;` : line,
    );
    const answer = await bring([head, ...sent]);
    expect(answer).toMatchObject({ updated: 1, unchanged: 1, bad: 0, errors: [], imported: true });
    const { state, carrier, tracking } = (await app.request(readOrder, { params: { id: one.id } }, { as }))
      .answer;
    expect({ state, carrier, tracking }).toEqual({ state: "shipped", carrier: "Correios", tracking: "BR1" });
    // The same file once more: what happened already is no fault.
    expect(await bring([head, ...sent])).toMatchObject({ updated: 0, unchanged: 2, errors: [] });
  });
});

test("§limits#dates moments of a file stand by the programme's clock, as the reader writes dates", async () => {
  const client = await aClient(app, { time_zone: "America/Manaus" });
  const as = await aStaffMember(app, client, "program_administrator");
  app.clock.set(new Date("2026-11-24T02:30:00Z"));
  const user = await aUser(app);
  await aMember(app, { client, user, created_at: app.clock.now() });
  const since = async (locale: Locale) => linesOf(await exported(as, "people", locale)).join("\n");
  expect(await since("pt-BR")).toContain("23/11/2026 22:30");
  expect(await since("en-US")).toContain("11-23-2026 10:30 PM");
});
