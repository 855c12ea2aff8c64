// Every id an endpoint takes: one of another client, or of another person, answers as one that leads nowhere.

import { randomBytes } from "node:crypto";
import type { EndpointSpec } from "@trilha/contract/core/endpoint.ts";
import { startExport } from "@trilha/contract/core/exports/endpoints.ts";
import { endpoints } from "@trilha/contract/endpoints.ts";
import { defaultDesign } from "@trilha/contract/learning/certificates/default-design.ts";
import { numberOf } from "@trilha/contract/learning/certificates/number.ts";
import { emptyRuleSet } from "@trilha/contract/loyalty/earning/rule-set.ts";
import type { EligibilityCondition } from "@trilha/contract/members/eligibility/conditions.ts";
import { defaultSettings } from "@trilha/contract/members/registration/defaults.ts";
import { roles } from "@trilha/contract/permissions.ts";
import { clientEndpoints } from "@trilha/contract/tenants/clients/endpoints.ts";
import { usualPace } from "@trilha/contract/tenants/clients/learning-pace.ts";
import { beforeAll, describe, expect, test } from "vitest";
import {
  aClient,
  aGroup,
  aMember,
  aParticipant,
  aProduct,
  aSegment,
  aStaffMember,
  aStore,
  aStoreGroup,
  aSuperuser,
  type Client,
  type Member,
  plant,
} from "../test/builders.ts";
import { anAwardBatch } from "../test/builders-adjustments.ts";
import { aBareAttempt } from "../test/builders-attempts.ts";
import { aCampaign } from "../test/builders-campaigns.ts";
import { aBadge, aTemplate } from "../test/builders-certificates.ts";
import { aCourse, aDraft, aLabel, anActivity, enrolled } from "../test/builders-courses.ts";
import { aDrill, aDrillOf } from "../test/builders-drills.ts";
import { aBareGame } from "../test/builders-games.ts";
import { aReview } from "../test/builders-levels.ts";
import { anEvent, aSessionDraft, aVenue } from "../test/builders-live-sessions.ts";
import { aBareOrder } from "../test/builders-orders.ts";
import { aPartner } from "../test/builders-partners.ts";
import { aBank, aChoice, aQuestion } from "../test/builders-questions.ts";
import { aReward, aStockCorrection } from "../test/builders-rewards.ts";
import { aBareClaim, aBarePhoto } from "../test/builders-sales.ts";
import { aBarePackage } from "../test/packages.ts";
import { useApp } from "../test/use-app.ts";

const app = useApp({ env: { RATE_LIMIT_FACTOR: "1000" } });
const nowhere = "0192f0c1-2345-7abc-8def-0123456789ab";

/** Ids by what they name; `elsewhere` has one of each in another client. */
interface Ids {
  client: string;
  membership: string;
  session: string;
  passkey: string;
  linkedIdentity: string;
  invitation: string;
  file: string;
  message: string;
  group: string;
  segment: string;
  store: string;
  chain: string;
  brand: string;
  product: string;
  storeGroup: string;
  campaign: string;
  claim: string;
  photo: string;
  photoType: string;
  award: string;
  review: string;
  training: string;
  courseLabel: string;
  exported: string;
  schedule: string;
  savedView: string;
  ownExport: string;
  package: string;
  reward: string;
  stockCorrection: string;
  order: string;
  course: string;
  activity: string;
  sitting: string;
  game: string;
  attempt: string;
  drill: string;
  enrolment: string;
  learningFlag: string;
  person: string;
  template: string;
  partner: string;
  partnerKey: string;
  certificate: string;
  certificateRun: string;
  badge: string;
  liveSession: string;
  venue: string;
  questionBank: string;
  question: string;
  supportRequest: string;
}

const segmentOf = (condition: EligibilityCondition) => ({
  ...{ name: "x", description: "", conditions: { all: [condition] } },
});

