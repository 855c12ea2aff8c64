import * as z from "zod/mini";
import { endpoint } from "../../core/endpoint.ts";
import { moduleFlags } from "../../core/modules.ts";
import { genericProblems } from "../../core/problems.ts";
import { id, moment, optionalText } from "../../core/shapes.ts";
import { recordText } from "./limits.ts";
import { dueKinds, moduleWork, officeQueues, officeTroubles, recordKinds, setUpSteps } from "./states.ts";

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

export const readModuleWork = endpoint({
  id: "office.module_work",
  method: "GET",
  path: "/api/clients/:id/module-work",
  summary: "Open work of a client's modules, which stands still when its module is switched off",
  access: "client.configure",
  module: "always",
  params: z.strictObject({ id }),
  answer: z.strictObject({
    items: z.array(
      z.strictObject({
        work: z.enum(moduleWork),
        /** Any of these keeps it going. */
        modules: z.array(z.enum(moduleFlags)),
        count: z.number(),
        more: z.boolean(),
      }),
    ),
  }),
  problems: [genericProblems.notFound],
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

export const officeEndpoints = [readOfficeHome, readModuleWork, searchRecords];
