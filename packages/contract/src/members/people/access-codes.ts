import * as z from "zod/mini";
import { identityProblems } from "../../accounts/identity/problems.ts";
import { endpoint } from "../../core/endpoint.ts";
import { genericProblems } from "../../core/problems.ts";
import { id, moment } from "../../core/shapes.ts";
import { peopleFilter } from "./shapes.ts";

/** As many codes are issued at once; whoever is left over is counted, and comes with the next ones. */
export const accessCodesAtOnce = 500;

/** Why somebody is given no access code. */
export const codeObstacles = [
  /** Has come in, or has a password. */
  "has_come",
  /** Is invited by mail, which is safer. */
  "has_email",
  /** Is blocked or waits for approval. */
  "not_active",
  /** Staff come in by mail alone. */
  "staff",
  /** Belongs to another programme too: one must not open the other's door. Superusers may. */
  "elsewhere",
  "no_document",
  "no_birthday",
  /** Has one that works; another would make it useless. */
  "has_code",
] as const;
export type CodeObstacle = (typeof codeObstacles)[number];

const issued = z.strictObject({
  personId: id,
  name: z.string(),
  /** Masked. */
  document: z.string(),
  store: z.nullable(z.string()),
  /** Shown this once: the database keeps a hash. */
  code: z.string(),
});

/** Takes no Idempotency-Key: its answer would be kept, and codes are kept nowhere. Asked again, it issues others. */
export const issueAccessCodes = endpoint({
  id: "people.issue_access_codes",
  method: "POST",
  path: "/api/people/access-codes",
  summary:
    "Codes for people without an e-mail who have never come in: with document and birth date they open the first access",
  access: "people.issue_access_codes",
  module: "always",
  body: z.strictObject({
    people: z.union([
      z.strictObject({ ids: z.array(id).check(z.minLength(1), z.maxLength(accessCodesAtOnce)) }),
      z.strictObject({ filter: peopleFilter }),
    ]),
    /** Also for who has a code that works; that one dies. */
    renew: z.boolean(),
    /** Only counts. */
    dryRun: z.boolean(),
  }),
  answer: z.strictObject({
    /** How many get one. */
    people: z.number(),
    /** How many more could, beyond those of one call. */
    more: z.number(),
    left: z.partialRecord(z.enum(codeObstacles), z.number()),
    issued: z.nullable(
      z.strictObject({
        codes: z.array(issued),
        until: moment,
        /** Where they are typed. */
        address: z.string(),
        /** The same for a camera: the side of a square in modules, and its dark ones as an SVG path. */
        qr: z.strictObject({ size: z.number(), path: z.string() }),
      }),
    ),
  }),
  problems: [genericProblems.notFound, identityProblems.proofNeeded],
  rate: "code",
});
