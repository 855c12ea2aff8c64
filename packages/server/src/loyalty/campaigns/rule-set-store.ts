import { createHash } from "node:crypto";
import { compileRuleSet } from "@trilha/contract/loyalty/earning/compile.ts";
import type { RuleSet } from "@trilha/contract/loyalty/earning/rule-set.ts";
import { Cache } from "../../core/cache.ts";
import type { Tx } from "../../db/database.ts";
import { ruleDocument } from "./campaigns.rules.queries.ts";

/** A rule set that was approved; whoever holds it must not change it. */
export interface ApprovedRules {
  readonly versionId: string;
  readonly version: number;
  readonly hash: string;
  readonly ruleSet: RuleSet;
}

// A document never changes under its hash: the bound alone lets it go, and a full one is some hundred kilobytes.
const cache = new Cache<RuleSet>("rule_sets", { most: 64 });

/** The document of a version whose hash the caller just read: parsed and prepared once in a process. */
export async function rulesOf(
  tx: Tx,
  version: { clientId: string; versionId: string; hash: string },
): Promise<RuleSet> {
  const { clientId, versionId, hash } = version;
  const name = `${clientId} ${versionId} ${hash}`;
  const known = cache.get(name);
  if (known) return known;
  const document = await ruleDocument(tx, { clientId, versionId });
  compileRuleSet(document);
  cache.set(name, document);
  return document;
}

/** SHA-256 of a canonical rule set, hex. */
export function hashOf(canonical: string): string {
  return createHash("sha256").update(canonical).digest("hex");
}
