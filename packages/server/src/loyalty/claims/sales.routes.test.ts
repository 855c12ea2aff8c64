import type { Request } from "@trilha/contract/core/endpoint.ts";
import { addDays } from "@trilha/contract/core/zoned-days.ts";
import * as contract from "@trilha/contract/loyalty/claims/endpoints.ts";
import { describe, expect, test } from "vitest";
import { aClient, aProduct, plant } from "../../../test/builders.ts";
import { aCampaign, anEnrolled, enrol, sixtyEach } from "../../../test/builders-campaigns.ts";
import { aMarket, aPicture, aReport, type Seller } from "../../../test/builders-sales.ts";
import { useApp } from "../../../test/use-app.ts";
import { saleRoutes } from "./index.ts";

const app = useApp({ env: { RATE_LIMIT_FACTOR: "1000" }, routes: saleRoutes });
const nowhere = "0192f0c1-2345-7abc-8def-0123456789ab";

type Report = Request<typeof contract.reportSale>["body"];
const report = (body: Report, as: Seller, key?: string) =>
  app.request(contract.reportSale, { body }, { as, ...(key && { key }) });
const read = (id: string, as: Seller) => app.request(contract.readSale, { params: { id } }, { as });

const rowsOf = (client: { id: string }) =>
  plant(app, async (tx) => ({
    claims: await tx.selectFrom("claims").selectAll().where("client_id", "=", client.id).execute(),
    awards: await tx
      .selectFrom("ledger_transactions")
      .select(["key", "details", "occurred_at", "rule_set_version_id"])
      .where("client_id", "=", client.id)
      .where("type", "=", "award")
      .execute(),
    lots: await tx.selectFrom("ledger_lots").selectAll().where("client_id", "=", client.id).execute(),
  }));

describe("§states#claims a reported sale", () => {
  test("is credited in the answer and waits for its audit", async () => {
    const market = await aMarket(app);
    const other = await aProduct(app, market.client);
    const lines = [
      { productId: market.product.id, quantity: 2 },
      { productId: other.id, quantity: 1 },
    ];
    const body = await aReport(app, market, {
      lines,
      invoiceNumber: "F001-123",
      observation: "Cliente novo",
    });
    const { answer } = await report(body, market.seller);
    expect(answer).toMatchObject({
      state: "submitted",
      invoiceNumber: "F001-123",
      units: 3,
      points: 180,
      experience: 180,
      standing: 180,
      observation: "Cliente novo",
      attempt: 1,
      version: 1,
      history: [{ from: null, to: "submitted", by: "you", reason: null }],
      can: { resubmit: false, appeal: false, withdraw: true },
    });
    expect(answer.lines.map(({ points, quantity }) => [quantity, points])).toEqual([
      [2, 120],
      [1, 60],
    ]);
    expect(answer.lines[0]?.trace[0]).toMatchObject({ step: "base", units: 2, pointsPerUnit: 60 });
    expect(answer.photo?.url).toContain(body.photoFileId);
    expect((await read(answer.id, market.seller)).answer).toEqual(answer);
    const { awards, lots } = await rowsOf(market.client);
    expect(awards.map(({ key }) => key).sort()).toEqual(answer.lines.map(({ id }) => `award:${id}:1`).sort());
    expect(awards[0]).toMatchObject({
      rule_set_version_id: market.campaign.ruleSetVersionId,
      details: { document: { claimId: answer.id, invoiceNumber: "F001-123", saleDate: body.saleDate } },
    });
    expect(lots.map(({ audit, source_type }) => [audit, source_type])).toEqual([
      ["awaiting", "claim_line"],
      ["awaiting", "claim_line"],
    ]);
  });

  test("§entities#product: shows the picture each product has now, in the receipt and ever after", async () => {
    const market = await aMarket(app);
    const pictureFileId = await aPicture(app, market.seller, { kind: "product_picture" });
    const picture = (file: string | null) =>
      plant(app, (tx) =>
        tx
          .updateTable("products")
          .set({ picture_file_id: file })
          .where("id", "=", market.product.id)
          .execute(),
      );
    await picture(pictureFileId);
    const body = await aReport(app, market, {});
    const { answer } = await report(body, market.seller);
    expect(answer.lines[0]?.pictureUrl).toContain(pictureFileId);
    expect((await read(answer.id, market.seller)).answer).toEqual(answer);
    await picture(null);
    expect((await read(answer.id, market.seller)).answer.lines[0]?.pictureUrl).toBeNull();
  });

  test("keeps what its code says, read again by the server", async () => {
    const market = await aMarket(app);
    const key = "35260812345678000195650010000001231876543217";
    const body = await aReport(app, market, { code: key, invoiceNumber: "123" });
    await report(body, market.seller);
    const [claim] = (await rowsOf(market.client)).claims;
    expect(claim).toMatchObject({ fiscal_key: `BR:${key}`, invoice_key: "123" });
    expect(claim?.reading).toMatchObject({ issuer: "12345678000195", number: "123", month: "2026-08" });
    expect(claim?.natural_key).toBe(`12345678000195|123|${body.saleDate}`);
  });

  test("without a rule for its product earns nothing, and says so", async () => {
    const market = await aMarket(app, { ruleSet: { ...sixtyEach, base: [] } });
    const { answer } = await report(await aReport(app, market), market.seller);
    expect([answer.points, answer.lines[0]?.trace]).toEqual([0, [{ step: "no_rule" }]]);
    expect((await rowsOf(market.client)).lots).toEqual([]);
  });

  test("with a PDF as invoice shows the document", async () => {
    const market = await aMarket(app);
    const photoFileId = await aPicture(app, market.seller, { sniffed_type: "application/pdf" });
    const { answer } = await report(await aReport(app, market, { photoFileId }), market.seller);
    expect(answer.photo?.type).toBe("application/pdf");
    expect(answer.photoUrl).toBeNull();
  });
});

