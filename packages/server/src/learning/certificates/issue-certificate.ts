import { randomBytes } from "node:crypto";
import { inLanguage } from "@trilha/contract/core/locale.ts";
import { localDay } from "@trilha/contract/core/zoned-days.ts";
import { numberOf } from "@trilha/contract/learning/certificates/number.ts";
import { certificateState, validUntil } from "@trilha/contract/learning/certificates/states.ts";
import { notify } from "../../communication/messages/index.ts";
import { publishEvent } from "../../core/events.ts";
import type { JobHandler } from "../../core/jobs/handler.ts";
import type { Tx } from "../../db/database.ts";
import { type ClientCertificateBranding, loadCertificateBranding } from "./branding.queries.ts";
import { anyFontOf } from "./drawing/fonts.ts";
import { type CertificateFactsRow, earlierOf, insertCertificate, issueGround } from "./issue.queries.ts";
import { drawableName } from "./rules/drawable-text.ts";
import { bringsCertificate } from "./rules/issuing.ts";

/** A completion: which time, and when. */
export interface CertifiedCompletion {
  clientId: string;
  enrolmentId: string;
  attempt: number;
  completedAt: Date;
}

/**
 * §learning#certificates The certificate of a completion, and the message about it; false: none is due. Once per person, course and
 * completion, however often it is asked.
 */
export async function issueCertificate(tx: Tx, completion: CertifiedCompletion, now: Date): Promise<boolean> {
  const { clientId, enrolmentId, attempt, completedAt } = completion;
  const ground = await issueGround(tx, completion);
  if (!ground?.enabled || !ground.template) return false;
  const branding = await loadCertificateBranding(tx, clientId, ground.locale ?? ground.courseLocale);
  const today = localDay(now, branding.timeZone);
  const earlier = (await earlierOf(tx, completion)).map((row) => ({
    attempt: row.attempt,
    state: certificateState(row, today),
  }));
  if (!bringsCertificate(earlier, attempt)) return false;
  const completedOn = localDay(completedAt, branding.timeZone);
  const until = validUntil(completedOn, ground.template.design.validMonths);
  const issued = await writeCertificate(
    tx,
    { clientId, enrolmentId, attempt, ground, branding, now },
    {
      ...{ completed_on: completedOn, valid_until: until, replaces: null, reason: null },
    },
  );
  if (!issued) return false;
  await notifyIssued(tx, { clientId, ground, now });
  return true;
}

/** Writes a certificate of what stands today, by the template that applies today. */
export function writeCertificate(
  tx: Tx,
  certificate: {
    clientId: string;
    enrolmentId: string;
    attempt: number;
    ground: CertificateFactsRow;
    branding: ClientCertificateBranding;
    now: Date;
  },
  row: { completed_on: string; valid_until: string | null; replaces: string | null; reason: string | null },
): Promise<string | undefined> {
  const { clientId, enrolmentId, attempt, ground, branding, now } = certificate;
  const { template, userId, courseId, kind } = ground;
  if (!template) throw new Error("a certificate without a template");
  const { client, primary, accent, logoKey } = branding;
  return insertCertificate(tx, {
    ...{ client_id: clientId, number: numberOf(randomBytes(32)), user_id: userId, course_id: courseId },
    ...{ enrolment_id: enrolmentId, attempt, template_id: template.id, template_version: template.version },
    ...{ kind, name: drawableName(ground.names, anyFontOf), minutes: ground.minutes, score: ground.score },
    course_title: JSON.stringify(ground.title),
    branding: JSON.stringify({ client, primary, accent, logoKey }),
    locale: ground.locale ?? ground.courseLocale,
    issued_at: now,
    ...row,
  });
}

/** Tells somebody that a certificate is there. */
export async function notifyIssued(
  tx: Tx,
  scope: { clientId: string; ground: CertificateFactsRow; now: Date },
): Promise<void> {
  const { clientId, ground, now } = scope;
  const { userId, title, locale, courseLocale } = ground;
  const course = inLanguage(title, locale ?? courseLocale, courseLocale)?.value ?? "";
  const link = "/profile/certificates" as const;
  await notify(tx, { clientId, userId, kind: "certificates.issued", params: { course }, link, now });
  await publishEvent(tx, "certificates.changed", { clientId, userId });
}

/** Issues what a completion brings. */
export const issueJob: JobHandler<"certificates.issue"> = async ({ db, clock }, payload) => {
  const { clientId, enrolmentId, attempt, at } = payload;
  const completion = { clientId, enrolmentId, attempt, completedAt: new Date(at) };
  await db.write({ clientId }, (tx) => issueCertificate(tx, completion, clock.now()));
};
