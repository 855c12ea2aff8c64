import * as z from "zod/mini";
import { type EndpointSpec, endpoint } from "../../core/endpoint.ts";
import { page, pageQuery } from "../../core/page.ts";
import { calendarDate, id, moment, searchText } from "../../core/shapes.ts";
import { cookieKinds, legalKinds } from "../../tenants/clients/text-kinds.ts";

/** One line of the consent log: who accepted which version of what, when, in which language. */
const consent = z.strictObject({
  id,
  /** Person's page; null: no longer of this client. */
  personId: z.nullable(id),
  name: z.string(),
  /** Masked unless the reader may see personal data and the person opened theirs. */
  email: z.nullable(z.string()),
  kind: z.enum(legalKinds),
  version: z.number(),
  locale: z.string(),
  /** Optional kinds of cookies that were allowed. */
  allowed: z.array(z.enum(cookieKinds)),
  acceptedAt: moment,
  /** Personal data as well. */
  ip: z.nullable(z.string()),
});

export const listConsents = endpoint({
  id: "people.list_consents",
  method: "GET",
  path: "/api/consents",
  summary:
    "The consent log: who accepted which text or cookies, in which version and language, the newest first",
  access: "consents.read",
  module: "always",
  query: z.strictObject({
    search: searchText,
    kind: z.optional(z.enum(legalKinds)),
    version: z.optional(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(2 ** 31 - 2))),
    /** Calendar days in the client's zone, both of them included. */
    from: z.optional(calendarDate),
    until: z.optional(calendarDate),
    ...pageQuery,
  }),
  answer: page(consent),
});

export const consentEndpoints: readonly EndpointSpec[] = [listConsents];