test.each(["0000-01-01", "9999-12-31"])(
  "a sale of %s has no worth to preview, and breaks nothing",
  async (saleDate) => {
    const { campaign, seller, product } = await aMarket(app);
    const query = { campaignId: campaign.id, storeId: seller.storeId, saleDate };
    const lines = [{ productId: product.id, quantity: 1 }];
    const preview = await app.request(contract.previewSale, { body: { ...query, lines } }, { as: seller });
    const counters = await app.request(contract.readCounters, { query }, { as: seller });
    expect([preview.status, counters.status]).toEqual([422, 422]);
  },
);

describe("§validation#sale-rules Sale: refused, at its field", () => {
  const refused = async (
    fields: Partial<Report> | ((market: Awaited<ReturnType<typeof aMarket>>) => Promise<Partial<Report>>),
    options: Parameters<typeof aMarket>[1] = {},
  ) => {
    const market = await aMarket(app, options);
    const wrong = typeof fields === "function" ? await fields(market) : fields;
    const reply = await report(await aReport(app, market, wrong), market.seller);
    expect((await rowsOf(market.client)).claims).toEqual([]);
    return [reply.refusal, reply.problem.fields?.map(({ path, code }) => `${path} ${code}`)];
  };
  const dayFromNow = (days: number) => addDays(app.clock.today(), days);

  test("dated tomorrow", async () => {
    app.clock.set("2026-11-20T15:00:00Z");
    expect(await refused({ saleDate: "2026-11-21" })).toEqual([
      "422 sales.in_future",
      ["body.saleDate sale_in_future"],
    ]);
  });

  test("older than 15 calendar days", async () => {
    app.clock.set("2026-11-20T15:00:00Z");
    expect(await refused({ saleDate: dayFromNow(-16) })).toEqual([
      "422 sales.too_old",
      ["body.saleDate sale_too_old"],
    ]);
  });

  test("before the campaign", async () => {
    app.clock.set("2026-11-20T15:00:00Z");
    const days = { beginsOn: "2026-11-10", endsOn: "2026-12-15" };
    expect(await refused({ saleDate: "2026-11-09" }, { days })).toEqual([
      "422 sales.outside_campaign",
      ["body.saleDate sale_outside_campaign"],
    ]);
  });

  test.each([
    ["missing", null, "photo_missing"],
    ["nobody's", nowhere, "photo_unusable"],
  ])("photo %s", async (_, photoFileId, code) => {
    expect(await refused({ photoFileId })).toEqual([`422 sales.${code}`, [`body.photoFileId ${code}`]]);
  });

  test.each([
    ["of another kind", { kind: "avatar" }],
    ["not complete", { state: "uploading" }],
  ] as const)("photo %s", async (_, row) => {
    const fields = async ({ seller }: { seller: Seller }) => ({
      photoFileId: await aPicture(app, seller, row),
    });
    expect(await refused(fields)).toEqual(["422 sales.photo_unusable", ["body.photoFileId photo_unusable"]]);
  });

  test("photo of a colleague", async () => {
    const fields = async ({ client, campaign }: Awaited<ReturnType<typeof aMarket>>) => ({
      photoFileId: await aPicture(app, await anEnrolled(app, client, campaign)),
    });
    expect((await refused(fields))[0]).toBe("422 sales.photo_unusable");
  });

  test("products unknown, no longer sold, or of another client: every such line is named", async () => {
    const fields = async ({ client, product }: Awaited<ReturnType<typeof aMarket>>) => {
      const gone = await aProduct(app, client, { active: false });
      const foreign = await aProduct(app, await aClient(app));
      const ids = [product.id, gone.id, foreign.id, nowhere];
      return { lines: ids.map((productId) => ({ productId, quantity: 1 })) };
    };
    expect(await refused(fields)).toEqual([
      "422 sales.not_in_catalogue",
      [1, 2, 3].map((index) => `body.lines.${index}.productId not_in_catalogue`),
    ]);
  });

  test("store of somebody else's enrolment", async () => {
    const fields = async ({ client, campaign }: Awaited<ReturnType<typeof aMarket>>) => ({
      storeId: (await anEnrolled(app, client, campaign)).storeId,
    });
    expect(await refused(fields)).toEqual([
      "422 sales.store_not_enrolled",
      ["body.storeId store_not_enrolled"],
    ]);
  });

  test("store of a chain that is switched off", async () => {
    const off = async ({ seller }: Awaited<ReturnType<typeof aMarket>>) => {
      const { retailerId } = seller;
      await plant(app, (tx) =>
        tx.updateTable("retailers").set({ active: false }).where("id", "=", retailerId).execute(),
      );
      return {};
    };
    expect(await refused(off)).toEqual(["422 sales.store_not_enrolled", ["body.storeId store_not_enrolled"]]);
  });

  test("number of nothing but signs", async () => {
    expect(await refused({ invoiceNumber: "--/.." })).toEqual([
      "422 sales.invoice_number_empty",
      ["body.invoiceNumber invoice_number_empty"],
    ]);
  });

  test("not signed up", async () => {
    const market = await aMarket(app);
    const other = await aCampaign(app, market.client);
    const body = await aReport(app, market, { campaignId: other.id });
    expect((await report(body, market.seller)).refusal).toBe("409 campaigns.not_enrolled");
  });

  test.each([
    { lines: [] },
    { lines: [{ productId: nowhere, quantity: 0 }] },
    { lines: [{ productId: nowhere, quantity: -1 }] },
    { lines: [{ productId: nowhere, quantity: 1e9 }] },
    { lines: [{ productId: nowhere, quantity: 1.5 }] },
    { lines: [{ productId: nowhere, quantity: "2 laptops" as unknown as number }] },
    { lines: Array.from({ length: 51 }, () => ({ productId: nowhere, quantity: 1 })) },
    { saleDate: "2026-02-30" },
    { observation: "x".repeat(257) },
  ])("what no form sends: %j", async (fields) => {
    expect((await refused(fields))[0]).toBe("422 request.invalid");
  });

  test("without a photo where phones and cameras are not allowed: taken", async () => {
    const market = await aMarket(app, { store: { photos_allowed: false } });
    const { answer } = await report(await aReport(app, market, { photoFileId: null }), market.seller);
    expect([answer.photo, answer.points]).toEqual([null, 120]);
  });
});

