import { genericProblems } from "@trilha/contract/core/problems.ts";
import type * as contract from "@trilha/contract/learning/certificates/endpoints.ts";
import { certificateProblems } from "@trilha/contract/learning/certificates/problems.ts";
import { isRefusal, refuse } from "../../core/refusal.ts";
import type { UseCase } from "../../core/use-case.ts";
import { pageOf, readCursor } from "../../db/cursor.ts";
import { certificateFile } from "./certificate-file.ts";
import { certificateById, newestOf, ownPage } from "./certificates.queries.ts";
import { presentOwn, stateOf } from "./present-certificate.ts";
import { publicPage } from "./public-page.ts";

/** §routes#screen-profile profile: the caller's certificates in this client, the newest first; what was replaced is left out. */
export const listOwn: UseCase<typeof contract.listOwnCertificates> = async (call, { query }) => {
  const { clientId, userId } = call.actor;
  const [after] = readCursor(query.cursor, ["id"]) ?? [];
  const enrolment = { clientId, userId, courseId: query.courseId ?? null };
  const rows = await call.read((tx) => ownPage(tx, enrolment, { after, rows: query.limit + 1 }));
  return pageOf(
    rows,
    query.limit,
    (row) => [row.id],
    (row) => presentOwn(call, row),
  );
};

/** Where the caller saves one of theirs from. */
export const readOwnFile: UseCase<typeof contract.readOwnFile> = async (call, { params, query }) => {
  const { clientId, userId } = call.actor;
  const row = await call.read((tx) => certificateById(tx, { clientId, userId, id: params.id }));
  return row ? certificateFile(call, row, query.language) : refuse(genericProblems.notFound);
};

/** Where staff save anybody's from. */
export const readIssuedFile: UseCase<typeof contract.readIssuedFile> = async (call, { params, query }) => {
  const { clientId } = call.actor;
  const row = await call.read((tx) => certificateById(tx, { clientId, id: params.id }));
  return row ? certificateFile(call, row, query.language) : refuse(genericProblems.notFound);
};

/** §api#certificate-call `/get_trail_user_result_certificate/`: the caller's certificate of a trail, or of a course. */
export const trailCertificate: UseCase<typeof contract.trailCertificate> = async (call, { body }) => {
  const { clientId, userId } = call.actor;
  const courseId = body.trail_id ?? body.course_id ?? "";
  const row = await call.read((tx) => newestOf(tx, { clientId, userId, courseId }));
  const kind = body.trail_id ? "trail" : "course";
  if (!row || row.kind !== kind) return refuse(certificateProblems.notFinished);
  const file = await certificateFile(call, row, body.language);
  if (isRefusal(file)) return file;
  const { publicUrl } = call.parts.settings.http;
  return {
    ...{ number: row.number, state: stateOf(row, call.now) },
    // An address of ours: whole, for a caller that is no browser.
    url: new URL(file.url, publicUrl).href,
    verification_url: publicPage(call.parts, row.host, row.number),
    ...{ completed_on: row.completedOn, valid_until: row.validUntil },
  };
};
