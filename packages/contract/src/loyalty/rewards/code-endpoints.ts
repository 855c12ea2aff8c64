import * as z from "zod/mini";
import { endpoint } from "../../core/endpoint.ts";
import { importProblems } from "../../core/imports/problems.ts";
import { importFile, importReport } from "../../core/imports/report.ts";
import { genericProblems } from "../../core/problems.ts";
import { country, id, moment } from "../../core/shapes.ts";
import { rewardProblems, stockProblems } from "./problems.ts";

const params = z.strictObject({ id });

/** Longest code. */
export const rewardCodeLimit = 256;

/** Count of codes; never the codes. */
export const listCodeBatches = endpoint({
  id: "codes.batches",
  method: "GET",
  path: "/api/office/rewards/:id/codes",
  summary: "Files of codes brought in for a digital item, and how many are left of each",
  access: "rewards.read",
  module: "has_reward_store",
  params,
  answer: z.strictObject({
    items: z.array(
      z.strictObject({
        id,
        country,
        fileName: z.string(),
        by: z.string(),
        at: moment,
        codes: z.int(),
        free: z.int(),
        reserved: z.int(),
        given: z.int(),
      }),
    ),
  }),
  problems: [genericProblems.notFound],
});

export const importCodes = endpoint({
  id: "codes.import",
  method: "POST",
  path: "/api/office/rewards/:id/codes",
  summary:
    "Check a file of codes, or bring it in, whole or its good lines alone, as stock of one country; a code known already is a bad line, told by its number alone",
  access: "codes.import",
  module: "has_reward_store",
  params,
  body: z.strictObject({ ...importFile, country }),
  answer: importReport,
  problems: [
    genericProblems.notFound,
    stockProblems.digitalOnly,
    rewardProblems.notInCountry,
    importProblems.unreadable,
    importProblems.tooLong,
  ],
  rate: "upload",
  idempotent: true,
});

export const codeEndpoints = [listCodeBatches, importCodes];
