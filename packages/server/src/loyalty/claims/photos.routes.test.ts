import type { Request } from "@trilha/contract/core/endpoint.ts";
import * as contract from "@trilha/contract/loyalty/claims/photo-endpoints.ts";
import { expect, test } from "vitest";
import { aClient, aParticipant, aStaffMember, aStore, type Client, plant } from "../../../test/builders.ts";
import { anEnrolled, enrol, sixtyEach } from "../../../test/builders-campaigns.ts";
import {
  acceptsAll,
  aDrawing,
  aMarket,
  aPicture,
  type Market,
  type Seller,
} from "../../../test/builders-sales.ts";
import { useApp } from "../../../test/use-app.ts";
import { moveSubject } from "./claim-transition.ts";

const app = useApp({ env: { RATE_LIMIT_FACTOR: "1000" } });
const nowhere = "0192f0c1-2345-7abc-8def-0123456789ab";
const ruleSet = {
  ...sixtyEach,
  activities: [{ id: "shelf", kind: "photo" as const, points: 25, experience: 5, once: "always" as const }],
};

const aPhotoType = (client: Client, name = "Vitrine") =>
  plant(app, async (tx) => {
    const row = { client_id: client.id, name: JSON.stringify({ "pt-BR": name, "fr-FR": "Rayon" }) };
    return (await tx.insertInto("photo_types").values(row).returning("id").executeTakeFirstOrThrow()).id;
  });
const aShelf = (seller: Seller) => aPicture(app, seller, { kind: "store_photo" });

async function aPlace(options: Parameters<typeof aMarket>[1] = {}) {
  const market = await aMarket(app, { ruleSet, sample_rate: 0, acceptance: acceptsAll, ...options });
  return { ...market, photoTypeId: await aPhotoType(market.client) };
}
type Place = Market & { photoTypeId: string };

/** Colleague who signed up with the same store. */
async function aColleague({ client, campaign, seller }: Place): Promise<Seller> {
  const { storeId, retailerId } = seller;
  const member = await aParticipant(app, client);
  await enrol(app, campaign, member, [{ id: storeId, retailerId }]);
  return { ...member, storeId, retailerId };
}

async function send(
  { campaign, seller, photoTypeId }: Place,
  fields: Partial<Request<typeof contract.sendPhoto>["body"]> = {},
  options: { as?: Seller; locale?: string } = {},
) {
  const as = options.as ?? seller;
  const fileId = fields.fileId ?? (await aShelf(as));
  const body = { campaignId: campaign.id, storeId: seller.storeId, photoTypeId, ...fields, fileId };
  return app.request(contract.sendPhoto, { body }, { ...options, as });
}

test("§states#claims a photo is credited in the answer, then checked", async () => {
  const place = await aPlace();
  const fileId = await aPicture(app, place.seller, { kind: "store_photo", bytes: await aDrawing() });
  const { answer } = await send(place, { fileId }, { locale: "fr-FR" });
  expect(answer).toMatchObject({
    photoType: "Rayon",
    state: "submitted",
    points: 25,
    experience: 5,
    history: [{ from: null, to: "submitted", by: "you" }],
  });
  await app.runJobs();
  const list = await app.request(contract.listPhotos, { query: {} }, { as: place.seller });
  expect(list.answer.items[0]).toMatchObject({ id: answer.id, state: "auto_accepted" });
});

test("§validation#invoice-photo no photo where phones and cameras are not allowed, not even once more", async () => {
  const place = await aPlace({ sample_rate: 1000 });
  const { answer } = await send(place);
  await app.runJobs();
  await plant(app, async (tx) => {
    const { storeId } = place.seller;
    await tx.updateTable("stores").set({ photos_allowed: false }).where("id", "=", storeId).execute();
    const rejected = { state: "rejected", decided_at: app.clock.now() } as const;
    await tx.updateTable("store_photos").set(rejected).where("id", "=", answer.id).execute();
  });
  const list = await app.request(contract.listPhotos, { query: {} }, { as: place.seller });
  expect(list.answer.items[0]?.can).toMatchObject({ resubmit: false });
  const [params, fileId] = [{ id: answer.id }, await aShelf(place.seller)];
  const body = { version: list.answer.items[0]?.version ?? 0, fileId };
  const again = await app.request(contract.resubmitPhoto, { params, body }, { as: place.seller });
  expect(again.refusal).toBe("422 photos.not_allowed");
  const another = { ...place, photoTypeId: await aPhotoType(place.client, "Mesa") };
  expect((await send(another)).refusal).toBe("422 photos.not_allowed");
});