async function everythingIn(client: Client, owner: Member): Promise<Ids> {
  const now = app.clock.now();
  const store = await aStore(app, client);
  const group = await aGroup(app, client);
  const segment = await aSegment(app, client);
  const product = await aProduct(app, client);
  const storeGroup = await aStoreGroup(app, client);
  await app.tokenFor(owner);
  const campaign = await aCampaign(app, client);
  const claim = await aBareClaim(
    app,
    { ...owner, storeId: store.id, retailerId: store.retailerId },
    campaign,
  );
  const photo = await aBarePhoto(app, { ...owner, storeId: store.id }, campaign);
  const award = await anAwardBatch(app, owner, campaign);
  const reward = await aReward(app, client);
  const stockCorrection = await aStockCorrection(app, owner, reward);
  const order = await aBareOrder(app, client, campaign, owner);
  const review = await aReview(app, owner, campaign);
  const activity = anActivity({ authorised: true });
  const course = await aCourse(app, client, { modules: [{ activities: [activity] }] });
  const enrolment = await enrolled(app, owner, course, { finished: [activity] });
  const questionBank = await aBank(app, client);
  const drill = await aDrill(app, client, questionBank.id);
  const question = await aQuestion(app, client, questionBank);
  const template = await aTemplate(app, client);
  const partner = await aPartner(app, client);
  const organizer = await aStaffMember(app, client, "program_administrator");
  const [event, venue] = [await anEvent(app, organizer), await aVenue(app, organizer)];
  const badge = await aBadge(app, client, { rule: { courses: 1 } });
  const courseLabel = (await aLabel(app, client)).id;
  const start = { body: { kind: "products", params: {}, format: "csv" } } as const;
  const packed = await aBarePackage(app, owner);
  const ownExport = await plant(app, (tx) =>
    tx
      .insertInto("own_exports")
      .values({
        user_id: owner.userId,
        client_id: client.id,
        locale: "pt-BR",
        asked_at: now,
        done_at: null,
        file_key: null,
        bytes: null,
        expires_at: new Date(now.getTime() + 86_400_000),
      })
      .returning("id")
      .executeTakeFirstOrThrow(),
  );
  const exported = (await app.request(startExport, start, { as: await aSuperuser(app, client) })).answer.id;
  return plant(app, async (tx) => {
    await tx
      .insertInto("badge_awards")
      .values({ client_id: client.id, badge_id: badge.id, user_id: owner.userId, awarded_at: now })
      .execute();
    const schedule = await tx
      .insertInto("report_schedules")
      .values({
        client_id: client.id,
        name: "x",
        kind: "products",
        format: "csv",
        personal: false,
        every: "week",
        day: 1,
        hour: 8,
        created_by: owner.userId,
      })
      .returning("id")
      .executeTakeFirstOrThrow();
    const savedView = await tx
      .insertInto("saved_views")
      .values({
        client_id: client.id,
        user_id: owner.userId,
        list: "/rewards",
        name: "x",
        query: "stock=none",
      })
      .returning("id")
      .executeTakeFirstOrThrow();
    const session = await tx
      .selectFrom("sessions")
      .select("id")
      .where("user_id", "=", owner.userId)
      .executeTakeFirstOrThrow();
    const passkey = await tx
      .insertInto("passkeys")
      .values({
        user_id: owner.userId,
        rp_id: "localhost",
        credential_id: `of-${owner.userId}`,
        public_key: Buffer.from("a key"),
        transports: [],
        name: "Celular",
        synced: false,
        created_at: now,
      })
      .returning("id")
      .executeTakeFirstOrThrow();
    const file = await tx
      .insertInto("files")
      .values({
        client_id: client.id,
        owner_id: owner.userId,
        kind: "avatar",
        name: "a.png",
        declared_type: "image/png",
        declared_size: 10,
        state: "ready",
        storage_key: `private/${crypto.randomUUID()}`,
        created_at: now,
        completed_at: now,
      })
      .returning("id")
      .executeTakeFirstOrThrow();
    const message = await tx
      .insertInto("outbox_messages")
      .values({
        client_id: client.id,
        channel: "mail",
        recipient: "x@example.com",
        template: "invitation",
        locale: "pt-BR",
        body_text: "x",
        state: "dead",
        created_at: now,
      })
      .returning("id")
      .executeTakeFirstOrThrow();
    const certificate = await tx
      .insertInto("certificates")
      .values({
        ...{
          client_id: client.id,
          number: numberOf(randomBytes(20)),
          user_id: owner.userId,
          course_id: course.id,
        },
        ...{
          enrolment_id: enrolment.id,
          attempt: 1,
          template_id: template.id,
          template_version: 1,
          kind: "course",
        },
        ...{
          name: "Ana",
          course_title: "{}",
          locale: "pt-BR",
          minutes: 0,
          score: null,
          replaces: null,
          reason: null,
        },
        branding: JSON.stringify({ client: "x", primary: "#000000", accent: "#000000", logoKey: null }),
        ...{ completed_on: "2026-03-01", valid_until: null, issued_at: now },
      })
      .returning("id")
      .executeTakeFirstOrThrow();
    const certificateRun = await tx
      .insertInto("certificate_runs")
      .values({
        ...{ client_id: client.id, kind: "bundle", course_id: course.id, locale: "pt-BR", total: 0 },
        ...{
          started_by: owner.userId,
          started_at: now,
          after_id: null,
          file_key: null,
          ended_at: now,
          state: "done",
        },
      })
      .returning("id")
      .executeTakeFirstOrThrow();
    const sitting = await tx
      .insertInto("sittings")
      .values({
        ...{ client_id: client.id, user_id: owner.userId, enrolment_id: enrolment.id, attempt: 1 },
        ...{ activity_id: activity.id, opened_at: now, locale: "pt-BR" },
      })
      .returning("id")
      .executeTakeFirstOrThrow();
    const learningFlag = await tx
      .insertInto("learning_flags")
      .values({
        ...{ client_id: client.id, user_id: owner.userId, enrolment_id: enrolment.id, course_id: course.id },
        ...{ activity_id: null, attempt: 1, reason: "course_too_fast", expected: 60, measured: 1 },
        ...{ raised_at: now, decided_at: null, decided_by: null, decision_reason: null },
      })
      .returning("id")
      .executeTakeFirstOrThrow();
    const game = await aBareGame(tx, app, {
      ...{ clientId: client.id, userId: owner.userId, enrolmentId: enrolment.id },
      ...{ activityId: activity.id, courseId: course.id, sittingId: sitting.id },
    });
    const attempt = await aBareAttempt(tx, app, {
      ...{ clientId: client.id, userId: owner.userId, enrolmentId: enrolment.id },
      ...{ activityId: activity.id, courseId: course.id },
    });
    const linkedIdentity = await tx
      .insertInto("linked_identities")
      .values({
        ...{ client_id: client.id, issuer: "https://id.example.com", subject: owner.userId },
        ...{ user_id: owner.userId, linked_at: now, last_used_at: now },
      })
      .returning("id")
      .executeTakeFirstOrThrow();
    const invitation = await tx
      .insertInto("membership_invitations")
      .values({
        ...{ client_id: client.id, email: `${owner.userId}@elsewhere.example`, user_id: null, locale: null },
        ...{ first_name: "Ana", country: "BR", roles: [], place: "{}", created_at: now },
      })
      .returning("id")
      .executeTakeFirstOrThrow();
    const supportRequest = await tx
      .insertInto("support_requests")
      .values({
        ...{
          client_id: client.id,
          number: 1,
          user_id: owner.userId,
          name: "Ana",
          answer_to: "x@example.com",
        },
        ...{ topic: "other", message: "x", file_id: null, locale: "pt-BR", created_at: now },
        ...{ due_on: "2026-03-10", answered_at: null, closed_at: null },
      })
      .returning("id")
      .executeTakeFirstOrThrow();
    const training = await tx
      .insertInto("trainings")
      .values({ client_id: client.id, title: "{}", link: null })
      .returning("id")
      .executeTakeFirstOrThrow();
    const brand = await tx
      .insertInto("brands")
      .values({ client_id: client.id, name: "Own" })
      .returning("id")
      .executeTakeFirstOrThrow();
    return {
      client: client.id,
      membership: owner.membershipId,
      session: session.id,
      passkey: passkey.id,
      linkedIdentity: linkedIdentity.id,
      invitation: invitation.id,
      file: file.id,
      message: message.id,
      group: group.id,
      segment: segment.id,
      store: store.id,
      chain: store.retailerId,
      brand: brand.id,
      product: product.id,
      storeGroup: storeGroup.id,
      campaign: campaign.id,
      claim,
      ...photo,
      award,
      review,
      training: training.id,
      courseLabel,
      exported,
      schedule: schedule.id,
      savedView: savedView.id,
      ownExport: ownExport.id,
      package: packed,
      reward: reward.id,
      stockCorrection,
      order,
      course: course.id,
      activity: activity.id,
      sitting: sitting.id,
      game,
      attempt,
      drill,
      enrolment: enrolment.id,
      learningFlag: learningFlag.id,
      person: owner.userId,
      template: template.id,
      partner: partner.id,
      partnerKey: partner.key.id,
      certificate: certificate.id,
      certificateRun: certificateRun.id,
      badge: badge.id,
      liveSession: event.id,
      venue: venue.id,
      questionBank: questionBank.id,
      question: question.id,
      supportRequest: supportRequest.id,
    };
  });
}

