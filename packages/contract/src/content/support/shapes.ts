import * as z from "zod/mini";
import { recaptcha } from "../../accounts/identity/shapes.ts";
import { calendarDate, doorSlug, email, id, locale, moment, text, version } from "../../core/shapes.ts";
import { requestStates, topics } from "./kinds.ts";
import { messageLimit, senderNameLimit } from "./limits.ts";

const fields = {
  topic: z.enum(topics),
  message: text(messageLimit),
  /** Where the answer goes. */
  answerTo: email,
};

/** By somebody with a session; a screenshot was uploaded before. */
export const requestSend = z.strictObject({ ...fields, fileId: z.optional(id) });
/** By whoever stands at the door. */
export const openRequestSend = z.strictObject({
  ...fields,
  name: text(senderNameLimit),
  client: doorSlug,
  /** Where the client tests for robots. */
  recaptcha: z.optional(recaptcha),
});

/** Receipt of a request: the number to name, and the last day of the promised time (§limits#support-response). */
export const receipt = z.strictObject({ number: z.number(), dueOn: calendarDate, answerTo: z.string() });
export type Receipt = z.output<typeof receipt>;

export const requestItem = z.strictObject({
  id,
  number: z.number(),
  topic: z.enum(topics),
  state: z.enum(requestStates),
  name: z.string(),
  answerTo: z.string(),
  /** Page of the person in the office; null: not signed in, or not of this client. */
  personId: z.nullable(id),
  createdAt: moment,
  dueOn: calendarDate,
  /** Open past its last day. */
  late: z.boolean(),
});
export type RequestItem = z.output<typeof requestItem>;

export const request = z.strictObject({
  ...requestItem.shape,
  message: z.string(),
  locale,
  file: z.nullable(z.strictObject({ name: z.string(), url: z.string(), type: z.string() })),
  answers: z.array(z.strictObject({ id, message: z.string(), by: z.nullable(z.string()), sentAt: moment })),
  answeredAt: z.nullable(moment),
  closedAt: z.nullable(moment),
  version: z.number(),
});
export type SupportRequest = z.output<typeof request>;

/** A request as its writer sees it: the clock of the promise, and how far it is. */
export const ownRequestItem = z.strictObject({
  ...z.pick(requestItem, { id: true, number: true, topic: true, state: true, createdAt: true, dueOn: true })
    .shape,
  late: z.boolean(),
  /** Working days left of the promise; 0: today, or it is past. */
  daysLeft: z.number(),
  answeredAt: z.nullable(moment),
});
export type OwnRequestItem = z.output<typeof ownRequestItem>;

/** Answers come from the programme: its writer is told what, not who of the office. */
export const ownRequest = z.strictObject({
  ...ownRequestItem.shape,
  message: z.string(),
  answerTo: z.string(),
  file: request.shape.file,
  answers: z.array(z.strictObject({ id, message: z.string(), sentAt: moment })),
  closedAt: z.nullable(moment),
});
export type OwnRequest = z.output<typeof ownRequest>;

export const answerSend = z.strictObject({ version, message: text(messageLimit) });
export const stateChange = z.strictObject({ version, state: z.enum(["open", "closed"]) });

/** How many wait, for the tabs of the list. */
export const requestCounts = z.strictObject({ open: z.number(), late: z.number() });