describe("§validation#invoice-number an invoice number already sent by the user", () => {
  test.each([
    ["as it was", "A-0012"],
    ["in lower case", "a-0012"],
    ["with characters one cannot see", "A\u200b-00\u200d12\ufeff"],
    ["in full-width forms", "Ａ－００１２"],
    ["with spaces and dots", " a . 00 12 "],
  ])("is refused %s", async (_, again) => {
    const market = await aMarket(app);
    await report(await aReport(app, market, { invoiceNumber: "A-0012" }), market.seller);
    const reply = await report(await aReport(app, market, { invoiceNumber: again }), market.seller);
    expect(reply.refusal).toBe("409 sales.invoice_sent");
    expect(reply.problem.fields?.[0]).toMatchObject({ path: "body.invoiceNumber", code: "invoice_sent" });
  });

  test("leading zeros make no other number", async () => {
    const market = await aMarket(app);
    await report(await aReport(app, market, { invoiceNumber: "000123" }), market.seller);
    const reply = await report(await aReport(app, market, { invoiceNumber: "123" }), market.seller);
    expect(reply.refusal).toBe("409 sales.invoice_sent");
  });

  test("the same document under another number is known by its code", async () => {
    const market = await aMarket(app);
    const code = "35260812345678000195650010000001231876543217";
    await report(await aReport(app, market, { invoiceNumber: "123", code }), market.seller);
    const reply = await report(await aReport(app, market, { invoiceNumber: "9", code }), market.seller);
    expect(reply.refusal).toBe("409 sales.invoice_sent");
  });

  test("Decided 1: another person may send it, and is credited", async () => {
    const market = await aMarket(app);
    await report(await aReport(app, market, { invoiceNumber: "77" }), market.seller);
    const seller = await anEnrolled(app, market.client, market.campaign);
    const reply = await report(await aReport(app, { ...market, seller }, { invoiceNumber: "77" }), seller);
    expect(reply.answer.points).toBe(120);
  });

  test("is told before it is sent, with the sale it was sent with", async () => {
    const market = await aMarket(app);
    const code = "35260812345678000195650010000001231876543217";
    const body = await aReport(app, market, { invoiceNumber: "A-0012", code });
    const sent = (fields: { invoiceNumber: string; code?: string }, as = market.seller) => {
      const { campaignId, saleDate } = body;
      const query = { campaignId, storeId: as.storeId, saleDate, ...fields };
      return app.request(contract.findSentSale, { query }, { as });
    };
    expect((await sent({ invoiceNumber: "A-0012" })).answer).toEqual({ sale: null });
    const { answer: first } = await report(body, market.seller);
    const answer = { sale: { id: first.id, invoiceNumber: "A-0012", saleDate: body.saleDate } };
    expect((await sent({ invoiceNumber: " a.00 12" })).answer).toEqual(answer);
    expect((await sent({ invoiceNumber: "9", code })).answer).toEqual(answer);
    expect((await sent({ invoiceNumber: "13" })).answer).toEqual({ sale: null });
    // Another person's sale is nobody's business.
    const other = await anEnrolled(app, market.client, market.campaign);
    expect((await sent({ invoiceNumber: "A-0012" }, other)).answer).toEqual({ sale: null });
    // Taken back, it may be sent again.
    await app.request(
      contract.withdrawSale,
      { params: { id: first.id }, body: { version: first.version } },
      { as: market.seller },
    );
    expect((await sent({ invoiceNumber: "A-0012", code })).answer).toEqual({ sale: null });
  });

  test("50 taps at once are one claim and one award", async () => {
    const market = await aMarket(app);
    const body = await aReport(app, market);
    const replies = await Promise.all(Array.from({ length: 50 }, () => report(body, market.seller)));
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
    const others = replies.filter(({ status }) => status !== 200).map(({ refusal }) => refusal);
    expect(new Set(others)).toEqual(new Set(["409 sales.invoice_sent"]));
    const { claims, awards } = await rowsOf(market.client);
    expect([claims.length, awards.length]).toEqual([1, 1]);
  });

  test("the same key is answered the same; with another body it is refused", async () => {
    const market = await aMarket(app);
    const [key, body] = [crypto.randomUUID(), await aReport(app, market)];
    const replies = await Promise.all(Array.from({ length: 10 }, () => report(body, market.seller, key)));
    expect(new Set(replies.map(({ answer }) => answer.id)).size).toBe(1);
    const other = await report({ ...body, invoiceNumber: "other" }, market.seller, key);
    expect(other.refusal).toBe("409 request.idempotency_key_reused");
  });
});