const answerStep = { id: nowhere, seq: 1, question: 0, answer: null, after: 0 };
const award = { userId: nowhere, points: 1, reason: "x" };
const mysteryAction = { date: "2026-03-01", userIds: [nowhere], reason: "x", dryRun: true };
const programLinks = {
  jobProfile: null,
  companyId: null,
  brandId: null,
  retailerId: null,
  storeId: null,
  groupIds: [],
  gminNumber: null,
  cadvCode: null,
  sapCode: null,
};
const productFields = {
  version: 1,
  sku: "X",
  name: "x",
  productType: "x",
  brand: "Aurora",
  processor: null,
  generation: null,
};
const storeFields = {
  version: 1,
  chainId: nowhere,
  code: "x",
  name: "x",
  areaCode: null,
  city: null,
  timeZone: "America/Sao_Paulo",
  photosAllowed: true,
};
const clientFields = {
  version: 1,
  name: "x",
  homeRoute: "/home",
  countries: ["BR"],
  timeZone: "America/Sao_Paulo",
  passwordMinLength: 8,
  plainSignInMessages: false,
  staffNeedFactor: false,
  learningPace: usualPace,
  hosts: [],
};
const branding = {
  version: 1,
  primaryColor: "#000000",
  secondaryColor: "#000000",
  tertiaryColor: "#000000",
  defaultLocale: "pt-BR",
  passwordStrength: "medium",
  publicFaq: false,
  underMaintenance: false,
  cookiesType: "banner",
  cookiesOptional: true,
  supportUse: true,
  supportEmail: null,
  usePortfolio: false,
  welcome: {},
};

const waysIn = {
  version: 1,
  documentEntry: false,
  firstAccess: true,
  captcha: { active: false, siteKey: null },
  providers: { azure: null, generic: null },
};

const venueFields = {
  ...{ name: "x", address: "x", city: "x", country: "BR", timeZone: "America/Sao_Paulo" },
  ...{ capacity: null, mapLink: null, directions: {} },
};
const sessionFields = () => {
  const { kind: _, ...fields } = aSessionDraft(app);
  return { ...fields, version: 1 };
};
const badgeFields = {
  name: { "pt-BR": "x" },
  text: {},
  picture: { kind: "drawn", shape: "star", icon: "book", tone: "primary" },
  rule: { courses: 1 },
  state: "on",
};
const questionFields = { tags: [], difficulty: 3, body: aChoice() };
const rewardFields = {
  sku: "x",
  name: {},
  description: {},
  conditions: {},
  categoryId: nowhere,
  delivery: "shipped",
  pictureFileIds: [],
  eligibility: { all: [] },
  visibleFrom: null,
  visibleUntil: null,
  redeemFrom: null,
  redeemUntil: null,
  countries: [],
  limits: [],
};

const soldThere = {
  storeId: nowhere,
  saleDate: "2026-11-20",
  lines: [{ productId: nowhere, quantity: 1 }],
};
const sale = { ...soldThere, invoiceNumber: "1", photoFileId: null };

const campaignFields = {
  version: 1,
  title: {},
  countries: [{ country: "BR", timeZone: "America/Sao_Paulo", beginsOn: "2027-01-01", endsOn: "2027-03-15" }],
  companyIds: [],
  brands: [],
  retailerIds: [],
  settlementDays: 0,
  reportingDays: 15,
  sampleRate: 50,
  budget: null,
  terms: {},
  audience: { all: [] },
};
const levelRules = [
  { level: "creator", threshold: 10, keep: 5, opens: {} },
  { level: "influencer", threshold: 20, keep: 5, opens: {} },
];
const signUp = {
  companyId: nowhere,
  brands: ["x"],
  retailers: [{ retailerId: nowhere, storeIds: [nowhere] }],
  termsVersion: 1,
  termsAccepted: true,
};
const inCampaign = (body?: object): Asking => {
  return (ids) => ({ params: { id: ids.campaign }, ...(body && { body }) });
};

type Asking = (ids: Ids) => { params?: object; query?: object; body?: object };
let flags: Record<string, boolean>;

/** A test, as its address names it. */
const placeOf = (ids: Ids) => ({ id: ids.course, activityId: ids.activity });

