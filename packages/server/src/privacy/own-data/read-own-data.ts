import { localize } from "@trilha/contract/core/locale.ts";
import type { readOwnData as spec } from "@trilha/contract/privacy/own-data/endpoints.ts";
import { dataClasses } from "@trilha/contract/privacy/own-data/shapes.ts";
import type { UseCase } from "../../core/use-case.ts";
import { consentsOf, readsOf } from "./privacy.queries.ts";
import { classTexts, fateTexts } from "./texts.ts";

/** Own data of the caller, by class; what they agreed to; which staff saw what is shown to few. */
export const readOwnData: UseCase<typeof spec> = async (call) => {
  const { actor, locale } = call;
  // All their clients, not the selected one: the account is one.
  const [consents, reads] = await call.system.read((tx) =>
    Promise.all([consentsOf(tx, actor.userId), readsOf(tx, actor.userId)]),
  );
  return {
    classes: dataClasses.map((key) => {
      const { title, purpose, basis, retention, fate } = classTexts[key];
      return {
        key,
        title: localize(title, locale),
        purpose: localize(purpose, locale),
        basis: localize(basis, locale),
        retention: localize(retention, locale),
        onLeaving: localize(fateTexts[fate], locale),
        fate,
      };
    }),
    consents: consents.map(({ id, kind, version, client, accepted_at }) => ({
      ...{ id, kind, version, client },
      acceptedAt: accepted_at.toISOString(),
    })),
    reads: reads.map(({ client, reader, at }) => ({ client, reader, at: at.toISOString() })),
  };
};
