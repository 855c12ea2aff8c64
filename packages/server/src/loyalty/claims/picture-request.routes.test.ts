// Another picture that an auditor asks for: the wait, the answer, the day that passes.

import type { Request } from "@trilha/contract/core/endpoint.ts";
import * as audit from "@trilha/contract/loyalty/claims/audit-endpoints.ts";
import * as contract from "@trilha/contract/loyalty/claims/endpoints.ts";
import * as photos from "@trilha/contract/loyalty/claims/photo-endpoints.ts";
import { describe, expect, test } from "vitest";
import type { Caller } from "../../../test/app.ts";
import { aMember, aStaffMember, type Client, plant } from "../../../test/builders.ts";
import { anEnrolled } from "../../../test/builders-campaigns.ts";
import { aShelf, paying } from "../../../test/builders-photos.ts";
import {
  acceptsAll,
  aDrawing,
  aMarket,
  aPicture,
  aReport,
  type Market,
  type Seller,
} from "../../../test/builders-sales.ts";
import { useApp } from "../../../test/use-app.ts";
import type { JobPayloads } from "../../core/jobs/enqueue.ts";
import { saleJobs } from "./index.ts";

const app = useApp({ env: { RATE_LIMIT_FACTOR: "1000" } });

/** A sale that waits for an auditor, and two of them. */
async function stage() {
  const market = await aMarket(app, { sample_rate: 1000, acceptance: acceptsAll });
  const sale = await report(market);
  const [auditor, other] = [
    await aStaffMember(app, market.client, "auditor"),
    await aStaffMember(app, market.client, "auditor"),
  ];
  return { ...market, ...sale, auditor, other };
}

async function report(market: Market, seller = market.seller) {
  const photoFileId = await aPicture(app, seller, { bytes: await aDrawing() });
  const body = await aReport(app, { ...market, seller }, { photoFileId });
  const { answer } = await app.request(contract.reportSale, { body }, { as: seller });
  await app.runJobs();
  return { id: answer.id, photoFileId };
}

type Asking = Partial<Request<typeof audit.askPicture>["body"]>;
const ask = (id: string, as: Caller, body: Asking = {}, type: "claim" | "photo" = "claim") =>
  app.request(
    audit.askPicture,
    { params: { type, id }, body: { version: 2, reason: "reason.picture_cut", days: 3, ...body } },
    { as },
  );
const own = async (id: string, as: Seller) =>
  (await app.request(contract.readSale, { params: { id } }, { as })).answer;
const send = (id: string, as: Caller, body: Request<typeof contract.sendSalePicture>["body"], key?: string) =>
  app.request(contract.sendSalePicture, { params: { id }, body }, { as, ...(key && { key }) });
const queue = async (as: Caller) => (await app.request(audit.listQueue, { query: {} }, { as })).answer.items;
const read = async (id: string, as: Caller) =>
  (await app.request(audit.readSubject, { params: { type: "claim", id } }, { as })).answer;
const notified = (client: Client) =>
  plant(app, (tx) =>
    tx
      .selectFrom("notifications")
      .select(["kind", "params", "link"])
      .where("client_id", "=", client.id)
      .where("kind", "like", "%picture_asked")
      .execute(),
  );
const once = { attempt: 1, maxAttempts: 1 };
const endRequests = () => saleJobs["sales.end_picture_requests"].run(app.parts, {}, once);
const checkAgain = (picture: JobPayloads["sales.check_picture"]) =>
  saleJobs["sales.check_picture"].run(app.parts, picture, once);
// The server hears of a switch a moment after it: what it remembers is dropped at once, or the next call races the news.
const switchOffSales = async ({ id }: Client) => {
  await plant(app, (tx) =>
    tx.updateTable("clients").set({ has_sales: false }).where("id", "=", id).execute(),
  );
  app.parts.actors.forgetClient(id);
};

