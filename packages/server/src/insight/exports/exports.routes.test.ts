import { Workbook } from "@cj-tech-master/excelts";
import { listNotifications } from "@trilha/contract/communication/messages/endpoints.ts";
import type { Request } from "@trilha/contract/core/endpoint.ts";
import * as contract from "@trilha/contract/core/exports/endpoints.ts";
import { type ExportKind, exportKinds } from "@trilha/contract/core/exports/shapes.ts";
import { decideOnOrders } from "@trilha/contract/loyalty/orders/endpoints.ts";
import { createTraining } from "@trilha/contract/members/requirements/endpoints.ts";
import { describe, expect, test } from "vitest";
import type { Caller } from "../../../test/app.ts";
import { aClient, aProduct, aSegment, aStaffMember, type Client, plant } from "../../../test/builders.ts";
import { aBadge } from "../../../test/builders-certificates.ts";
import { aCourse } from "../../../test/builders-courses.ts";
import { aDrill } from "../../../test/builders-drills.ts";
import { anOrder, aShop } from "../../../test/builders-orders.ts";
import { aBank } from "../../../test/builders-questions.ts";
import { aTestActivity } from "../../../test/builders-results.ts";
import { useApp } from "../../../test/use-app.ts";
import { exportJobs } from "./index.ts";
import { fileKey } from "./present-export.ts";

const app = useApp({ env: { RATE_LIMIT_FACTOR: "1000" } });

type Start = Partial<Request<typeof contract.startExport>["body"]>;
const start = (as: Caller, body: Start = {}) =>
  app.request(
    contract.startExport,
    { body: { kind: "products", format: "csv", ...body } },
    { as, locale: "pt-BR" },
  );
const read = async (as: Caller, id: string) =>
  (await app.request(contract.readExport, { params: { id } }, { as })).answer;
const bytesOf = async (as: Caller, id: string) => {
  const { url } = await read(as, id);
  const { statusCode, rawPayload, headers } = await app.http.inject({ url: url ?? "" });
  expect({ statusCode, disposition: String(headers["content-disposition"]).split(";")[0] }).toEqual({
    ...{ statusCode: 200, disposition: "attachment" },
  });
  return rawPayload;
};
const made = async (as: Caller, body: Start = {}) => {
  const { id } = (await start(as, body)).answer;
  await app.runJobs();
  return { id, bytes: await bytesOf(as, id) };
};
const linesOf = (bytes: Buffer) => bytes.toString("utf8").slice(1).trimEnd().split("\r\n");

async function aScene() {
  const client = await aClient(app);
  const manager = await aStaffMember(app, client, "program_administrator");
  return { client, manager };
}
const deeds = (client: Client) =>
  plant(app, (tx) =>
    tx.selectFrom("audit_trail").select(["action", "reason"]).where("client_id", "=", client.id).execute(),
  );

