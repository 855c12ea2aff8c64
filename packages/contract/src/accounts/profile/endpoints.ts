import * as z from "zod/mini";
import { endpoint } from "../../core/endpoint.ts";
import { levels } from "../../core/level.ts";
import { genericProblems } from "../../core/problems.ts";
import { color, country, id, locale, moment, version } from "../../core/shapes.ts";
import { jobProfiles, permissions, roles } from "../../permissions.ts";
import { client as clientShape, flags, moduleItem } from "../../tenants/clients/shapes.ts";
import { legalKinds } from "../../tenants/clients/text-kinds.ts";
import { cookieChoices } from "../../tenants/clients/texts.ts";
import { factorProof } from "../identity/factor-shapes.ts";
import { identityProblems } from "../identity/problems.ts";
import { password, sessionScopes } from "../identity/shapes.ts";

const clientChoice = z.strictObject({
  id,
  slug: z.string(),
  name: z.string(),
  homeRoute: clientShape.shape.homeRoute,
  primaryColor: color,
  secondaryColor: color,
  tertiaryColor: color,
  logoUrl: z.nullable(z.string()),
  status: z.enum(["awaiting_approval", "active", "blocked"]),
  /** Menu of the client; empty where the person is no member of it and has not selected it. */
  moduleItems: z.array(moduleItem),
});

/** §entities#session-data: everything the app needs to know about who is here. */
export const session = z.strictObject({
  id,
  email: z.nullable(z.string()),
  fullName: z.string(),
  firstName: z.string(),
  image: z.nullable(z.string()),
  status: z.enum(["awaiting_approval", "active", "blocked"]),
  statusReason: z.nullable(z.string()),
  isSuperuser: z.boolean(),
  mustChangePassword: z.boolean(),
  /** Staff of a client that asks for it act only with a second factor, and this session has shown none. */
  mustEnrolFactor: z.boolean(),
  isWebservice: z.boolean(),
  /** Proof that opened it: the person's own, or one that counts in the selected client alone. */
  scope: z.enum(sessionScopes),
  acceptedTerms: z.boolean(),
  /** Terms and privacy in force that wait for this person; `earlier` is the version they accepted before, if any. */
  textsToAccept: z.array(
    z.strictObject({
      kind: z.enum(["terms", "privacy"]),
      version: z.number(),
      earlier: z.nullable(z.number()),
    }),
  ),
  acceptedCookiePolicy: z.boolean(),
  /** The policy in force, which the next choice is about; null: the client has none. */
  cookiesVersion: z.nullable(z.number()),
  cookieChoices: z.nullable(cookieChoices),
  idUserClientSelected: z.nullable(id),
  clients: z.array(clientChoice),
  selectedClient: z.nullable(
    z.strictObject({
      ...clientChoice.shape,
      flags,
      supportEmail: z.nullable(z.string()),
      cookiesType: z.enum(["banner", "modal", "none"]),
      cookiesOptional: z.boolean(),
      underMaintenance: z.boolean(),
      timeZone: z.string(),
    }),
  ),
  clientProfile: z.nullable(
    z.strictObject({
      roles: z.array(z.enum(roles)),
      jobProfile: z.nullable(z.enum(jobProfiles)),
      /** §loyalty#levels Reached by experience; basic is the floor. */
      level: z.enum(levels),
      company: z.nullable(z.string()),
      brand: z.nullable(z.string()),
      retailer: z.nullable(z.string()),
      store: z.nullable(z.string()),
    }),
  ),
  permissions: z.array(z.enum(permissions)),
  country,
  language: z.strictObject({ id: z.number(), code: locale }),
  colorScheme: z.enum(["auto", "light", "dark"]),
  countries: z.array(country),
  /** Stores the person works in: that of their place, then those of their campaign sign-up. */
  branches: z.array(z.strictObject({ id, name: z.string() })),
  campaigns: z.array(z.strictObject({ id, title: z.string(), beginDate: moment, endDate: moment })),
  selectedCampaign: z.nullable(z.strictObject({ id, title: z.string(), beginDate: moment, endDate: moment })),
  rewardCampaign: z.nullable(z.strictObject({ id, title: z.string(), beginDate: moment, endDate: moment })),
  hasMandatorySurveys: z.boolean(),
  /** Mandatory drills wait for this person. */
  hasMandatoryDrills: z.boolean(),
  /** Home has a banner of one, which they have not closed. */
  hasCloseBannerDrills: z.boolean(),
  phoneVerification: z.strictObject({ startTime: z.nullable(moment), duration: z.number() }),
  unreadNotifications: z.number(),
  /** Programmes that wait for this person to say whether they join. */
  pendingInvitations: z.number(),
  lastEvent: z.number(),
});
export type Session = z.output<typeof session>;

export const readSession = endpoint({
  id: "session.read",
  method: "GET",
  path: "/api/session",
  summary: "Who is here: person, clients, menus, rights (§entities#session-data)",
  access: "signed_in",
  module: "always",
  reach: "membership",
  beforeNewPassword: true,
  beforeFactor: true,
  answer: session,
});

export const acceptText = endpoint({
  id: "session.accept",
  method: "POST",
  path: "/api/session/acceptances",
  summary: "Record that the caller accepted the current terms, cookie or privacy text",
  access: "signed_in",
  module: "always",
  reach: "membership",
  body: z.strictObject({
    kind: z.enum(legalKinds),
    version,
    choices: z.optional(cookieChoices),
  }),
  problems: [genericProblems.conflict, identityProblems.noAccess],
  idempotent: true,
});

export const proveSession = endpoint({
  id: "session.prove",
  method: "POST",
  path: "/api/session/proof",
  summary:
    "Prove once more who one is, by password or second factor; counts for five minutes in this session",
  access: "signed_in",
  module: "always",
  reach: "membership",
  beforeFactor: true,
  body: z.union([z.strictObject({ password }), z.strictObject({ factor: factorProof })]),
  problems: [identityProblems.proofWrong, identityProblems.factorWrong],
  rate: "sign_in",
});

export const sessionEndpoints = [readSession, acceptText, proveSession];