describe("§loyalty#another-picture asking for another picture", () => {
  test("takes the report out of the queue and tells the person why, until when, and where", async () => {
    app.clock.set("2026-11-05T12:00:00Z");
    const { client, seller, id, auditor, other } = await stage();
    const { answer } = await ask(id, auditor);
    expect(answer).toMatchObject({
      state: "awaiting_picture",
      pictureRequest: { lastDay: "2026-11-08", outcome: "waiting", reason: "A nota não aparece inteira" },
      can: { decide: false, askPicture: false },
    });
    expect(answer.pictureRequest?.by).toBe(answer.history.at(-1)?.by);
    expect(await queue(auditor)).toEqual([]);
    expect(await own(id, seller)).toMatchObject({
      state: "awaiting_picture",
      standing: 120,
      pictureRequest: { reason: "A nota não aparece inteira", lastDay: "2026-11-08" },
      can: { sendPicture: true, withdraw: true, resubmit: false },
    });
    expect(await notified(client)).toMatchObject([
      {
        kind: "sale.picture_asked",
        params: { reason: "reason.picture_cut", deadline: "2026-11-08" },
        link: `/profile/sales/${id}`,
      },
    ]);
    const late = { version: 3, verdict: "accept" } as const;
    const decided = await app.request(
      audit.decideClaim,
      { params: { type: "claim", id }, body: late },
      { as: other },
    );
    expect(decided.refusal).toBe("409 sales.wrong_state");
  });

  test("of two auditors at once one asks; the other is told that it moved", async () => {
    const { id, auditor, other } = await stage();
    const replies = await Promise.all([ask(id, auditor), ask(id, other)]);
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect((await ask(id, other, { version: 3 })).refusal).toBe("409 sales.wrong_state");
  });

  test("is refused of what is decided, seen in an older state, or of the own store", async () => {
    const { client, seller, id, auditor } = await stage();
    expect((await ask(id, auditor, { version: 1 })).refusal).toBe("409 request.conflict");
    const decision = { params: { type: "claim", id }, body: { version: 2, verdict: "accept" } } as const;
    const colleague = await aStaffMember(app, client, "auditor");
    await plant(app, (tx) =>
      tx
        .updateTable("memberships")
        .set({ store_id: seller.storeId })
        .where("client_id", "=", client.id)
        .where("user_id", "=", colleague.userId)
        .execute(),
    );
    expect((await ask(id, colleague)).refusal).toBe("403 audit.own_store");
    await app.request(audit.decideClaim, decision, { as: auditor });
    expect((await ask(id, auditor, { version: 3 })).refusal).toBe("409 sales.wrong_state");
  });

  test("is refused of somebody blocked, where cameras are not used, and where sales are off", async () => {
    const { client, seller, id, auditor } = await stage();
    const block = (status: "blocked" | "active") =>
      plant(app, (tx) =>
        tx
          .updateTable("memberships")
          .set({ status })
          .where("client_id", "=", client.id)
          .where("user_id", "=", seller.userId)
          .execute(),
      );
    await block("blocked");
    expect((await ask(id, auditor)).refusal).toBe("409 audit.person_away");
    await block("active");
    const cameras = (allowed: boolean) =>
      plant(app, (tx) =>
        tx.updateTable("stores").set({ photos_allowed: allowed }).where("id", "=", seller.storeId).execute(),
      );
    await cameras(false);
    expect((await ask(id, auditor)).refusal).toBe("422 photos.not_allowed");
    await cameras(true);
    await switchOffSales(client);
    expect((await read(id, auditor)).can.askPicture).toBe(false);
    expect((await ask(id, auditor)).refusal).toBe("409 audit.person_away");
  });

  test("is for auditors of the client, with a reason and a day within a week", async () => {
    const { client, seller, id, auditor } = await stage();
    expect((await ask(id, await aMember(app, { client }))).status).toBe(403);
    expect((await ask(id, seller)).status).toBe(403);
    expect((await ask(id, auditor, { reason: "" })).refusal).toBe("422 request.invalid");
    expect((await ask(id, auditor, { days: 8 })).refusal).toBe("422 request.invalid");
    const { auditor: foreign } = await stage();
    expect((await ask(id, foreign)).refusal).toBe("404 request.not_found");
  });
});

