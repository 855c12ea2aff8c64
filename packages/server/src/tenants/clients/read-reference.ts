import type { Answer } from "@trilha/contract/core/endpoint.ts";
import type { readReference as spec } from "@trilha/contract/tenants/clients/endpoints.ts";
import type { UseCase } from "../../core/use-case.ts";
import type { Parts } from "../../parts.ts";
import { referenceLists } from "./clients.reference.queries.ts";

// Only a migration changes these lists, and a migration comes with a start.
const cache = new WeakMap<Parts, Answer<typeof spec>>();

/** Lists every client shares, in every language. */
export const readReference: UseCase<typeof spec> = async (call) => {
  const known = cache.get(call.parts);
  if (known) return known;
  const lists = await call.system.read(referenceLists);
  const answer: Answer<typeof spec> = {
    languages: lists.languages,
    countries: lists.countries.map((country) => ({
      code: country.code,
      documentCode: country.document_code,
      names: country.names,
      callingCode: country.calling_code,
      currency: country.currency,
      timeZone: country.time_zone,
      areas: lists.areas
        .filter((area) => area.country === country.code)
        .map(({ code, name }) => ({ code, name }))
        .sort((a, b) => a.name.localeCompare(b.name, "es")),
    })),
    genders: lists.genders,
    maritalStatuses: lists.maritalStatuses,
    professions: lists.professions,
  };
  cache.set(call.parts, answer);
  return answer;
};
