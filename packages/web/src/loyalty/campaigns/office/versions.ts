import { emptyRuleSet } from "@trilha/contract/loyalty/earning/rule-set.ts";
import type { Campaign, RuleSetVersion } from "./campaigns-office.queries.ts";

/** The version that waits for a second person. */
export const proposedOf = ({ ruleSets }: Pick<Campaign, "ruleSets">): RuleSetVersion | undefined =>
  ruleSets.find(({ state }) => state === "proposed");

/**
 * The rules a page about them shows: the draft being written, else what was proposed before the start, else what
 * was approved last. An addendum that waits is shown where it is decided.
 */
export function rulesShown({
  ruleSets,
  state,
}: Pick<Campaign, "ruleSets" | "state">): Pick<RuleSetVersion, "document"> {
  const latest = (wanted: RuleSetVersion["state"]) => ruleSets.findLast((one) => one.state === wanted);
  const begun = state === "running" || state === "ended" || state === "settled";
  const open = latest("draft") ?? (begun ? undefined : latest("proposed"));
  return open ?? latest("approved") ?? latest("refused") ?? { document: emptyRuleSet };
}
