import * as z from "zod/mini";
import { type EndpointSpec, endpoint } from "../../core/endpoint.ts";
import { page, pageQuery } from "../../core/page.ts";
import { genericProblems } from "../../core/problems.ts";
import { calendarDate, id, locale, searchText, text } from "../../core/shapes.ts";
import { certificateNumberLimit } from "./limits.ts";
import { certificateProblems as problem } from "./problems.ts";
import * as shape from "./shapes.ts";
import { certificateStates } from "./states.ts";

const byId = z.strictObject({ id });
/** Which language its PDF is in; the caller's own without it. */
const inLanguage = z.strictObject({ language: z.optional(locale) });
const { notFound, conflict } = genericProblems;

export const listTemplates = endpoint({
  id: "certificates.templates",
  method: "GET",
  path: "/api/certificate-templates",
  summary: "Certificate templates, with what they are used for",
  access: "certificates.read",
  module: "has_certificates",
  answer: z.strictObject({ items: z.array(shape.templateItem) }),
});

export const readTemplate = endpoint({
  id: "certificates.template",
  method: "GET",
  path: "/api/certificate-templates/:id",
  summary: "One certificate template as its author edits it",
  access: "certificates.read",
  module: "has_certificates",
  params: byId,
  answer: shape.template,
  problems: [notFound],
});

export const createTemplate = endpoint({
  id: "certificates.create_template",
  method: "POST",
  path: "/api/certificate-templates",
  summary: "Add a certificate template",
  access: "certificates.edit",
  module: "has_certificates",
  body: shape.templateWrite,
  answer: z.strictObject({ id }),
  problems: [notFound],
  idempotent: true,
});

export const editTemplate = endpoint({
  id: "certificates.edit_template",
  method: "PUT",
  path: "/api/certificate-templates/:id",
  summary: "Change a certificate template; certificates that were issued stay as they are",
  access: "certificates.edit",
  module: "has_certificates",
  params: byId,
  body: shape.templateEdit,
  answer: shape.template,
  problems: [notFound, conflict],
});

export const previewTemplate = endpoint({
  id: "certificates.preview",
  method: "POST",
  path: "/api/certificate-templates/preview",
  summary: "A template's page as a PDF, with a made-up person, before it is saved",
  access: "certificates.edit",
  module: "has_certificates",
  body: shape.previewRequest,
  answer: shape.preview,
  problems: [notFound],
});

export const listIssued = endpoint({
  id: "certificates.issued",
  method: "GET",
  path: "/api/certificates",
  summary: "Certificates that were issued, the newest first",
  access: "certificates.read",
  module: "has_certificates",
  query: z.strictObject({
    search: searchText,
    state: z.optional(z.enum(certificateStates)),
    courseId: z.optional(id),
    templateId: z.optional(id),
    from: z.optional(calendarDate),
    until: z.optional(calendarDate),
    ...pageQuery,
  }),
  answer: page(shape.issuedCertificate),
});

export const readIssuedFile = endpoint({
  id: "certificates.issued_file",
  method: "GET",
  path: "/api/certificates/:id/file",
  summary: "Where staff save somebody's certificate from, in the caller's language or another",
  access: "certificates.read",
  module: "has_certificates",
  params: byId,
  query: inLanguage,
  answer: shape.certificateFile,
  problems: [notFound, problem.notGood],
});

export const reissue = endpoint({
  id: "certificates.reissue",
  method: "POST",
  path: "/api/certificates/:id/reissue",
  summary:
    "Issue a certificate anew, with today's name, score and template; the old number then says it was replaced",
  access: "certificates.issue",
  module: "has_certificates",
  params: byId,
  body: z.strictObject({ reason: text() }),
  answer: shape.issuedCertificate,
  problems: [notFound, problem.notGood, problem.noTemplate],
  idempotent: true,
});

export const revoke = endpoint({
  id: "certificates.revoke",
  method: "POST",
  path: "/api/certificates/:id/revoke",
  summary: "Revoke a certificate; its public page says so from then on",
  access: "certificates.issue",
  module: "has_certificates",
  params: byId,
  body: z.strictObject({ reason: text() }),
  answer: shape.issuedCertificate,
  problems: [notFound, problem.notGood],
  idempotent: true,
});