/** How each endpoint takes an id. An endpoint with a path parameter that is missing here fails the last test. */
const asking: Record<string, Asking> = {
  "support.send": (ids) => ({
    body: { topic: "other", message: "x", answerTo: "x@example.com", fileId: ids.file },
  }),
  "support.read_own": (ids) => ({ params: { id: ids.supportRequest } }),
  "support.read": (ids) => ({ params: { id: ids.supportRequest } }),
  "support.answer": (ids) => ({ params: { id: ids.supportRequest }, body: { version: 1, message: "x" } }),
  "support.change": (ids) => ({ params: { id: ids.supportRequest }, body: { version: 1, state: "closed" } }),
  "identity.rename_passkey": (ids) => ({ params: { id: ids.passkey }, body: { name: "Meu celular" } }),
  "entrances.unlink_identity": (ids) => ({ params: { id: ids.linkedIdentity } }),
  "people.withdraw_invitation": (ids) => ({ params: { id: ids.invitation } }),
  "people.answer_invitation": (ids) => ({ params: { id: ids.invitation }, body: { accept: true } }),
  "identity.remove_passkey": (ids) => ({ params: { id: ids.passkey } }),
  "people.remove_factors": (ids) => ({
    params: { id: ids.membership },
    body: { reason: "Perdeu o celular" },
  }),
  "people.correct_document": (ids) => ({
    params: { id: ids.membership },
    body: { document: "12345678", documentCountry: "UY", reason: "Digitado errado" },
  }),
  "people.ask_new_password": (ids) => ({ params: { id: ids.membership } }),
  "results.open_essay": (ids) => ({ params: { id: ids.attempt, question: 0 }, body: {} }),
  "results.release_essay": (ids) => ({ params: { id: ids.attempt, question: 0 } }),
  "results.mark": (ids) => ({ params: { id: ids.attempt, question: 0 }, body: { version: 0, points: 1 } }),
  "results.show_writer": (ids) => ({ params: { id: ids.attempt }, body: {} }),
  "results.test": (ids) => ({ params: placeOf(ids) }),
  "results.people": (ids) => ({ params: placeOf(ids) }),
  "results.places": (ids) => ({ params: placeOf(ids), query: { by: "store" } }),
  "results.items": (ids) => ({ params: placeOf(ids) }),
  "results.count_items": (ids) => ({ params: placeOf(ids), body: {} }),
  "results.opinions": (ids) => ({ params: { id: ids.course } }),
  "results.comments": (ids) => ({ params: { id: ids.course } }),
  "results.timeline": (ids) => ({ params: { id: ids.attempt } }),
  "results.preview_regrade": (ids) => ({ params: { id: ids.question } }),
  "results.regrade": (ids) => ({ params: { id: ids.question }, body: { version: 1, reason: "x" } }),
  "certificates.template": (ids) => ({ params: { id: ids.template } }),
  "certificates.create_template": (ids) => ({
    body: { name: "x", design: defaultDesign, defaultFor: [], courseIds: [ids.course] },
  }),
  "certificates.edit_template": (ids) => ({
    params: { id: ids.template },
    body: { name: "x", design: defaultDesign, defaultFor: [], courseIds: [], archived: false, version: 1 },
  }),
  "certificates.preview": (ids) => ({
    body: { design: { ...defaultDesign, logoFileId: ids.file }, locale: "pt-BR" },
  }),
  "certificates.issued_file": (ids) => ({ params: { id: ids.certificate } }),
  "certificates.reissue": (ids) => ({ params: { id: ids.certificate }, body: { reason: "x" } }),
  "certificates.revoke": (ids) => ({ params: { id: ids.certificate }, body: { reason: "x" } }),
  "certificates.start_run": (ids) => ({ body: { kind: "bundle", courseId: ids.course } }),
  "certificates.run": (ids) => ({ params: { id: ids.certificateRun } }),
  "certificates.own_file": (ids) => ({ params: { id: ids.certificate } }),
  "certificates.renew": (ids) => ({ params: { id: ids.certificate } }),
  "certificates.offer": (ids) => ({ params: { id: ids.course } }),
  "events.read": (ids) => ({ params: { id: ids.liveSession } }),
  "events.subscribe": (ids) => ({ params: { id: ids.liveSession } }),
  "events.unsubscribe": (ids) => ({ params: { id: ids.liveSession } }),
  "events.check_in": (ids) => ({ params: { id: ids.liveSession }, body: { code: "000000" } }),
  "venues.edit": (ids) => ({ params: { id: ids.venue }, body: { ...venueFields, version: 1 } }),
  "venues.switch": (ids) => ({ params: { id: ids.venue }, body: { state: "archived", version: 1 } }),
  "live_sessions.create": (ids) => ({ body: { ...aSessionDraft(app), venueId: ids.venue } }),
  "live_sessions.read": (ids) => ({ params: { id: ids.liveSession } }),
  "live_sessions.edit": (ids) => ({ params: { id: ids.liveSession }, body: sessionFields() }),
  "live_sessions.schedule": (ids) => ({
    params: { id: ids.liveSession },
    body: { state: "scheduled", version: 1 },
  }),
  "live_sessions.cancel": (ids) => ({ params: { id: ids.liveSession }, body: { reason: "x", version: 1 } }),
  "live_sessions.code": (ids) => ({ params: { id: ids.liveSession } }),
  "live_sessions.renew_code": (ids) => ({ params: { id: ids.liveSession } }),
  "live_sessions.roster": (ids) => ({ params: { id: ids.liveSession } }),
  "live_sessions.change_roster": (ids) => ({
    params: { id: ids.liveSession, membershipId: ids.membership },
    body: { action: "check_in" },
  }),
  "live_sessions.check_in_ticket": (ids) => ({
    params: { id: ids.liveSession },
    body: { ticket: "x" },
  }),
  "live_sessions.invite": (ids) => ({
    params: { id: ids.liveSession },
    body: { membershipIds: [ids.membership] },
  }),
  "live_sessions.walk_ins": (ids) => ({ params: { id: ids.liveSession }, query: { search: "x" } }),
  "badges.read": (ids) => ({ params: { id: ids.badge } }),
  "badges.edit": (ids) => ({ params: { id: ids.badge }, body: { ...badgeFields, version: 1 } }),
  "badges.preview": (ids) => ({ body: { rule: badgeFields.rule, badgeId: ids.badge } }),
  "badges.people": (ids) => ({ params: { id: ids.badge } }),
  "badges.share": (ids) => ({ params: { id: ids.badge } }),
  "badges.of_course": (ids) => ({ params: { id: ids.course } }),
  "scorm.cloud_import": (ids) => ({ params: { id: ids.package } }),
  "scorm.start_cloud_import": (ids) => ({ body: { packageId: ids.package } }),
  "questions.list": (ids) => ({ query: { bankId: ids.questionBank } }),
  "questions.create": (ids) => ({ body: { ...questionFields, bankId: ids.questionBank } }),
  "questions.read": (ids) => ({ params: { id: ids.question } }),
  "questions.edit": (ids) => ({
    params: { id: ids.question },
    body: { version: 1, ...questionFields, bankId: nowhere },
  }),
  "questions.retire": (ids) => ({ params: { id: ids.question } }),
  "questions.restore": (ids) => ({ params: { id: ids.question } }),
  "questions.change_language": (ids) => ({ body: { ids: [ids.question], from: "pt-BR", to: "en-US" } }),
  "questions.versions": (ids) => ({ params: { id: ids.question } }),
  "questions.read_bank": (ids) => ({ params: { id: ids.questionBank } }),
  "questions.edit_bank": (ids) => ({
    params: { id: ids.questionBank },
    body: { version: 1, name: "x", description: "" },
  }),
  "questions.archive_bank": (ids) => ({ params: { id: ids.questionBank } }),
  "questions.restore_bank": (ids) => ({ params: { id: ids.questionBank } }),
  "questions.bank_pool": (ids) => ({ params: { id: ids.questionBank } }),
  "questions.import": (ids) => ({
    params: { id: ids.questionBank },
    body: { fileId: ids.file, format: "gift", language: "pt-BR", dryRun: true },
  }),
  "questions.export": (ids) => ({
    params: { id: ids.questionBank },
    query: { format: "csv", language: "pt-BR" },
  }),
  "scorm.launch": (ids) => ({ body: { sittingId: ids.session } }),
  "scorm.take_cloud_progress": (ids) => ({ params: { id: ids.session, secret: "A".repeat(43) }, body: {} }),
  "identity.end_session": (ids) => ({ params: { id: ids.session } }),
  "identity.set_avatar": (ids) => ({ body: { fileId: ids.file } }),
  "clients.read": (ids) => ({ params: { id: ids.client } }),
  "office.module_work": (ids) => ({ params: { id: ids.client } }),
  "clients.edit": (ids) => ({ params: { id: ids.client }, body: { ...clientFields, flags } }),
  "clients.edit_branding": (ids) => ({ params: { id: ids.client }, body: branding }),
  "entrances.read_ways": (ids) => ({ params: { id: ids.client } }),
  "entrances.edit_ways": (ids) => ({ params: { id: ids.client }, body: waysIn }),
  "entrances.test_provider": (ids) => ({
    params: { id: ids.client },
    body: { kind: "generic", issuer: "https://id.example.com", appId: "trilha" },
  }),
  "clients.edit_menu": (ids) => ({ params: { id: ids.client }, body: { version: 1, items: [] } }),
  "files.resume": (ids) => ({ params: { id: ids.file } }),
  "files.complete": (ids) => ({ body: { file_id: ids.file } }),
  "files.read": (ids) => ({ params: { id: ids.file } }),
  "messaging.read_outbox_message": (ids) => ({ params: { id: ids.message } }),
  "messaging.retry_outbox_message": (ids) => ({ params: { id: ids.message } }),
  "catalogue.read": (ids) => ({ params: { id: ids.product } }),
  "catalogue.edit": (ids) => ({ params: { id: ids.product }, body: productFields }),
  "catalogue.switch": (ids) => ({ body: { ids: [ids.product], active: false } }),
  "catalogue.import": (ids) => ({ body: { fileId: ids.file, dryRun: true } }),
  "network.edit_chain": (ids) => ({ params: { id: ids.chain }, body: { version: 1, name: "x" } }),
  "network.switch_chains": (ids) => ({ body: { ids: [ids.chain], active: false } }),
  "network.edit_brand": (ids) => ({ params: { id: ids.brand }, body: { version: 1, companyIds: [] } }),
  "network.switch_brands": (ids) => ({ body: { ids: [ids.brand], active: false } }),
  "network.read_store": (ids) => ({ params: { id: ids.store } }),
  "network.edit_store": (ids) => ({ params: { id: ids.store }, body: storeFields }),
  "network.switch_stores": (ids) => ({ body: { ids: [ids.store], active: false } }),
  "network.import_stores": (ids) => ({ body: { fileId: ids.file, dryRun: true } }),
  "network.read_store_group": (ids) => ({ params: { id: ids.storeGroup } }),
  "network.rename_store_group": (ids) => ({
    params: { id: ids.storeGroup },
    body: { version: 1, name: "x" },
  }),
  "network.change_group_members": (ids) => ({
    params: { id: ids.storeGroup },
    body: { version: 1, change: "add", stores: {} },
  }),
  "network.delete_store_group": (ids) => ({ params: { id: ids.storeGroup } }),
  "campaigns.read_sign_up": inCampaign(),
  "campaigns.sign_up": inCampaign(signUp),
  "campaigns.read_enrolment": inCampaign(),
  "campaigns.read_rules": inCampaign(),
  "campaigns.points_table": inCampaign(),
  "campaigns.create": (ids) => ({ body: { title: {}, cloneOf: ids.campaign } }),
  "campaigns.read": inCampaign(),
  "campaigns.edit": inCampaign(campaignFields),
  "campaigns.remove": inCampaign(),
  "campaigns.edit_rules": inCampaign({ version: 1, document: emptyRuleSet }),
  "campaigns.import_rules": (ids) => ({
    params: { id: ids.campaign },
    body: { fileId: ids.file, dryRun: true },
  }),
  "campaigns.propose": inCampaign({ version: 1 }),
  "campaigns.decide": inCampaign({ ruleSetVersionId: nowhere, version: 1, decision: "approve" }),
  "campaigns.withdraw": inCampaign({ reason: "x" }),
  "campaigns.add_promotion": inCampaign({ multipliers: [] }),
  "campaigns.settle": inCampaign({}),
  "campaigns.burn_down": inCampaign(),
  "sales.report": (ids) => ({ body: { ...sale, campaignId: ids.campaign } }),
  "sales.preview": (ids) => ({ body: { ...soldThere, campaignId: ids.campaign } }),
  "sales.counters": (ids) => ({
    query: { campaignId: ids.campaign, storeId: ids.store, saleDate: sale.saleDate },
  }),
  "sales.sent": (ids) => ({
    query: { campaignId: ids.campaign, storeId: ids.store, saleDate: sale.saleDate, invoiceNumber: "1" },
  }),
  "photos.form": (ids) => ({ query: { campaignId: ids.campaign } }),
  "photos.send": (ids) => ({
    body: { campaignId: ids.campaign, storeId: ids.store, photoTypeId: ids.photoType, fileId: ids.file },
  }),
  "photos.resubmit": (ids) => ({ params: { id: ids.photo }, body: { version: 1, fileId: nowhere } }),
  "photos.appeal": (ids) => ({ params: { id: ids.photo }, body: { version: 1, text: "x" } }),
  "photos.send_picture": (ids) => ({ params: { id: ids.photo }, body: { version: 1, fileId: nowhere } }),
  "photos.save_types": (ids) => ({
    body: { items: [{ id: ids.photoType, name: {}, hint: {}, active: true }] },
  }),
  "sales.read": (ids) => ({ params: { id: ids.claim } }),
  "sales.resubmit": (ids) => ({ params: { id: ids.claim }, body: { ...sale, version: 1 } }),
  "sales.appeal": (ids) => ({ params: { id: ids.claim }, body: { version: 1, text: "x" } }),
  "sales.send_picture": (ids) => ({ params: { id: ids.claim }, body: { version: 1, fileId: nowhere } }),
  "sales.withdraw": (ids) => ({ params: { id: ids.claim }, body: { version: 1 } }),
  "audit.open": (ids) => ({ params: { type: "claim", id: ids.claim }, body: {} }),
  "audit.read": (ids) => ({ params: { type: "claim", id: ids.claim } }),
  "audit.record": (ids) => ({ params: { type: "claim", id: ids.claim } }),
  "audit.release": (ids) => ({ params: { type: "claim", id: ids.claim } }),
  "audit.decide": (ids) => ({
    params: { type: "claim", id: ids.claim },
    body: { version: 1, verdict: "accept" },
  }),
  "audit.ask_picture": (ids) => ({
    params: { type: "claim", id: ids.claim },
    body: { version: 1, reason: "x", days: 2 },
  }),
  "audit.reverse": (ids) => ({ params: { type: "claim", id: ids.claim }, body: { version: 1, reason: "x" } }),
  "campaigns.simulate": (ids) => ({ params: { id: ids.campaign }, body: {} }),
  "awards.read": (ids) => ({ params: { id: ids.award } }),
  "awards.lines": (ids) => ({ params: { id: ids.award } }),
  "awards.people": (ids) => ({ query: { campaignId: ids.campaign } }),
  "awards.propose_adjustment": (ids) => ({ body: { ...award, campaignId: ids.campaign } }),
  "awards.propose_mystery_customer": (ids) => ({
    body: { ...mysteryAction, campaignId: ids.campaign, storeId: ids.store },
  }),
  "awards.import": (ids) => ({
    body: { campaignId: ids.campaign, fileId: ids.file, reason: "x", dryRun: true },
  }),
  "awards.decide": (ids) => ({ params: { id: ids.award }, body: { version: 1, decision: "approve" } }),
  "content.read_package": (ids) => ({ params: { id: ids.package } }),
  "content.allow_hosts": (ids) => ({ params: { id: ids.package }, body: { hosts: [] } }),
  "content.replace_package": (ids) => ({ params: { id: ids.package }, body: { fileId: nowhere } }),
  "privacy.read_export": (ids) => ({ params: { id: ids.ownExport } }),
  "schedules.edit": (ids) => ({
    params: { id: ids.schedule },
    body: {
      ...{ version: 1, name: "x", format: "csv", recipients: [nowhere], paused: false },
      when: { every: "week", day: 1, hour: 8 },
    },
  }),
  "views.edit": (ids) => ({ params: { id: ids.savedView }, body: { version: 1, name: "x", shared: false } }),
  "views.remove": (ids) => ({ params: { id: ids.savedView } }),
  "schedules.delete": (ids) => ({ params: { id: ids.schedule } }),
  "exports.read": (ids) => ({ params: { id: ids.exported } }),
  "awards.withdraw": (ids) => ({ params: { id: ids.award }, body: { version: 1 } }),
  "orders.redeem": (ids) => ({
    body: { campaignId: ids.campaign, rewardId: nowhere, quantity: 1, price: 1 },
  }),
  "orders.mine_read": (ids) => ({ params: { id: ids.order } }),
  "orders.codes": (ids) => ({ params: { id: ids.order } }),
  "orders.cancel": (ids) => ({ params: { id: ids.order }, body: { version: 1 } }),
  "orders.arrived": (ids) => ({ params: { id: ids.order }, body: { version: 1 } }),
  "orders.read": (ids) => ({ params: { id: ids.order } }),
  "orders.import": (ids) => ({ body: { fileId: ids.file, dryRun: true } }),
  "ranking.list": (ids) => ({ query: { campaignId: ids.campaign } }),
  "rewards.list": (ids) => ({ query: { campaignId: ids.campaign } }),
  "rewards.read": (ids) => ({ params: { id: ids.reward } }),
  "rewards.wish": (ids) => ({ params: { id: ids.reward } }),
  "rewards.office_read": (ids) => ({ params: { id: ids.reward } }),
  "rewards.edit": (ids) => ({ params: { id: ids.reward }, body: { version: 1, ...rewardFields } }),
  "rewards.create": (ids) => ({ body: { ...rewardFields, pictureFileIds: [ids.file] } }),
  "rewards.archive": (ids) => ({ body: { ids: [ids.reward], state: "archived" } }),
  "rewards.import": (ids) => ({ body: { fileId: ids.file, dryRun: true } }),
  "stock.receive": (ids) => ({ body: { rewardId: ids.reward, country: "BR", units: 1 } }),
  "stock.propose": (ids) => ({ body: { rewardId: ids.reward, country: "BR", units: 1, reason: "x" } }),
  "stock.decide": (ids) => ({
    params: { id: ids.stockCorrection },
    body: { version: 1, decision: "approve" },
  }),
  "stock.withdraw": (ids) => ({ params: { id: ids.stockCorrection }, body: { version: 1 } }),
  "codes.batches": (ids) => ({ params: { id: ids.reward } }),
  "codes.import": (ids) => ({
    params: { id: ids.reward },
    body: { fileId: ids.file, country: "BR", dryRun: true },
  }),
  "levels.mine": (ids) => ({ query: { campaignId: ids.campaign } }),
  "levels.appeal": (ids) => ({ params: { id: ids.review }, body: { version: 1, text: "x" } }),
  "levels.read": (ids) => ({ params: { id: ids.review } }),
  "levels.examine": (ids) => ({ params: { id: ids.review }, body: { version: 1, finding: "fine" } }),
  "levels.decide": (ids) => ({
    params: { id: ids.review },
    body: { version: 1, verdict: "refuse", reason: "x" },
  }),
  "levels.fall_preview": (ids) => ({ params: { campaignId: ids.campaign } }),
  "levels.rules": inCampaign(),
  "levels.edit_rules": inCampaign({ version: 1, levels: levelRules }),
  "trainings.edit": (ids) => ({
    params: { id: ids.training },
    body: { version: 1, title: { "pt-BR": "x" }, link: null, active: true },
  }),
  "trainings.completions": (ids) => ({ params: { id: ids.training } }),
  "trainings.complete": (ids) => ({ params: { id: ids.training }, body: { userIds: [nowhere] } }),
  "trainings.undo_completion": (ids) => ({ params: { id: ids.training, userId: nowhere } }),
  "trainings.import": (ids) => ({ body: { fileId: ids.file, dryRun: true } }),
  "groups.read": (ids) => ({ params: { id: ids.group } }),
  "groups.edit": (ids) => ({ params: { id: ids.group }, body: { name: "x", version: 1 } }),
  "groups.remove": (ids) => ({ params: { id: ids.group } }),
  "groups.members": (ids) => ({ params: { id: ids.group } }),
  "groups.change_members": (ids) => ({ params: { id: ids.group }, body: { add: [], remove: [] } }),
  "groups.import": (ids) => ({ params: { id: ids.group }, body: { fileId: ids.file, dryRun: true } }),
  "groups.audience": (ids) => ({ body: { eligibility: { group: [ids.group] } } }),
  "segments.create": (ids) => ({ body: segmentOf({ group: [ids.group] }) }),
  "segments.read": (ids) => ({ params: { id: ids.segment } }),
  "segments.edit": (ids) => ({
    params: { id: ids.segment },
    body: { ...segmentOf({ level: "creator" }), version: 1 },
  }),
  "segments.archive": (ids) => ({ params: { id: ids.segment }, body: { version: 1 } }),
  "segments.restore": (ids) => ({ params: { id: ids.segment }, body: { version: 1 } }),
  "segments.people": (ids) => ({ params: { id: ids.segment } }),
  "learning.course": (ids) => ({ params: { id: ids.course } }),
  "learning.favour": (ids) => ({ params: { id: ids.course } }),
  "learning.enrol": (ids) => ({ params: { id: ids.course }, body: {} }),
  "learning.unenrol": (ids) => ({ params: { id: ids.course } }),
  "learning.open_activity": (ids) => ({ params: { id: ids.course, order: 1 }, body: {} }),
  "learning.look_ahead": (ids) => ({ params: { id: ids.course, order: 1 } }),
  "learning.send_steps": (ids) => ({
    body: { sittingId: ids.sitting, steps: [{ seq: 1, seconds: 0, position: null, seen: [] }] },
  }),
  "learning.list_people_before": (ids) => ({ params: { id: ids.course, activityId: ids.activity } }),
  "learning.authorise_activity": (ids) => ({ params: { id: ids.course, activityId: ids.activity } }),
  "learning.withdraw_authorisation": (ids) => ({ params: { id: ids.course, activityId: ids.activity } }),
  "learning.authorise_person": (ids) => ({
    params: { id: ids.course, activityId: ids.activity, userId: ids.person },
  }),
  "learning.withdraw_from_person": (ids) => ({
    params: { id: ids.course, activityId: ids.activity, userId: ids.person },
  }),
  "attempts.read_standing": (ids) => ({ query: { sittingId: ids.sitting } }),
  "attempts.start": (ids) => ({ body: { sittingId: ids.sitting } }),
  "attempts.read": (ids) => ({ params: { id: ids.attempt } }),
  "attempts.answer": (ids) => ({
    params: { id: ids.attempt },
    body: { device: nowhere, steps: [answerStep] },
  }),
  "attempts.submit": (ids) => ({
    params: { id: ids.attempt },
    body: { device: nowhere, steps: [answerStep] },
  }),
  "attempts.read_timeline": (ids) => ({ params: { id: ids.attempt } }),
  "attempts.grant": (ids) => ({
    body: {
      ...{ courseId: ids.course, userId: ids.person, activityId: ids.activity },
      ...{ attempts: 1, minutes: 0, reason: "x" },
    },
  }),
  "games.start": (ids) => ({ body: { sittingId: ids.sitting } }),
  "games.again": (ids) => ({ body: { sittingId: ids.sitting } }),
  "games.read": (ids) => ({ params: { id: ids.game } }),
  "games.move": (ids) => ({
    params: { id: ids.game },
    body: { device: nowhere, moves: [{ id: nowhere, seq: 1, move: { type: "find_the_pairs", card: 0 } }] },
  }),
  "drills.open": (ids) => ({ params: { id: ids.drill } }),
  "drills.answer": (ids) => ({
    params: { id: ids.drill },
    body: { question: 0, answer: { kind: "true_false", value: true } },
  }),
  "drills.close_banner": (ids) => ({ params: { id: ids.drill } }),
  "drills.read": (ids) => ({ params: { id: ids.drill } }),
  "drills.people": (ids) => ({ params: { id: ids.drill } }),
  "drills.edit": (ids) => ({ params: { id: ids.drill }, body: { ...aDrillOf(nowhere), version: 1 } }),
  "drills.create": (ids) => ({ body: aDrillOf(ids.questionBank) }),
  "courses.office_read": (ids) => ({ params: { id: ids.course } }),
  "courses.save_draft": (ids) => ({ params: { id: ids.course }, body: { version: 9, draft: aDraft() } }),
  "courses.copy": (ids) => ({ params: { id: ids.course } }),
  "courses.archive": (ids) => ({ params: { id: ids.course } }),
  "courses.restore": (ids) => ({ params: { id: ids.course } }),
  "courses.remove": (ids) => ({ params: { id: ids.course } }),
  "courses.preview": (ids) => ({ params: { id: ids.course }, query: {} }),
  "courses.preview_open": (ids) => ({ params: { id: ids.course, order: 1 }, body: {} }),
  "courses.preview_standing": (ids) => ({ params: { id: ids.course, order: 1 } }),
  "courses.preview_attempt": (ids) => ({
    params: { id: ids.course, order: 1 },
    body: { id: crypto.randomUUID(), answers: [], ending: null },
  }),
  "courses.preview_launch": (ids) => ({ params: { id: ids.course, order: 1 }, body: {} }),
  "courses.publication": (ids) => ({ params: { id: ids.course } }),
  "courses.publish": (ids) => ({ params: { id: ids.course }, body: { version: 9, move: "none" } }),
  "courses.versions": (ids) => ({ params: { id: ids.course } }),
  "courses.label_edit": (ids) => ({
    params: { id: ids.courseLabel },
    body: { version: 9, name: { "pt-BR": "x" }, active: true },
  }),
  "courses.label_order": (ids) => ({ body: { kind: "area", ids: [ids.courseLabel] } }),
  "courses.label_remove": (ids) => ({ params: { id: ids.courseLabel } }),
  "teaching.enrolments": (ids) => ({ params: { id: ids.course } }),
  "teaching.enrol": (ids) => ({ params: { id: ids.course }, body: { userIds: [nowhere], dryRun: true } }),
  "teaching.invite": (ids) => ({ params: { id: ids.course }, body: { userIds: [nowhere], dryRun: true } }),
  "teaching.change": (ids) => ({
    params: { id: ids.course, userId: nowhere },
    body: { change: "lift", reason: "x" },
  }),
  "teaching.import": (ids) => ({ body: { fileId: ids.file, dryRun: true } }),
  "teaching.decide": (ids) => ({ body: { enrolmentIds: [ids.enrolment], decision: "approve", reason: "" } }),
  "teaching.flag": (ids) => ({ params: { id: ids.learningFlag } }),
  "teaching.decide_flags": (ids) => ({ body: { ids: [ids.learningFlag], decision: "release", reason: "" } }),
  "teaching.report_person": (ids) => ({ params: { userId: ids.person } }),
  "teaching.report_activities": (ids) => ({ params: { userId: ids.person, id: ids.course } }),
  "partners.read": (ids) => ({ params: { id: ids.partner } }),
  "partners.edit": (ids) => ({ params: { id: ids.partner }, body: { version: 1, name: "x", active: true } }),
  "partners.add_key": (ids) => ({ params: { id: ids.partner }, body: { oldKeyDays: 1 } }),
  "partners.revoke_key": (ids) => ({ params: { id: ids.partnerKey } }),
  "partners.uses": (ids) => ({ params: { id: ids.partner } }),
  "portfolio.course": (ids) => ({ params: { id: ids.course } }),
  "people.read": (ids) => ({ params: { id: ids.membership } }),
  "people.resend_invitation": (ids) => ({ params: { id: ids.membership } }),
  "people.edit": (ids) => ({ params: { id: ids.membership }, body: { version: 1, ...programLinks } }),
  "people.assign_roles": (ids) => ({ params: { id: ids.membership }, body: { version: 1, roles: [] } }),
  "people.issue_access_codes": (ids) => ({
    body: { people: { ids: [ids.membership] }, renew: false, dryRun: true },
  }),
  "people.decide": (ids) => ({ body: { ids: [ids.membership], decision: "block", reason: "x" } }),
  "registration.read_settings": (ids) => ({ params: { id: ids.client } }),
  "registration.edit_settings": (ids) => ({
    params: { id: ids.client },
    body: { version: 1, ...defaultSettings },
  }),
  "registration.read_waiting": (ids) => ({ params: { id: ids.membership } }),
  "registration.refuse": (ids) => ({ body: { ids: [ids.membership], reason: "x" } }),
  "people.import": (ids) => ({ body: { fileId: ids.file, dryRun: true } }),
};
/** Not bound to a client: superusers alone call it, for the whole installation. */
const installationWide = ["jobs.retry"];
/** Takes off one's own list, where no foreign thing ever is: done, whatever the id. */
const takesOff = ["rewards.unwish", "learning.unfavour", "badges.unshare"];

