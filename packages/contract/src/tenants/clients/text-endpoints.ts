import * as z from "zod/mini";
import { type EndpointSpec, endpoint } from "../../core/endpoint.ts";
import { page, pageQuery } from "../../core/page.ts";
import { genericProblems } from "../../core/problems.ts";
import { doorSlug, version } from "../../core/shapes.ts";
import { clientProblems } from "./problems.ts";
import { textKinds } from "./text-kinds.ts";
import * as shape from "./texts.ts";

const { notFound, conflict } = genericProblems;
const byKind = z.strictObject({ kind: z.enum(textKinds) });
const door = z.strictObject({ client: doorSlug });

export const readLegalText = endpoint({
  id: "clients.read_legal_text",
  method: "GET",
  path: "/api/legal/:kind",
  summary: "One of a client's texts (terms, cookies, privacy, about …) in the caller's language",
  access: "public",
  module: "always",
  params: byKind,
  query: door,
  answer: shape.shownText,
  problems: [clientProblems.unknownClient, notFound],
  // Acceptance of what was read: a version published this minute must be what is shown.
  maxAge: 0,
});

export const listTexts = endpoint({
  id: "clients.list_texts",
  method: "GET",
  path: "/api/legal",
  summary: "Which texts a client has published, with their titles in the caller's language",
  access: "public",
  module: "always",
  query: door,
  answer: shape.textList,
  problems: [clientProblems.unknownClient],
  maxAge: 60,
});

export const listOfficeTexts = endpoint({
  id: "texts.list",
  method: "GET",
  path: "/api/texts",
  summary: "Every text a client can write: what is in force, what is being written, in which languages",
  access: "texts.edit",
  module: "always",
  answer: z.strictObject({ items: z.array(shape.textItem) }),
});

export const readOfficeText = endpoint({
  id: "texts.read",
  method: "GET",
  path: "/api/texts/:kind",
  summary: "One text with all its languages: the version in force and the draft",
  access: "texts.edit",
  module: "always",
  params: byKind,
  answer: shape.officeText,
});

export const saveDraft = endpoint({
  id: "texts.save_draft",
  method: "PUT",
  path: "/api/texts/:kind/draft",
  summary: "Keep what is being written; nobody outside the office sees it",
  access: "texts.edit",
  module: "always",
  params: byKind,
  body: shape.draftWrite,
  answer: shape.officeText,
  problems: [conflict],
  bodyLimit: 2 ** 20,
});

export const discardDraft = endpoint({
  id: "texts.discard_draft",
  method: "POST",
  path: "/api/texts/:kind/draft/discard",
  summary: "Give up a draft; what is in force stays",
  access: "texts.edit",
  module: "always",
  params: byKind,
  body: z.strictObject({ version }),
  answer: shape.officeText,
  problems: [notFound, conflict],
});

export const publishText = endpoint({
  id: "texts.publish",
  method: "POST",
  path: "/api/texts/:kind/publish",
  summary: "Make a draft the version in force, for good; terms, privacy and cookies are asked for again",
  access: "texts.edit",
  module: "always",
  params: byKind,
  body: z.strictObject({ version }),
  answer: shape.officeText,
  problems: [
    notFound,
    conflict,
    clientProblems.textIncomplete,
    clientProblems.textUnchanged,
    clientProblems.summaryMissing,
  ],
  idempotent: true,
});

export const listTextVersions = endpoint({
  id: "texts.versions",
  method: "GET",
  path: "/api/texts/:kind/versions",
  summary: "Every version of a text there ever was, the newest first",
  access: "texts.edit",
  module: "always",
  params: byKind,
  query: z.strictObject({ ...pageQuery }),
  answer: page(shape.versionItem),
});

export const readTextVersion = endpoint({
  id: "texts.version",
  method: "GET",
  path: "/api/texts/:kind/versions/:version",
  summary: "One version of a text as it was published",
  access: "texts.edit",
  module: "always",
  params: z.strictObject({
    kind: z.enum(textKinds),
    version: z.coerce.number().check(z.int(), z.minimum(1), z.maximum(2 ** 31 - 2)),
  }),
  answer: shape.textVersion,
  problems: [notFound],
});

export const textEndpoints: readonly EndpointSpec[] = [
  readLegalText,
  listTexts,
  listOfficeTexts,
  readOfficeText,
  saveDraft,
  discardDraft,
  publishText,
  listTextVersions,
  readTextVersion,
];