describe("§validation#sale-window the window, to the second", () => {
  const days = { beginsOn: "2026-10-01", endsOn: "2026-12-15" };
  const at = async (now: string, saleDate: string) => {
    app.clock.set(now);
    const market = await aMarket(app, { days });
    const reply = await report(await aReport(app, market, { saleDate }), market.seller);
    return reply.status === 200 ? "taken" : reply.problem.code;
  };

  // São Paulo is three hours behind UTC.
  test.each([
    ["2026-10-01T02:59:59.999Z", "2026-09-30", "campaigns.not_open"],
    ["2026-10-01T03:00:00Z", "2026-10-01", "taken"],
    ["2026-10-17T02:59:59.999Z", "2026-10-01", "taken"],
    ["2026-10-17T03:00:00Z", "2026-10-01", "sales.too_old"],
    ["2026-11-20T02:59:59Z", "2026-11-20", "sales.in_future"],
    ["2026-11-20T03:00:00Z", "2026-11-20", "taken"],
    ["2026-12-16T02:59:59Z", "2026-12-15", "taken"],
    ["2026-12-16T03:00:00Z", "2026-12-15", "sales.outside_campaign"],
  ])("at %s a sale of %s: %s", async (now, saleDate, verdict) => {
    expect(await at(now, saleDate)).toBe(verdict);
  });

  test("a refusal names the campaign's days in the caller's language", async () => {
    app.clock.set("2026-12-16T03:00:00Z");
    const market = await aMarket(app, { days });
    const body = await aReport(app, market, { saleDate: "2026-12-15" });
    const { problem } = await app.request(
      contract.reportSale,
      { body },
      { as: market.seller, locale: "pt-BR" },
    );
    expect(problem.title).toContain("entre 1 de outubro e 15 de dezembro");
    expect(problem.fields?.[0]?.title).toContain("1 de outubro");
  });
});

