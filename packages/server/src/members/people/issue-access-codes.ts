import { birthdaysOfBand } from "@trilha/contract/accounts/identity/age-bands.ts";
import type { Input } from "@trilha/contract/core/endpoint.ts";
import { genericProblems } from "@trilha/contract/core/problems.ts";
import {
  accessCodesAtOnce,
  type CodeObstacle,
  type issueAccessCodes as spec,
} from "@trilha/contract/members/people/access-codes.ts";
import { freshProof, maskDocument, qrOf } from "../../accounts/identity/index.ts";
import { issueCodes } from "../../accounts/sign-in-methods/index.ts";
import { recordAudit } from "../../core/audit.ts";
import type { MemberCall } from "../../core/call.ts";
import { refuse } from "../../core/refusal.ts";
import type { UseCase } from "../../core/use-case.ts";
import type { Tx } from "../../db/database.ts";
import { asSystem } from "../../tenants/clients/index.ts";
import { dayOfClient } from "./day-of-client.ts";
import { type AccessCodeRequest, type CandidateRow, codeCandidates } from "./people.access-codes.queries.ts";
import { programmeOf } from "./people.queries.ts";
import { whyNoCode } from "./rules/access-code.ts";
import { searchText } from "./rules/search-text.ts";

/**
 * Issues access codes to people, or to everybody of a list who has never come in; says who is left out, and why. They
 * are in this answer and nowhere else. Issuing needs a fresh proof of who asks: whoever has the codes can become these
 * people.
 */
export const issueAccessCodes: UseCase<typeof spec> = async (call, { body }) => {
  const { renew, dryRun } = body;
  const stale = dryRun ? undefined : await freshProof(call);
  if (stale) return stale;
  const { clientId, isSuperuser } = call.actor;
  return call.write(async (tx) => {
    const wanted = await requested(tx, call, body.people);
    const people = await asSystem(tx, () => codeCandidates(tx, clientId, wanted, call.now));
    if ("ids" in wanted && people.length < wanted.ids.length) return refuse(genericProblems.notFound);
    const left: Partial<Record<CodeObstacle, number>> = {};
    const able = people.filter((person) => {
      const obstacle = whyNoCode(person, { isSuperuser, renew });
      if (obstacle) left[obstacle] = (left[obstacle] ?? 0) + 1;
      return obstacle === undefined;
    });
    const chosen = able.slice(0, accessCodesAtOnce);
    return {
      people: chosen.length,
      more: able.length - chosen.length,
      left,
      issued: dryRun || chosen.length === 0 ? null : await issue(tx, call, chosen),
    };
  });
};

/** People the caller asks codes for; a list as its page shows it to them. */
async function requested(
  tx: Tx,
  call: MemberCall,
  people: Input<typeof spec>["body"]["people"],
): Promise<AccessCodeRequest> {
  if ("ids" in people) return { ids: [...new Set(people.ids)] };
  const { ageBand, search } = people.filter;
  const today = await dayOfClient(tx, call.actor.clientId, call.now);
  return {
    filter: { ...people.filter, search: searchText(search) },
    birthdays: ageBand && birthdaysOfBand(ageBand, today),
    byDocuments: call.actor.permissions.has("people.read_personal"),
  };
}

async function issue(tx: Tx, call: MemberCall, people: readonly CandidateRow[]) {
  const { codes, until } = await issueCodes(tx, call, people);
  for (const { id, name } of people) {
    await recordAudit(tx, call, {
      action: "people.issue_access_code",
      entity: "person",
      entityId: id,
      entityName: name,
      after: { until: until.toISOString() },
    });
  }
  const { slug } = await programmeOf(tx, call.actor.clientId);
  const { publicUrl } = call.parts.settings.http;
  const address = `${publicUrl}/first_access?method=code&client=${encodeURIComponent(slug)}`;
  return {
    codes: people.map(({ id, name, document, store }, index) => ({
      personId: id,
      name,
      document: maskDocument(document) ?? "",
      store,
      code: codes[index] ?? "",
    })),
    until: until.toISOString(),
    address,
    qr: qrOf(address),
  };
}