describe("§loyalty#another-picture the picture comes", () => {
  test("the report is back on top of the queue, with both pictures, whatever else waits", async () => {
    const { client, seller, id, auditor, ...market } = await stage();
    const dear = await report({ client, seller, ...market });
    await plant(app, (tx) =>
      tx
        .updateTable("audit_queue")
        .set({ priority: 2_000_000_000 })
        .where("subject_id", "=", dear.id)
        .execute(),
    );
    await ask(id, auditor);
    const fileId = await aPicture(app, seller, { bytes: await aDrawing() });
    const { answer } = await send(id, seller, { version: 3, fileId });
    expect(answer).toMatchObject({ state: "in_review", pictureRequest: null, photo: { fileId } });
    await app.runJobs();
    expect((await queue(auditor)).map((item) => item.id)).toEqual([id, dear.id]);
    const subject = await read(id, auditor);
    expect(subject).toMatchObject({
      pictureRequest: { outcome: "sent" },
      can: { decide: true, askPicture: true },
    });
    expect(subject.pictureRequest?.earlierUrl).toBeTruthy();
    expect(subject.signals.map(({ kind }) => kind)).toContain("picture_sent");
  });

  test("the new picture is looked at as the first was: somebody else's file is found, once", async () => {
    const { client, campaign, seller, id, auditor, ...market } = await stage();
    const bytes = await aDrawing();
    const colleague = await anEnrolled(app, client, campaign);
    const photoFileId = await aPicture(app, colleague, { bytes });
    const body = await aReport(
      app,
      { campaign, seller: colleague, product: market.product },
      { photoFileId },
    );
    const theirs = (await app.request(contract.reportSale, { body }, { as: colleague })).answer.id;
    await ask(id, auditor);
    const fileId = await aPicture(app, seller, { bytes });
    await send(id, seller, { version: 3, fileId });
    await app.runJobs();
    await checkAgain({ clientId: client.id, type: "claim", id, fileId });
    const { signals, risk } = await read(id, auditor);
    expect(signals.filter(({ kind }) => kind === "same_file")).toMatchObject([
      { earlier: false, other: { id: theirs } },
    ]);
    expect(risk).toBeGreaterThanOrEqual(60);
  });

  test("sent twice it counts once: the same key answers the same, another finds that it moved", async () => {
    const { seller, id, auditor } = await stage();
    await ask(id, auditor);
    const fileId = await aPicture(app, seller, { bytes: await aDrawing() });
    const key = crypto.randomUUID();
    const first = await send(id, seller, { version: 3, fileId }, key);
    expect((await send(id, seller, { version: 3, fileId }, key)).answer).toEqual(first.answer);
    expect((await send(id, seller, { version: 3, fileId })).refusal).toBe("409 request.conflict");
    expect((await send(id, seller, { version: 4, fileId })).refusal).toBe("409 sales.wrong_state");
    const kinds = (await read(id, auditor)).signals.map(({ kind }) => kind);
    expect(kinds.filter((kind) => kind === "picture_sent")).toHaveLength(1);
  });

  test("is the person's own picture, of their own report", async () => {
    const { client, campaign, seller, id, auditor } = await stage();
    await ask(id, auditor);
    const colleague = await anEnrolled(app, client, campaign);
    const theirs = await aPicture(app, colleague);
    expect((await send(id, seller, { version: 3, fileId: theirs })).refusal).toBe("422 sales.photo_unusable");
    expect((await send(id, colleague, { version: 3, fileId: theirs })).refusal).toBe("404 request.not_found");
    await switchOffSales(client);
    expect((await send(id, seller, { version: 3, fileId: theirs })).refusal).toBe("404 request.module_off");
  });

  test("a third picture is not asked for", async () => {
    const { seller, id, auditor } = await stage();
    for (const version of [2, 4]) {
      expect((await ask(id, auditor, { version })).status).toBe(200);
      const fileId = await aPicture(app, seller, { bytes: await aDrawing() });
      expect((await send(id, seller, { version: version + 1, fileId })).status).toBe(200);
    }
    expect((await ask(id, auditor, { version: 6 })).refusal).toBe("409 audit.asked_enough");
  });

  test("a sale that waits for its picture can be taken back", async () => {
    const { seller, id, auditor } = await stage();
    await ask(id, auditor);
    const taken = await app.request(
      contract.withdrawSale,
      { params: { id }, body: { version: 3 } },
      { as: seller },
    );
    expect(taken.answer).toMatchObject({ state: "withdrawn", pictureRequest: null, standing: 0 });
    app.clock.pass({ days: 9 });
    await endRequests();
    expect((await own(id, seller)).state).toBe("withdrawn");
  });
});

