import type { Locale } from "@trilha/contract/core/locale.ts";
import { inLanguage } from "@trilha/contract/core/locale.ts";
import { localDay } from "@trilha/contract/core/zoned-days.ts";
import type { IssuedCertificate, OwnCertificate } from "@trilha/contract/learning/certificates/shapes.ts";
import { type CertificateState, certificateState } from "@trilha/contract/learning/certificates/states.ts";
import type { MemberCall } from "../../core/call.ts";
import type { CertificateRow } from "./certificates.queries.ts";
import { publicPage } from "./public-page.ts";
import { mayRenew } from "./rules/issuing.ts";

/** State of a certificate on a client's day. */
export const stateOf = (row: CertificateRow, now: Date): CertificateState =>
  certificateState(row, localDay(now, row.timeZone));

export const titleOf = (row: CertificateRow, locale: Locale): string =>
  inLanguage(row.courseTitle, locale, row.locale)?.value ?? "";

const shared = (call: MemberCall, row: CertificateRow) => ({
  ...{ id: row.id, number: row.number, name: row.name, score: row.score, reason: row.reason },
  course: { id: row.courseId, kind: row.kind, title: titleOf(row, call.locale) },
  state: stateOf(row, call.now),
  completedOn: row.completedOn,
  issuedAt: row.issuedAt.toISOString(),
  validUntil: row.validUntil,
  publicUrl: publicPage(call.parts, row.host, row.number),
});

/** As its owner sees it. */
export function presentOwn(call: MemberCall, row: CertificateRow): OwnCertificate {
  const known = shared(call, row);
  return { ...known, canRenew: mayRenew(known, row.scoreNow) };
}

/** As staff see it. */
export function presentIssued(call: MemberCall, row: CertificateRow): IssuedCertificate {
  const known = shared(call, row);
  const may = call.actor.permissions.has("certificates.issue");
  return {
    ...known,
    ...{ userId: row.userId, membershipId: row.membershipId, store: row.store },
    ...{ template: row.template, templateVersion: row.templateVersion },
    can: {
      reissue: may && known.state !== "replaced",
      revoke: may && (known.state === "valid" || known.state === "expired"),
    },
  };
}
