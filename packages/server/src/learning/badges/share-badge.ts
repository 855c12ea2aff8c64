import { genericProblems } from "@trilha/contract/core/problems.ts";
import type * as contract from "@trilha/contract/learning/badges/endpoints.ts";
import { randomToken } from "../../core/random-token.ts";
import { refuse } from "../../core/refusal.ts";
import type { UseCase } from "../../core/use-case.ts";
import { shownLocale, textIn } from "../../loyalty/campaigns/index.ts";
import { clientAddress } from "../../tenants/clients/index.ts";
import { badgeByShareKey, dropShareKey, keepShareKey } from "./share.queries.ts";
import { sharedPage } from "./shared-page.ts";

/** §learning#shared-badges Gives the caller's own badge a public page; shared already, it keeps its address. */
export const shareBadge: UseCase<typeof contract.shareBadge> = (call, { params }) =>
  call.write(async (tx) => {
    const { clientId, userId } = call.actor;
    const award = { clientId, userId, badgeId: params.id };
    const shareKey = await keepShareKey(tx, award, randomToken());
    if (!shareKey) return refuse(genericProblems.notFound);
    const { host } = await clientAddress(tx, clientId);
    return { url: sharedPage(call.parts, host, shareKey) };
  });

/** Takes the page away; what was not shared stays so. */
export const unshareBadge: UseCase<typeof contract.unshareBadge> = (call, { params }) =>
  call.write(async (tx) => {
    const { clientId, userId } = call.actor;
    await dropShareKey(tx, { clientId, userId, badgeId: params.id });
    return undefined;
  });

/** The page for anybody who has its address: while its holder takes part and the client gives badges. */
export const readSharedBadge: UseCase<typeof contract.readSharedBadge> = async (call, { params }) => {
  const row = await call.system.read((tx) => badgeByShareKey(tx, params.key));
  if (!row) return refuse(genericProblems.notFound);
  return {
    person: row.person,
    name: textIn(row.name, call.locale),
    text: textIn(row.text, call.locale),
    locale: shownLocale(row.name, call.locale),
    picture: row.picture.kind === "drawn" ? row.picture : null,
  };
};