test("§validation#photo-week one of a type per store per week, whoever sends it; Monday opens the next", async () => {
  // A Sunday evening in São Paulo: 23:59:59.
  app.clock.set("2026-11-23T02:59:59Z");
  const place = await aPlace();
  const colleague = await aColleague(place);
  expect((await send(place)).status).toBe(200);
  const again = await send(place, {}, { as: colleague, locale: "pt-BR" });
  expect(again.refusal).toBe("409 photos.sent_this_week");
  expect(again.problem.title).toContain("segunda-feira, 23 de novembro");
  expect(again.problem.fields?.[0]).toMatchObject({
    path: "body.photoTypeId",
    code: "photo_sent_this_week",
  });
  const other = await aPhotoType(place.client, "Ponta");
  expect((await send(place, { photoTypeId: other })).status).toBe(200);
  app.clock.set("2026-11-23T03:00:00Z");
  expect((await send(place)).status).toBe(200);
});

test("§validation#photo-week twenty at once take the week's place once", async () => {
  const place = await aPlace();
  const colleagues = await Promise.all(Array.from({ length: 20 }, () => aColleague(place)));
  const replies = await Promise.all(colleagues.map((as) => send(place, {}, { as })));
  expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
  const others = replies.filter(({ status }) => status !== 200).map(({ refusal }) => refusal);
  expect(new Set(others)).toEqual(new Set(["409 photos.sent_this_week"]));
});

test("§validation#photo-week the week is the store's: two stores of one person, two Mondays", async () => {
  app.clock.set("2026-11-23T03:30:00Z");
  const place = await aPlace();
  const west = await aStore(app, place.client, { time_zone: "America/Manaus" });
  const east = { id: place.seller.storeId, retailerId: place.seller.retailerId };
  const as = await aParticipant(app, place.client);
  await enrol(app, place.campaign, as, [east, west]);
  const query = { campaignId: place.campaign.id };
  const { answer } = await app.request(contract.readPhotoForm, { query }, { as });
  const weeks = Object.fromEntries(
    answer.stores.map(({ timeZone, week, nextWindowAt }) => [timeZone, [week, nextWindowAt]]),
  );
  expect(weeks).toEqual({
    "America/Sao_Paulo": ["2026-11-23", "2026-11-30T03:00:00.000Z"],
    "America/Manaus": ["2026-11-16", "2026-11-23T04:00:00.000Z"],
  });
});

test("the form says what is free, what is taken by whom, and what it earns", async () => {
  const place = await aPlace();
  const second = await aPhotoType(place.client, "Ponta");
  const { answer: sent } = await send(place);
  const form = (as: Seller) =>
    app.request(contract.readPhotoForm, { query: { campaignId: place.campaign.id } }, { as });
  const { answer } = await form(place.seller);
  expect(answer.types.map(({ name, points }) => [name, points])).toEqual([
    ["Vitrine", 25],
    ["Ponta", 25],
  ]);
  const slots = Object.fromEntries(answer.slots.map(({ photoTypeId, takenBy }) => [photoTypeId, takenBy]));
  expect(slots).toEqual({
    [place.photoTypeId]: { photoId: sent.id, mine: true, state: "submitted" },
    [second]: null,
  });
  const stranger = await aMarket(app);
  expect((await form(stranger.seller)).refusal).toBe("404 request.not_found");
});

test("refused: file of another kind or person, store of others, type unknown, before and after the campaign", async () => {
  const place = await aPlace();
  const colleague = await anEnrolled(app, place.client, place.campaign);
  const refusal = async (...args: Parameters<typeof send>) => (await send(...args)).refusal;
  expect(await refusal(place, { fileId: await aPicture(app, place.seller) })).toBe(
    "422 sales.photo_unusable",
  );
  expect(await refusal(place, { fileId: await aShelf(colleague) })).toBe("422 sales.photo_unusable");
  expect(await refusal(place, { storeId: colleague.storeId })).toBe("422 sales.store_not_enrolled");
  expect(await refusal(place, { storeId: nowhere })).toBe("422 sales.store_not_enrolled");
  expect(await refusal(place, { photoTypeId: nowhere })).toBe("404 request.not_found");
  expect(await refusal(place, { photoTypeId: await aPhotoType(await aClient(app)) })).toBe(
    "404 request.not_found",
  );
  const days = { beginsOn: "2026-10-01", endsOn: "2026-12-15" };
  const dated = await aPlace({ days });
  app.clock.set("2026-10-01T02:59:59Z");
  expect(await refusal(dated)).toBe("409 campaigns.not_open");
  app.clock.set("2026-12-16T03:00:00Z");
  expect(await refusal(dated)).toBe("422 sales.outside_campaign");
});

