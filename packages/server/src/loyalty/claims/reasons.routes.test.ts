import { listNotifications } from "@trilha/contract/communication/messages/endpoints.ts";
import { listStatement } from "@trilha/contract/loyalty/campaigns/endpoints.ts";
import { readSubject } from "@trilha/contract/loyalty/claims/audit-endpoints.ts";
import { listPhotos } from "@trilha/contract/loyalty/claims/photo-endpoints.ts";
import { expect, test } from "vitest";
import type { Caller } from "../../../test/app.ts";
import { aShelf, paying } from "../../../test/builders-photos.ts";
import { useApp } from "../../../test/use-app.ts";

const app = useApp({ env: { RATE_LIMIT_FACTOR: "1000" } });

test.each([
  ["reason.altered", "en-US", "The picture was altered"],
  ["reason.altered", "es-ES", "La imagen fue alterada"],
  ["Too dark", "es-ES", "Too dark"],
])("§states#claims a photo falls for %s: everybody reads it in %s", async (reason, language, words) => {
  const { seller, auditor, send, decide } = await aShelf(app, paying("always"));
  const { id } = await send("Vitrine");
  await decide(id, auditor, "reject", { reason });
  const caller = (as: Caller) => ({ as, headers: { "accept-language": language } });

  const photos = await app.request(listPhotos, { query: {} }, caller(seller));
  expect(photos.answer.items[0]).toMatchObject({ verdictReason: words });
  expect(photos.answer.items[0]?.history.map((step) => step.reason)).toContain(words);
  const statement = await app.request(listStatement, { query: {} }, caller(seller));
  expect(statement.answer.items.map((line) => line.reason)).toContain(words);
  const notified = await app.request(listNotifications, { query: {} }, caller(seller));
  expect(notified.answer.items.map(({ body }) => body).join()).toContain(words);
  const subject = await app.request(readSubject, { params: { type: "photo", id } }, caller(auditor));
  expect(subject.answer.history.map((step) => step.reason)).toContain(words);
});
