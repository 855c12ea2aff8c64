import * as z from "zod/mini";
import { identityProblems } from "../../accounts/identity/problems.ts";
import { password } from "../../accounts/identity/shapes.ts";
import { endpoint } from "../../core/endpoint.ts";
import { page, pageQuery } from "../../core/page.ts";
import { genericProblems } from "../../core/problems.ts";
import { country, documentCountry, doorSlug, id, optionalText, searchText, text } from "../../core/shapes.ts";
import { jobProfiles } from "../../permissions.ts";
import { clientProblems } from "../../tenants/clients/problems.ts";
import { peopleProblems } from "../people/problems.ts";
import { refusalLimit } from "./limits.ts";
import { registrationProblems } from "./problems.ts";
import * as shape from "./shapes.ts";

const door = { client: doorSlug, form: z._default(shape.registrationForm, "register") };

export const readForm = endpoint({
  id: "registration.read_form",
  method: "GET",
  path: "/api/registration/form",
  summary: "What one of a client's registration forms asks for",
  access: "public",
  module: "always",
  query: z.strictObject(door),
  answer: shape.openForm,
  problems: [clientProblems.unknownClient, registrationProblems.closed],
  maxAge: 60,
});

export const listFormStores = endpoint({
  id: "registration.list_stores",
  method: "GET",
  path: "/api/registration/stores",
  summary: "Stores to choose from, where the form asks for one",
  access: "public",
  module: "always",
  query: z.strictObject({
    ...door,
    search: searchText,
    retailerId: z.optional(id),
    ...pageQuery,
  }),
  answer: page(shape.openStore),
  problems: [clientProblems.unknownClient, registrationProblems.closed],
  maxAge: 60,
});

/** The answer never tells whether somebody is known already; the mail that goes out does. */
export const register = endpoint({
  id: "registration.register",
  method: "POST",
  path: "/api/registration",
  summary: "Register; a mail goes out, whose link confirms the address",
  access: "app",
  module: "always",
  body: shape.registration,
  problems: [
    clientProblems.unknownClient,
    registrationProblems.closed,
    identityProblems.captchaNeeded,
    genericProblems.conflict,
  ],
  idempotent: true,
  rate: "code",
});

export const checkRegistrationLink = endpoint({
  id: "registration.check_link",
  method: "POST",
  path: "/api/registration/check",
  summary: "Whether the link of a registration's mail still works, and what is asked behind it",
  access: "app",
  module: "always",
  body: z.strictObject({ token: shape.linkToken }),
  answer: shape.linkAnswer,
  problems: [registrationProblems.linkInvalid],
  rate: "code",
});

export const confirmRegistration = endpoint({
  id: "registration.confirm",
  method: "POST",
  path: "/api/registration/confirm",
  summary: "Confirm a registration by the mail's link and choose a password; makes the account",
  access: "app",
  module: "always",
  body: z.strictObject({
    token: shape.linkToken,
    password: z.optional(password),
    /** Another document, where the first turned out to be used. */
    document: z.optional(optionalText(64)),
    /** Left out: the country of the first. */
    documentCountry: z.optional(documentCountry),
  }),
  answer: z.strictObject({ status: z.enum(["active", "awaiting_approval"]) }),
  problems: [registrationProblems.linkInvalid, registrationProblems.documentUsed],
  unexpected: identityProblems.passwordNotSet,
  rate: "code",
});

export const readSettings = endpoint({
  id: "registration.read_settings",
  method: "GET",
  path: "/api/clients/:id/registration",
  summary: "How people register themselves in a client",
  access: "client.read",
  module: "always",
  params: z.strictObject({ id }),
  answer: shape.settingsAnswer,
  problems: [genericProblems.notFound],
});

export const editSettings = endpoint({
  id: "registration.edit_settings",
  method: "PUT",
  path: "/api/clients/:id/registration",
  summary: "Change which forms are open, what they ask for, and who is let in at once",
  access: "client.configure",
  module: "always",
  params: z.strictObject({ id }),
  body: shape.settingsAnswer,
  answer: shape.settingsAnswer,
  problems: [genericProblems.notFound, genericProblems.conflict],
});

export const listWaiting = endpoint({
  id: "registration.list_waiting",
  method: "GET",
  path: "/api/registrations",
  summary: "Who waits for approval in the selected client, the longest first",
  access: "people.decide",
  module: "always",
  query: z.strictObject({
    search: searchText,
    form: z.optional(shape.registrationForm),
    country: z.optional(country),
    jobProfile: z.optional(z.enum(jobProfiles)),
    ...pageQuery,
  }),
  answer: z.strictObject({ ...page(shape.waitingItem).shape, total: z.number() }),
});

export const readWaiting = endpoint({
  id: "registration.read_waiting",
  method: "GET",
  path: "/api/registrations/:id",
  summary: "One who waits for approval, with everything they said",
  access: "people.decide",
  module: "always",
  params: z.strictObject({ id }),
  answer: shape.waiting,
  problems: [genericProblems.notFound],
});

export const refuseRegistrations = endpoint({
  id: "registration.refuse",
  method: "POST",
  path: "/api/registrations/refusals",
  summary: "Refuse people who wait for approval, all or none; they are told why by mail",
  access: "people.decide",
  module: "always",
  body: z.strictObject({ ids: z.array(id).check(z.minLength(1), z.maxLength(refusalLimit)), reason: text() }),
  answer: z.strictObject({ changed: z.number() }),
  problems: [
    genericProblems.notFound,
    peopleProblems.wrongState,
    peopleProblems.ownMembership,
    peopleProblems.superuserUntouchable,
  ],
  idempotent: true,
});

export const registrationEndpoints = [
  readForm,
  listFormStores,
  register,
  checkRegistrationLink,
  confirmRegistration,
  readSettings,
  editSettings,
  listWaiting,
  readWaiting,
  refuseRegistrations,
];