describe("§loyalty#reports any list as a file", () => {
  test("a file says what the page says with its filters, past one page, in both formats alike", async () => {
    const { client, manager } = await aScene();
    await aProduct(app, client, { brand: "Brisa", name: "=HYPERLINK(1)", sku: "F-1" });
    await aProduct(app, client, { brand: "Brisa", name: "-Ação; 7", sku: "F-2" });
    await aProduct(app, client, { brand: "Vento" });
    await plant(app, (tx) =>
      tx
        .insertInto("products")
        .values(
          Array.from({ length: 120 }, (_, index) => ({
            ...{
              client_id: client.id,
              sku: `S-${index}`,
              name: `P ${index}`,
              product_type: "laptop",
              brand: "Vento",
            },
          })),
        )
        .execute(),
    );
    expect(linesOf((await made(manager)).bytes)).toHaveLength(124);

    const params = { brand: "Brisa" };
    const csv = linesOf((await made(manager, { params })).bytes);
    expect(csv[0]).toBe("SKU;Nome;Tipo;Marca;Processador;Geração;Ativo");
    expect(csv).toHaveLength(3);
    expect(csv.join("\n")).toContain(";'=HYPERLINK(1);");
    expect(csv.join("\n")).toContain(`;"'-Ação; 7";`);

    const book = new Workbook();
    await book.xlsx.load((await made(manager, { params, format: "xlsx" })).bytes);
    const sheet = book.worksheets[0];
    const cells = sheet?.toAOA().map((row) => row.map((cell) => String(cell ?? "")));
    const plain = csv.map((line) => line.replaceAll('"', "").replaceAll(";'", ";"));
    expect(cells?.map((row) => row.join(";"))).toEqual(plain);
    expect(sheet?.getCell("B2").formula ?? sheet?.getCell("B3").formula).toBeFalsy();
  });

  test.each([...exportKinds])("%s comes as a file, with headings in the asker's language", async (kind) => {
    const { client, manager } = await aScene();
    const reason = "Auditoria";
    // Lists of completions and of enrolments: their address names the training or course.
    const belongsTo = async (): Promise<Record<string, string>> => {
      if (kind === "enrolments") return { id: (await aCourse(app, client)).id };
      if (kind === "results_people" || kind === "results_places" || kind === "results_items") {
        const activity = aTestActivity();
        const { id } = await aCourse(app, client, { modules: [{ activities: [activity] }] });
        return { id, activityId: activity.id, ...(kind === "results_places" && { by: "store" }) };
      }
      if (kind === "badge_people") return { id: (await aBadge(app, client, { rule: { courses: 1 } })).id };
      if (kind === "results_opinions" || kind === "results_comments")
        return { id: (await aCourse(app, client)).id };
      if (kind === "segment_people") return { id: (await aSegment(app, client)).id };
      if (kind === "drill_people") return { id: await aDrill(app, client, (await aBank(app, client)).id) };
      if (kind !== "completions") return {};
      const body = { title: { "pt-BR": "Brisa 14" }, link: null };
      return { id: (await app.request(createTraining, { body }, { as: manager })).answer.id };
    };
    const params = await belongsTo();
    const { id, bytes } = await made(manager, { kind: kind as ExportKind, reason, params });
    expect(await read(manager, id)).toMatchObject({ kind, state: "done", failure: null });
    expect(linesOf(bytes)[0]).toMatch(/^\p{Lu}.*;/u);
  });

  test("the audit trail says in the asker's language who did what, and why", async () => {
    const { manager } = await aScene();
    await made(manager, { kind: "people", reason: "Conferência anual" });
    const { bytes } = await made(manager, { kind: "audit_trail", reason: "Auditoria" });
    const line = linesOf(bytes).find((one) => one.includes("Conferência anual"));
    expect(line).toContain("exportou dados de pessoas");
    expect(bytes.toString()).not.toMatch(/\[who\]|\[whom\]/);
  });

  test("the warehouse gets approved orders with where they go, and nobody else does", async () => {
    const shop = await aShop(app);
    const { office } = shop;
    const [sent, waits] = [await anOrder(app, shop), await anOrder(app, shop)];
    await app.request(decideOnOrders, { body: { ids: [sent.id], decision: "approve" } }, { as: office });
    const { bytes } = await made(office, { kind: "warehouse", reason: "Expedição" });
    const [, parcel, ...rest] = linesOf(bytes);
    expect(parcel).toContain(`${sent.code};`);
    expect(parcel).toContain(";Avenida Paulista;1000;");
    expect(rest.join()).not.toContain(waits.code);
    const auditor = await aStaffMember(app, shop.client, "auditor");
    expect((await start(auditor, { kind: "warehouse", reason: "x" })).refusal).toBe("403 request.forbidden");
  });

  test("how far it is can be seen; who waits over 10 seconds is told and written to", async () => {
    const { client, manager } = await aScene();
    await aProduct(app, client);
    const { answer } = await start(manager);
    expect(answer).toMatchObject({ state: "queued", rows: 0 });
    expect(await read(manager, answer.id)).toMatchObject({ state: "queued", url: null });
    app.clock.pass({ seconds: 30 });
    app.outside.clear();
    await app.runJobs();
    expect(await read(manager, answer.id)).toMatchObject({ state: "done", rows: 1 });
    expect(app.outside.mails).toMatchObject([{ subject: "Seu arquivo está pronto" }]);
    const notified = await app.request(listNotifications, { query: {} }, { as: manager });
    expect(notified.answer.items).toMatchObject([{ kind: "export.ready", link: "/admin/exports" }]);
    app.outside.clear();
    await made(manager);
    expect(app.outside.mails).toEqual([]);
    const list = await app.request(contract.listExports, { query: { limit: 1 } }, { as: manager });
    const cursor = list.answer.nextCursor ?? "";
    const next = await app.request(contract.listExports, { query: { limit: 1, cursor } }, { as: manager });
    expect(next.answer.items.map(({ id }) => id)).toEqual([answer.id]);
  });

  test("who is named in a file: a right, a reason, a line in the trail, the asker's name in it, ten a day", async () => {
    const { client, manager } = await aScene();
    const auditor = await aStaffMember(app, client, "auditor");
    expect((await start(auditor, { kind: "people", reason: "x" })).refusal).toBe("403 exports.personal");
    expect((await start(manager, { kind: "people" })).refusal).toBe("422 exports.reason_needed");
    const { id, bytes } = await made(manager, { kind: "people", reason: "Conferência" });
    // Rows alone are data: who asked stands in the name of a CSV, and on a sheet of its own in a workbook.
    expect(bytes.toString()).not.toContain("Conferência");
    const { url } = await read(manager, id);
    const disposition = (await app.http.inject({ url: url ?? "" })).headers["content-disposition"];
    expect(disposition).toMatch(/people-\d{4}-\d\d-\d\d-ana-silva\.csv/);
    const book = new Workbook();
    await book.xlsx.load((await made(manager, { kind: "people", reason: "Lista", format: "xlsx" })).bytes);
    expect(book.worksheets.map((sheet) => sheet.name)).toEqual(["people", "i"]);
    expect(String(book.worksheets[1]?.getCell("A1").value)).toMatch(/^Pedido por Ana Silva em .+: Lista$/);
    const reasons = (await deeds(client)).map(({ reason }) => reason);
    expect(reasons.toSorted()).toEqual(["Conferência", "Lista"]);
    for (let requested = 2; requested < 10; requested += 1)
      await start(manager, { kind: "people", reason: "x" });
    const refused = await start(manager, { kind: "people", reason: "x" });
    expect([refused.refusal, refused.problem.title.includes("10")]).toEqual(["429 exports.too_many", true]);
    expect((await start(manager)).status).toBe(200);
  });

  test("§roles#module-access no file of a module that is off, asked for before or now", async () => {
    const { client, manager } = await aScene();
    const { id } = (await start(manager, { kind: "rewards" })).answer;
    await plant(app, (tx) =>
      tx.updateTable("clients").set({ has_reward_store: false }).where("id", "=", client.id).execute(),
    );
    await app.runJobs();
    expect(await read(manager, id)).toMatchObject({ state: "failed", failure: "not_allowed", url: null });
    expect((await start(manager, { kind: "rewards" })).refusal).toBe("403 request.forbidden");
  });

  test("nobody gets what they may not see, neither now nor when it is made", async () => {
    const { client, manager } = await aScene();
    const moderator = await aStaffMember(app, client, "moderator");
    expect((await start(moderator)).refusal).toBe("403 request.forbidden");
    expect((await start(moderator, { kind: "figures.sales" })).refusal).toBe("403 request.forbidden");
    expect((await start(manager, { params: { moon: "full" } })).refusal).toBe("422 request.invalid");
    const { id } = (await start(manager)).answer;
    const other = await aStaffMember(app, client, "program_administrator");
    expect((await app.request(contract.readExport, { params: { id } }, { as: other })).refusal).toBe(
      "404 request.not_found",
    );
    await plant(app, (tx) =>
      tx.updateTable("memberships").set({ roles: [] }).where("user_id", "=", manager.userId).execute(),
    );
    await app.runJobs();
    expect(await read(manager, id)).toMatchObject({ state: "failed", failure: "not_allowed", url: null });
  });

  test("who may no longer read what is in a file cannot save it any more either", async () => {
    const { client, manager } = await aScene();
    const { id } = await made(manager, { kind: "people", reason: "Conferência" });
    await plant(app, (tx) =>
      tx
        .updateTable("memberships")
        .set({ roles: ["auditor"] })
        .where("user_id", "=", manager.userId)
        .execute(),
    );
    // Every process hears of a change of rights a moment later.
    const reads = () => app.request(contract.readExport, { params: { id } }, { as: manager });
    await expect.poll(async () => (await reads()).status).toBe(403);
    expect((await reads()).refusal).toBe("403 request.forbidden");
    const notAText = { kind: "products", params: { cursor: "\u0000" } } as const;
    const other = await aStaffMember(app, client, "program_administrator");
    expect((await start(other, notAText)).refusal).toBe("422 request.invalid");
  });

  test("a try that broke off is made anew, the last one says that it is broken", async () => {
    const { client, manager } = await aScene();
    const { id } = (await start(manager)).answer;
    const store = app.parts.outside.store;
    const put = store.put.bind(store);
    const payload = { clientId: client.id, exportId: id };
    const run = (attempt: number) =>
      exportJobs["exports.run"].run(app.parts, payload, { attempt, maxAttempts: 2 });
    store.put = () => Promise.reject(new Error("the disk is full"));
    try {
      await expect(run(1)).rejects.toThrow("full");
      expect(await read(manager, id)).toMatchObject({ state: "running" });
      await expect(run(2)).rejects.toThrow("full");
    } finally {
      store.put = put;
    }
    expect(await read(manager, id)).toMatchObject({ state: "failed", failure: "broken" });
    await run(1);
    expect(await read(manager, id)).toMatchObject({ state: "failed" });
  });

  test("a file goes after its days, from the store too", async () => {
    const { client, manager } = await aScene();
    const { id } = await made(manager);
    app.clock.pass({ days: 8 });
    await exportJobs["exports.sweep"].run(app.parts, {}, { attempt: 1, maxAttempts: 1 });
    expect((await app.request(contract.readExport, { params: { id } }, { as: manager })).refusal).toBe(
      "404 request.not_found",
    );
    expect(await app.parts.outside.store.size(fileKey({ client_id: client.id, id }))).toBeUndefined();
  });
});
