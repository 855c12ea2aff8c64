/**
 * Eligibility, whom something is open to: the contract's condition tree on facts of one person, or in SQL over
 * everybody.
 *
 * A new condition is a leaf with its shape (`conditions.ts`) and its judgement (`evaluate.ts`) in the contract; a fact
 * of one person (`db/functions/eligibility-facts.sql` with a migration that drops the old one, `facts.queries.ts`) and
 * of everybody (column and condition in `audience.queries.ts`); a row of the web's editor (`members/eligibility`:
 * `eligibility-draft.ts`, `ConditionRow.tsx`, `leaf-words.ts`, four catalogues); and the words of a locked reward
 * (contract `loyalty/rewards/locks.ts`, which does not compile before).
 */
export { countAudience, countAudiences, judgedPeople, openAmong, peopleOpenTo } from "./audience.queries.ts";
export { countOf } from "./count-conditions.queries.ts";
export {
  type EligibilityFactsRow,
  eligibilityFactsOf,
  loadEligibilityFacts,
  loadFactsOfMany,
} from "./facts.queries.ts";
export { clientHasNamed, namesInTrees } from "./named.queries.ts";
export { readAudience } from "./read-audience.ts";