describe("an id of elsewhere", () => {
  let staff: Member;
  let elsewhere: Ids;
  let nothing: Ids;
  let colleague: Ids;

  beforeAll(async () => {
    const { moduleFlags } = await import("@trilha/contract/core/modules.ts");
    flags = Object.fromEntries(moduleFlags.map((flag) => [flag, true]));
    const [home, other] = [await aClient(app), await aClient(app)];
    staff = await aStaffMember(app, home, ...roles);
    colleague = await everythingIn(home, await aParticipant(app, home));
    elsewhere = await everythingIn(other, await aMember(app, { client: other }));
    nothing = Object.fromEntries(Object.keys(elsewhere).map((key) => [key, nowhere])) as unknown as Ids;
  });

  const ask = (id: string, ids: Ids) => {
    const spec = endpoints.find((endpoint) => endpoint.id === id) as EndpointSpec;
    return app.request(spec, { query: {}, ...asking[id]?.(ids) } as never, { as: staff });
  };

  test.each(Object.keys(asking))("%s answers as for one that leads nowhere", async (id) => {
    const [foreign, none] = [await ask(id, elsewhere), await ask(id, nothing)];
    expect([foreign.status, foreign.problem.code, foreign.problem.title]).toEqual([
      none.status,
      none.problem.code,
      none.problem.title,
    ]);
    expect(foreign.status).toBe(404);
  });

  test.each([
    "identity.end_session",
    "entrances.unlink_identity",
    "people.answer_invitation",
    "views.edit",
    "views.remove",
    "identity.set_avatar",
    "files.resume",
    "files.complete",
    "files.read",
    "people.import",
    "sales.read",
    "sales.resubmit",
    "sales.appeal",
    "sales.send_picture",
    "sales.withdraw",
    "photos.resubmit",
    "photos.appeal",
    "photos.send_picture",
    "orders.mine_read",
    "orders.codes",
    "orders.cancel",
    "orders.arrived",
    "levels.appeal",
    "learning.send_steps",
    "certificates.own_file",
    "certificates.renew",
    "badges.share",
  ])("%s takes no id of a colleague either", async (id) => {
    expect((await ask(id, colleague)).refusal).toBe("404 request.not_found");
  });

  test("in a field names an option that does not exist", async () => {
    const edit = endpoints.find((endpoint) => endpoint.id === "people.edit") as EndpointSpec;
    for (const link of [{ storeId: elsewhere.store }, { groupIds: [elsewhere.group] }]) {
      const body = { version: 1, ...programLinks, ...link };
      const reply = await app.request(edit, { params: { id: colleague.membership }, body } as never, {
        as: staff,
      });
      expect(reply.refusal).toBe("422 request.invalid");
    }
  });
});

test("every endpoint with an id in its path is asked here", () => {
  const known = new Set([
    ...Object.keys(asking),
    ...installationWide,
    ...takesOff,
    ...clientEndpoints.filter((spec) => spec.access === "public").map((spec) => spec.id),
  ]);
  const silent = endpoints.filter((spec) => /:id\b/.test(spec.path) && !known.has(spec.id));
  expect(silent.map((spec) => spec.id)).toEqual([]);
});
