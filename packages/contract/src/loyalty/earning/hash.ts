import { byText } from "./order.ts";
import type { RuleSet } from "./rule-set.ts";

// §purpose#values-fixed "Point values are fixed once a campaign starts": a frozen set is known by its SHA-256. Each side hashes the text
// below with what its platform has; both get the same for the same rules, however they were typed.

/**
 * One text for one meaning: keys sorted, rules by id, scopes sorted, characters composed (NFC), absent keys left out.
 */
export function canonicalRuleSet(ruleSet: RuleSet): string {
  return canonical(ruleSet);
}

/** A hash as people compare it: its first 64 bits in four groups, `3F2A 91BC 07D4 E5A8`. */
export function fingerprint(hash: string): string {
  return (
    hash
      .slice(0, 16)
      .toUpperCase()
      .match(/.{1,4}/g) ?? []
  ).join(" ");
}

/** Every list in a rule set is a set: its order means nothing. */
function canonical(value: unknown): string {
  if (typeof value === "string") return JSON.stringify(value.normalize("NFC"));
  if (Array.isArray(value)) return `[${value.toSorted(byId).map(canonical).join(",")}]`;
  if (typeof value !== "object" || value === null) return JSON.stringify(value);
  const entries = Object.entries(value)
    .filter(([, inner]) => inner !== undefined)
    .map(([key, inner]) => `${canonical(key)}:${canonical(inner)}`);
  return `{${entries.sort(byText).join(",")}}`;
}

function byId(a: unknown, b: unknown): number {
  return byText(idOf(a), idOf(b)) || byText(canonical(a), canonical(b));
}

function idOf(value: unknown): string {
  return typeof value === "object" && value !== null && "id" in value ? String(value.id) : "";
}
