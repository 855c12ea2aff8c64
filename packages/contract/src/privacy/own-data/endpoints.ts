import * as z from "zod/mini";
import { identityProblems } from "../../accounts/identity/problems.ts";
import { endpoint } from "../../core/endpoint.ts";
import { page, pageQuery } from "../../core/page.ts";
import { genericProblems } from "../../core/problems.ts";
import { id, optionalText } from "../../core/shapes.ts";
import { dataRequestKinds, dataRequestStates } from "./kinds.ts";
import { privacyProblems } from "./problems.ts";
import * as shape from "./shapes.ts";

export const readOwnData = endpoint({
  id: "privacy.read",
  method: "GET",
  path: "/api/privacy",
  summary:
    "What is kept about the caller, why and for how long; what they agreed to; who saw their personal data",
  access: "signed_in",
  module: "always",
  reach: "person",
  answer: z.strictObject({
    classes: z.array(shape.dataClassItem),
    consents: z.array(shape.consentItem),
    reads: z.array(shape.readItem),
  }),
});

export const askOwnExport = endpoint({
  id: "privacy.ask_export",
  method: "POST",
  path: "/api/privacy/exports",
  summary: "Have all of one's own data put into a ZIP; needs a fresh proof",
  access: "signed_in",
  module: "always",
  reach: "person",
  answer: shape.ownExport,
  problems: [identityProblems.proofNeeded, privacyProblems.exportRunning],
  idempotent: true,
});

export const listOwnExports = endpoint({
  id: "privacy.list_exports",
  method: "GET",
  path: "/api/privacy/exports",
  summary: "The caller's files with their own data, the newest first; at most five",
  access: "signed_in",
  module: "always",
  reach: "person",
  answer: z.strictObject({ items: z.array(shape.ownExport) }),
});

export const readOwnExport = endpoint({
  id: "privacy.read_export",
  method: "GET",
  path: "/api/privacy/exports/:id",
  summary: "How far one of these files is, and where it is saved from once it is done",
  access: "signed_in",
  module: "always",
  reach: "person",
  params: z.strictObject({ id }),
  answer: shape.ownExport,
  problems: [genericProblems.notFound],
});

export const previewLeaving = endpoint({
  id: "privacy.preview_leaving",
  method: "GET",
  path: "/api/privacy/leaving",
  summary: "What would go with the caller's account, and what stands in the way",
  access: "signed_in",
  module: "always",
  reach: "person",
  answer: shape.leavingPreview,
});

/** §validation#account-deletion: the name typed to confirm. */
export const leave = endpoint({
  id: "privacy.leave",
  method: "POST",
  path: "/api/privacy/leaving",
  summary: "Delete the caller's account everywhere, by typing their name; needs a fresh proof",
  access: "signed_in",
  module: "always",
  reach: "person",
  body: z.strictObject({ name: optionalText(600) }),
  problems: [
    identityProblems.proofNeeded,
    privacyProblems.nameDiffers,
    privacyProblems.lastAdministrator,
    privacyProblems.lastSuperuser,
  ],
});

export const readNewsChoices = endpoint({
  id: "privacy.read_news_choices",
  method: "GET",
  path: "/api/profile/notifications",
  summary: "Of what the caller is told, and on which ways",
  access: "signed_in",
  module: "always",
  reach: "person",
  answer: shape.newsChoices,
});

export const saveNewsChoices = endpoint({
  id: "privacy.save_news_choices",
  method: "PUT",
  path: "/api/profile/notifications",
  summary: "Choose of what to be told, and on which ways; the account's safety is told in any case",
  access: "signed_in",
  module: "always",
  reach: "person",
  body: shape.newsChoices,
  answer: shape.newsChoices,
});

export const listDataRequests = endpoint({
  id: "privacy.list_requests",
  method: "GET",
  path: "/api/office/data-requests",
  summary: "Exports and deletions people of the programme asked for, the newest first",
  access: "consents.read",
  module: "always",
  query: z.strictObject({
    kind: z.optional(z.enum(dataRequestKinds)),
    state: z.optional(z.enum(dataRequestStates)),
    ...pageQuery,
  }),
  answer: page(shape.dataRequest),
});

export const privacyEndpoints = [
  readOwnData,
  askOwnExport,
  listOwnExports,
  readOwnExport,
  previewLeaving,
  leave,
  readNewsChoices,
  saveNewsChoices,
  listDataRequests,
];