describe("§loyalty#another-picture the day passes", () => {
  test("the report goes back to the queue, marked; what comes later is too late", async () => {
    app.clock.set("2026-11-05T12:00:00Z");
    const { seller, id, auditor } = await stage();
    await ask(id, auditor, { days: 1 });
    const fileId = await aPicture(app, seller, { bytes: await aDrawing() });
    app.clock.set("2026-11-07T02:59:00Z");
    await endRequests();
    expect((await own(id, seller)).can.sendPicture).toBe(true);
    app.clock.set("2026-11-07T03:00:00Z");
    expect((await send(id, seller, { version: 3, fileId })).refusal).toBe("409 sales.picture_late");
    await endRequests();
    await endRequests();
    expect(await own(id, seller)).toMatchObject({ state: "in_review", pictureRequest: null });
    const [item] = await queue(auditor);
    expect(item?.signals.filter((kind) => kind === "picture_not_sent")).toHaveLength(1);
    expect((await read(id, auditor)).pictureRequest).toMatchObject({ outcome: "not_sent" });
  });

  test("an appeal goes back as one, still kept from who decided first", async () => {
    const { client, seller, id, auditor, other } = await stage();
    const reject = { version: 2, verdict: "reject", reason: "Ilegível" } as const;
    await app.request(audit.decideClaim, { params: { type: "claim", id }, body: reject }, { as: auditor });
    await app.request(
      contract.appealSale,
      { params: { id }, body: { version: 3, text: "Está legível" } },
      { as: seller },
    );
    expect((await ask(id, auditor, { version: 4 })).refusal).toBe("403 audit.decided_before");
    expect((await ask(id, other, { version: 4 })).answer.state).toBe("awaiting_picture");
    app.clock.pass({ days: 5 });
    await endRequests();
    expect((await own(id, seller)).state).toBe("appealed");
    const rows = await plant(app, (tx) =>
      tx.selectFrom("audit_queue").select("not_by").where("client_id", "=", client.id).execute(),
    );
    expect(rows).toEqual([{ not_by: auditor.userId }]);
  });
});

describe("§loyalty#another-picture a photo of a store", () => {
  test("is asked for and sent in the place of the first", async () => {
    const { client, seller, auditor, send: sendPhoto, own: ownPhoto } = await aShelf(app, paying("always"));
    const { id } = await sendPhoto("Vitrine");
    const { version } = await ownPhoto(id);
    await ask(id, auditor, { version, reason: "Falta o lado direito" }, "photo");
    expect(await ownPhoto(id)).toMatchObject({
      state: "awaiting_picture",
      pictureRequest: { reason: "Falta o lado direito" },
      can: { sendPicture: true },
    });
    expect(await notified(client)).toMatchObject([{ kind: "photo.picture_asked", link: "/upload-photos" }]);
    const fileId = await aPicture(app, seller, { kind: "store_photo", bytes: await aDrawing() });
    const body = { version: version + 1, fileId };
    const { answer } = await app.request(photos.sendPhotoPicture, { params: { id }, body }, { as: seller });
    expect(answer).toMatchObject({ state: "in_review", pictureRequest: null });
    await app.runJobs();
    expect((await queue(auditor)).map((item) => item.id)).toEqual([id]);
  });
});
