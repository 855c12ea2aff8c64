import type { readLegalText as spec } from "@trilha/contract/clients/endpoints.ts";
import { clientProblems } from "@trilha/contract/clients/problems.ts";
import { genericProblems } from "@trilha/contract/kernel/problems.ts";
import type { UseCase } from "../../http/bind.ts";
import { refuse } from "../../http/refusal.ts";
import { defaultLocaleOf, newestLegalTexts } from "./clients.look.queries.ts";
import { findDoor } from "./find-door.ts";
import { chooseText } from "./rules/legal-text.ts";

/** The newest terms, cookie or privacy text of the door's client, in the caller's language where it exists. */
export const readLegalText: UseCase<typeof spec> = (call, { params, query }) =>
  call.system.read(async (tx) => {
    const clientId = await findDoor(tx, call, query.client);
    if (!clientId) return refuse(clientProblems.unknownClient);
    const [texts, clientLocale] = await Promise.all([
      newestLegalTexts(tx, clientId, params.kind, call.now),
      defaultLocaleOf(tx, clientId),
    ]);
    const text = chooseText(texts, call.locale, clientLocale);
    if (!text) return refuse(genericProblems.notFound);
    const { published_at, ...rest } = text;
    return { ...rest, publishedAt: published_at.toISOString() };
  });
