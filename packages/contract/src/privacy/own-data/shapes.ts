import * as z from "zod/mini";
import { id, moment } from "../../core/shapes.ts";
import { dataRequestKinds, dataRequestStates, type NewsChannel } from "./kinds.ts";

/** Choice of people who made none. */
export const defaultChannels: Readonly<Record<NewsChannel, boolean>> = { app: true, push: true, mail: false };

const ways = z.strictObject({ app: z.boolean(), push: z.boolean(), mail: z.boolean() });
export const newsChoices = z.strictObject({
  earning: ways,
  orders: ways,
  levels: ways,
  learning: ways,
  programme: ways,
});
export type NewsChoices = z.output<typeof newsChoices>;

/** Classes of personal data in the register. */
export const dataClasses = [
  "account",
  "membership",
  "sessions",
  "consents",
  "messages",
  "files",
  "campaigns",
  "sales",
  "points",
  "orders",
  "levels",
  "learning",
  "tests",
  "certificates",
  "preferences",
  "work",
  "audit",
  "security",
] as const;
export type DataClass = (typeof dataClasses)[number];

/** Fate of a class when its person leaves. */
export const fates = ["erased", "without_person", "kept_by_id"] as const;

export const dataClassItem = z.strictObject({
  key: z.enum(dataClasses),
  /** In the caller's language. */
  title: z.string(),
  purpose: z.string(),
  basis: z.string(),
  retention: z.string(),
  onLeaving: z.string(),
  fate: z.enum(fates),
});

export const consentItem = z.strictObject({
  id,
  kind: z.enum(["terms", "cookies", "privacy"]),
  version: z.number(),
  client: z.string(),
  acceptedAt: moment,
});

/** Staff who saw document, phones or birthday. */
export const readItem = z.strictObject({ client: z.string(), reader: z.string(), at: moment });

export const ownExportStates = ["queued", "running", "done", "failed"] as const;
/** Days a file with one's own data is kept. */
export const ownExportDays = 7;

export const ownExport = z.strictObject({
  id,
  state: z.enum(ownExportStates),
  done: z.number(),
  total: z.number(),
  bytes: z.nullable(z.number()),
  askedAt: moment,
  doneAt: z.nullable(moment),
  expiresAt: moment,
  /** Where its person saves it from, for some minutes; null until it is done. */
  url: z.nullable(z.string()),
});
export type OwnExport = z.output<typeof ownExport>;

/** Content of an account, before it goes. */
export const leavingPreview = z.strictObject({
  /** Name to type. */
  name: z.string(),
  clients: z.array(z.strictObject({ id, name: z.string(), points: z.number(), openOrders: z.number() })),
  certificates: z.number(),
  /** Clients nobody else administers; the account cannot go while there is one. */
  lastAdministratorOf: z.array(z.string()),
  lastSuperuser: z.boolean(),
});

/** Right somebody of the programme used: how far it is, and how long it has taken. */
export const dataRequest = z.strictObject({
  id,
  kind: z.enum(dataRequestKinds),
  state: z.enum(dataRequestStates),
  /** Name of the person; null: they are erased, or erasing has begun. */
  name: z.nullable(z.string()),
  /** Page of the person in the office, while there is one. */
  personId: z.nullable(id),
  askedAt: moment,
  doneAt: z.nullable(moment),
});