describe("§earning-rules#caps limits hold when many report at once", () => {
  test("budget: 20 people, room for five and a half", async () => {
    const ruleSet = { ...sixtyEach, caps: [{ id: "b", kind: "budget" as const, limit: 660 }] };
    const market = await aMarket(app, { ruleSet });
    const sellers = await Promise.all(
      Array.from({ length: 20 }, () => anEnrolled(app, market.client, market.campaign)),
    );
    const replies = await Promise.all(
      sellers.map(async (seller) => report(await aReport(app, { ...market, seller }), seller)),
    );
    const points = replies.map(({ answer }) => answer.points).sort((a, b) => b - a);
    expect(points.slice(0, 6)).toEqual([120, 120, 120, 120, 120, 60]);
    expect(points.slice(6).every((given) => given === 0)).toBe(true);
    const trimmed = replies.find(({ answer }) => answer.points === 60);
    expect(trimmed?.answer.lines[0]?.trace.at(-1)).toMatchObject({ step: "cap", kind: "budget", after: 60 });
  });

  test("points a day: ten sales of one person", async () => {
    const ruleSet = { ...sixtyEach, caps: [{ id: "d", kind: "points_per_day" as const, limit: 300 }] };
    const market = await aMarket(app, { ruleSet });
    const bodies = await Promise.all(Array.from({ length: 10 }, () => aReport(app, market)));
    const replies = await Promise.all(bodies.map((body) => report(body, market.seller)));
    expect(replies.reduce((sum, { answer }) => sum + answer.points, 0)).toBe(300);
  });
});