test("§states#claims a rejected photo is sent once more or appealed, once", async () => {
  const place = await aPlace();
  const staff = await aStaffMember(app, place.client, "auditor");
  const reject = async (id: string, from: "in_review" | "appealed") =>
    plant(app, (tx) =>
      moveSubject(
        tx,
        { clientId: place.client.id, type: "photo", id },
        {
          from,
          to: "rejected",
          by: { userId: staff.userId, name: "Auditora" },
          reason: "Foto escura",
          now: app.clock.now(),
          changes: { decided_at: app.clock.now(), decided_by: staff.userId, verdict_reason: "Foto escura" },
        },
      ),
    );
  const inReview = (id: string) =>
    plant(app, (tx) =>
      moveSubject(
        tx,
        { clientId: place.client.id, type: "photo", id },
        {
          from: "submitted",
          to: "in_review",
          by: null,
          now: app.clock.now(),
        },
      ),
    );
  const own = async (id: string) => {
    const { answer } = await app.request(contract.listPhotos, { query: {} }, { as: place.seller });
    const photo = answer.items.find((item) => item.id === id);
    if (!photo) throw new Error("no photo");
    return photo;
  };
  const { id } = (await send(place)).answer;
  await inReview(id);
  await reject(id, "in_review");
  const rejected = await own(id);
  expect(rejected.can).toEqual({ resubmit: true, appeal: true, sendPicture: false });
  expect(rejected.history.at(-1)).toMatchObject({ to: "rejected", by: "audit", reason: "Foto escura" });
  const again = (version: number, fileId: string) =>
    app.request(contract.resubmitPhoto, { params: { id }, body: { version, fileId } }, { as: place.seller });
  expect((await again(99, await aShelf(place.seller))).refusal).toBe("409 request.conflict");
  const { answer } = await again(rejected.version, await aShelf(place.seller));
  expect([answer.state, answer.points]).toEqual(["resubmitted", 25]);
  await app.runJobs();
  expect((await own(id)).state).toBe("in_review");
  await reject(id, "in_review");
  const twice = await own(id);
  expect(twice.can).toEqual({ resubmit: false, appeal: true, sendPicture: false });
  const appeal = (version: number) =>
    app.request(
      contract.appealPhoto,
      { params: { id }, body: { version, text: "A luz da loja é assim" } },
      { as: place.seller },
    );
  expect((await appeal(twice.version)).answer.state).toBe("appealed");
  const [queued] = await plant(app, (tx) =>
    tx.selectFrom("audit_queue").selectAll().where("subject_id", "=", id).execute(),
  );
  expect(queued?.not_by).toBe(staff.userId);
  await reject(id, "appealed");
  const last = await own(id);
  expect(last.can).toEqual({ resubmit: false, appeal: false, sendPicture: false });
  expect((await appeal(last.version)).refusal).toBe("409 sales.wrong_state");
});

test("the same picture in another week goes before an auditor", async () => {
  const place = await aPlace();
  const bytes = Buffer.from("the same shelf");
  const shelf = () => aPicture(app, place.seller, { kind: "store_photo", bytes });
  await send(place, { fileId: await shelf() });
  const type = await aPhotoType(place.client, "Ponta");
  const { answer } = await send(place, { fileId: await shelf(), photoTypeId: type });
  await app.runJobs();
  const list = await app.request(contract.listPhotos, { query: {} }, { as: place.seller });
  expect(list.answer.items.find(({ id }) => id === answer.id)?.state).toBe("in_review");
});

test("photo types: changed in order, never removed, told to the trail; ids of elsewhere lead nowhere", async () => {
  const place = await aPlace();
  const as = await aStaffMember(app, place.client, "program_administrator");
  const save = (items: Request<typeof contract.savePhotoTypes>["body"]["items"], key = crypto.randomUUID()) =>
    app.request(contract.savePhotoTypes, { body: { items } }, { as, key });
  const fresh = { id: null, name: { "pt-BR": "Balcão" }, hint: {}, active: true };
  const key = crypto.randomUUID();
  const made = await save([fresh], key);
  expect((await save([fresh], key)).answer).toEqual(made.answer);
  expect(made.answer.items.map(({ name, active }) => [name["pt-BR"], active])).toEqual([
    ["Balcão", true],
    ["Vitrine", false],
  ]);
  const foreign = await aPhotoType(await aClient(app));
  const item = { id: foreign, name: { "pt-BR": "x" }, hint: {}, active: true };
  expect((await save([item])).refusal).toBe("404 request.not_found");
  const trail = await plant(app, (tx) =>
    tx.selectFrom("audit_trail").select("action").where("client_id", "=", place.client.id).execute(),
  );
  expect(trail).toEqual([{ action: "photos.save_types" }]);
});
