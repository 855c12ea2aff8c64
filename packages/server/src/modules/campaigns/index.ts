/** Campaigns: when they run, who takes part, and what a sale is worth in them. */
export { addToCounters, type CountedFor, lockedCounters, takeFromCounters } from "./counters.ts";
export { type CountryWindow, type EarningFacts, earningFacts, rulesByVersion } from "./earning-facts.ts";
export { expiresAtFor } from "./rules/expiry.ts";