describe("preview and counters", () => {
  test("say what the report then gives, and keep nothing", async () => {
    const ruleSet = { ...sixtyEach, caps: [{ id: "d", kind: "points_per_day" as const, limit: 150 }] };
    const market = await aMarket(app, { ruleSet });
    const first = await aReport(app, market);
    const { campaignId, storeId, saleDate, lines } = first;
    const preview = () =>
      app.request(
        contract.previewSale,
        { body: { campaignId, storeId, saleDate, lines } },
        { as: market.seller },
      );
    const counters = () =>
      app.request(contract.readCounters, { query: { campaignId, storeId, saleDate } }, { as: market.seller });
    expect((await preview()).answer.points).toBe(120);
    expect((await report(first, market.seller)).answer.points).toBe(120);
    expect((await counters()).answer).toMatchObject({ day: 120, country: "BR", level: "basic" });
    expect((await preview()).answer.points).toBe(30);
    expect((await report(await aReport(app, market), market.seller)).answer.points).toBe(30);
  });

  test("are for who signed up", async () => {
    const market = await aMarket(app);
    const stranger = await aMarket(app);
    const body = { campaignId: market.campaign.id, storeId: market.seller.storeId, saleDate: "2026-11-20" };
    const lines = [{ productId: market.product.id, quantity: 1 }];
    const reply = await app.request(
      contract.previewSale,
      { body: { ...body, lines } },
      { as: stranger.seller },
    );
    expect(reply.refusal).toBe("404 request.not_found");
  });
});

describe("one's own sales", () => {
  test("come newest first, page by page, by campaign and state", async () => {
    const market = await aMarket(app);
    const second = await aCampaign(app, market.client);
    await enrol(app, second, market.seller, [
      { id: market.seller.storeId, retailerId: market.seller.retailerId },
    ]);
    app.clock.set("2026-11-20T15:00:00Z");
    const ids: string[] = [];
    for (const campaign of [market.campaign, second, market.campaign]) {
      const body = await aReport(app, { ...market, campaign });
      ids.unshift((await report(body, market.seller)).answer.id);
    }
    const list = async (query: Request<typeof contract.listSales>["query"]) =>
      (await app.request(contract.listSales, { query }, { as: market.seller })).answer;
    const first = await list({ limit: 2 });
    const rest = await list({ limit: 2, cursor: first.nextCursor ?? "" });
    expect([...first.items, ...rest.items].map(({ id }) => id)).toEqual(ids);
    expect((await list({ campaignId: second.id })).items).toHaveLength(1);
    expect((await list({ state: "rejected" })).items).toEqual([]);
    const forged = Buffer.from(JSON.stringify([9e15, nowhere])).toString("base64url");
    expect((await list({ cursor: forged })).items).toHaveLength(3);
  });

  test("are nobody else's", async () => {
    const market = await aMarket(app);
    const { answer } = await report(await aReport(app, market), market.seller);
    const colleague = await anEnrolled(app, market.client, market.campaign);
    expect((await read(answer.id, colleague)).refusal).toBe("404 request.not_found");
    expect((await app.request(contract.listSales, { query: {} }, { as: colleague })).answer.items).toEqual(
      [],
    );
  });
});
