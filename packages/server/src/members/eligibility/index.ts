/**
 * Eligibility, whom something is open to: the contract's condition tree on facts of one person, or in SQL over
 * everybody. A new condition is a leaf in the contract, a fact in `eligibility_facts`, a line in `audience.queries.ts`.
 */
export { countAudience, judgedPeople, openAmong, peopleOpenTo } from "./audience.queries.ts";
export { countOf } from "./count-conditions.queries.ts";
export { type EligibilityFactsRow, eligibilityFactsOf, loadEligibilityFacts } from "./facts.queries.ts";
export { clientHasNamed, namesInTrees } from "./named.queries.ts";
export { readAudience } from "./read-audience.ts";
