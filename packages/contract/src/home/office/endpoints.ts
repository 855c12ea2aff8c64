import * as z from "zod/mini";
import { endpoint } from "../../core/endpoint.ts";
import { moment, optionalText } from "../../core/shapes.ts";
import { recordText } from "./limits.ts";
import { dueKinds, officeQueues, officeTroubles, recordKinds, setUpSteps } from "./states.ts";

const waiting = {
  /** At most `queueShown`. */
  count: z.number(),
  more: z.boolean(),
  /** Since when the longest waiting waits, where that is known. */
  oldest: z.nullable(moment),
};

export const readOfficeHome = endpoint({
  id: "office.home",
  method: "GET",
  path: "/api/office/home",
  summary:
    "What waits for a member of the staff, what is due, what went wrong, what a new client still needs",
  access: "office.open",
  module: "always",
  answer: z.strictObject({
    queues: z.array(z.strictObject({ queue: z.enum(officeQueues), ...waiting })),
    troubles: z.array(z.strictObject({ trouble: z.enum(officeTroubles), ...waiting })),
    due: z.array(
      z.strictObject({
        kind: z.enum(dueKinds),
        id: z.string(),
        /** In the reader's language; null: it has a number instead. */
        title: z.nullable(z.string()),
        number: z.nullable(z.number()),
        at: moment,
      }),
    ),
    /** Null: for somebody who does not set the client up. */
    setUp: z.nullable(z.array(z.strictObject({ step: z.enum(setUpSteps), done: z.boolean() }))),
  }),
});

export const searchRecords = endpoint({
  id: "office.search",
  method: "GET",
  path: "/api/office/search",
  summary: "Records a member of the staff may read, by a word or number, the best match first",
  access: "office.open",
  module: "always",
  query: z.strictObject({
    text: optionalText(recordText.longest).check(z.minLength(recordText.shortest)),
  }),
  answer: z.strictObject({
    items: z.array(
      z.strictObject({
        kind: z.enum(recordKinds),
        id: z.string(),
        title: z.string(),
        /** Store, person or SKU that tells two of one name apart. */
        detail: z.nullable(z.string()),
        /** The record it stands in, where its page needs that: a question's bank. */
        within: z.nullable(z.string()),
      }),
    ),
  }),
});

export const officeEndpoints = [readOfficeHome, searchRecords];
