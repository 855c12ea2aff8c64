import { genericProblems } from "@trilha/contract/core/problems.ts";
import { clientProblems } from "@trilha/contract/tenants/clients/problems.ts";
import type {
  listTexts as listSpec,
  readLegalText as spec,
} from "@trilha/contract/tenants/clients/text-endpoints.ts";
import { refuse } from "../../../core/refusal.ts";
import type { UseCase } from "../../../core/use-case.ts";
import { findSignInClient } from "../find-sign-in-client.ts";
import { readIn } from "../rules/choose-text.ts";
import { defaultLocaleOf, textsInForce } from "./texts.queries.ts";

/** A text of the door's client that is in force, in the caller's language where it exists. */
export const readText: UseCase<typeof spec> = (call, { params, query }) =>
  call.system.read(async (tx) => {
    const clientId = await findSignInClient(tx, call, query.client);
    if (!clientId) return refuse(clientProblems.unknownClient);
    const [text] = await textsInForce(tx, { clientId, kind: params.kind, now: call.now });
    const locale = text && readIn(text.texts, call.locale, await defaultLocaleOf(tx, clientId));
    const words = locale && text.texts[locale];
    if (!words) return refuse(genericProblems.notFound);
    return {
      kind: text.kind,
      version: text.version,
      locale,
      ...words,
      publishedAt: text.published_at.toISOString(),
    };
  });

/** Which texts the door's client has. */
export const listTexts: UseCase<typeof listSpec> = (call, { query }) =>
  call.system.read(async (tx) => {
    const clientId = await findSignInClient(tx, call, query.client);
    if (!clientId) return refuse(clientProblems.unknownClient);
    const texts = await textsInForce(tx, { clientId, now: call.now });
    const clientLocale = await defaultLocaleOf(tx, clientId);
    return {
      items: texts.flatMap(({ kind, version, texts: words }) => {
        const locale = readIn(words, call.locale, clientLocale);
        return locale ? [{ kind, version, title: words[locale]?.title ?? "" }] : [];
      }),
    };
  });