export const startRun = endpoint({
  id: "certificates.start_run",
  method: "POST",
  path: "/api/certificate-runs",
  summary:
    "Issue what is missing for everybody who finished a course, or put all its certificates into one ZIP",
  access: "certificates.issue",
  module: "has_certificates",
  body: z.strictObject({ kind: z.enum(shape.runKinds), courseId: id, locale: z.optional(locale) }),
  answer: shape.certificateRun,
  problems: [notFound, problem.noTemplate, problem.running],
  idempotent: true,
});

export const readRun = endpoint({
  id: "certificates.run",
  method: "GET",
  path: "/api/certificate-runs/:id",
  summary: "How far such a job is, and where its ZIP is saved from",
  access: "certificates.issue",
  module: "has_certificates",
  params: byId,
  answer: shape.certificateRun,
  problems: [notFound],
});

export const listOwnCertificates = endpoint({
  id: "certificates.own",
  method: "GET",
  path: "/api/me/certificates",
  summary: "The caller's certificates, the newest first; of one course or trail if it is named",
  access: "participant",
  module: "has_certificates",
  query: z.strictObject({ courseId: z.optional(id), ...pageQuery }),
  answer: page(shape.ownCertificate),
});

export const readOwnFile = endpoint({
  id: "certificates.own_file",
  method: "GET",
  path: "/api/me/certificates/:id/file",
  summary: "Where the caller saves a certificate of theirs from, in their language or another",
  access: "participant",
  module: "has_certificates",
  params: byId,
  query: inLanguage,
  answer: shape.certificateFile,
  problems: [notFound, problem.notGood],
});

export const readOffer = endpoint({
  id: "certificates.offer",
  method: "GET",
  path: "/api/me/courses/:id/certificate",
  summary:
    "Which certificate finishing a course or trail brings the caller, by the template that applies today",
  access: "participant",
  module: "has_certificates",
  params: byId,
  /** The trail it is seen in. */
  query: z.strictObject({ trailId: z.optional(id) }),
  answer: z.strictObject({ offer: z.nullable(shape.certificateOffer) }),
  problems: [notFound],
});

export const renewOwn = endpoint({
  id: "certificates.renew",
  method: "POST",
  path: "/api/me/certificates/:id/renew",
  summary: "Have one's certificate issued anew because the score is better now",
  access: "participant",
  module: "has_certificates",
  params: byId,
  answer: shape.ownCertificate,
  problems: [notFound, problem.notGood, problem.noBetterScore, problem.noTemplate],
  idempotent: true,
});

export const checkCertificate = endpoint({
  id: "certificates.check",
  method: "GET",
  path: "/api/certificate-checks/:number",
  summary: "Whether a certificate is good, for anybody who has its number",
  access: "public",
  module: "always",
  params: z.strictObject({ number: z.string().check(z.maxLength(certificateNumberLimit)) }),
  answer: shape.checkedCertificate,
  problems: [problem.unknownNumber],
  rate: "check",
});

/** §api#certificate-call: form encoded with bearer. */
export const trailCertificate = endpoint({
  id: "certificates.trail_user_result",
  method: "POST",
  path: "/get_trail_user_result_certificate/",
  summary:
    "The caller's certificate of a trail or course: its number, state, public page and where the PDF is saved from",
  access: "participant",
  module: "has_certificates",
  form: true,
  body: z
    .strictObject({
      trail_id: z.optional(id),
      course_id: z.optional(id),
      /** Language of the PDF; the caller's own without it. */
      language: z.optional(locale),
    })
    .check(
      z.refine(({ trail_id, course_id }) => (trail_id === undefined) !== (course_id === undefined), {
        error: "required",
        path: ["trail_id"],
      }),
    ),
  answer: z.strictObject({
    number: z.string(),
    state: z.enum(certificateStates),
    /** Where the PDF is saved from, for some minutes. */
    url: z.string(),
    /** The public page. */
    verification_url: z.string(),
    completed_on: calendarDate,
    valid_until: z.nullable(calendarDate),
  }),
  problems: [notFound, problem.notFinished, problem.notGood],
});

export const certificateEndpoints: readonly EndpointSpec[] = [
  listTemplates,
  readTemplate,
  createTemplate,
  editTemplate,
  previewTemplate,
  listIssued,
  readIssuedFile,
  reissue,
  revoke,
  startRun,
  readRun,
  listOwnCertificates,
  readOwnFile,
  readOffer,
  renewOwn,
  checkCertificate,
  trailCertificate,
];
