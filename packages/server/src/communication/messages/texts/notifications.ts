import type { LocalizedText } from "@trilha/contract/core/locale.ts";
import { texts } from "./catalogue.ts";

/** Parameters of each notification. */
export interface NotificationParams {
  "membership.approved": { client: string };
  "membership.blocked": { client: string };
  "membership.unblocked": { client: string };
  "roles.changed": { client: string };
  welcome: { firstName: string; client: string };
  "session.new_device": { device: string };
  "session.copied": Record<string, never>;
  "password.changed": Record<string, never>;
  "import.finished": { count: number };
  "export.ready": Record<string, never>;

  // About access to an account.
  "phone.changed": Record<string, never>;
  "email.changed": Record<string, never>;
  "document.changed": Record<string, never>;

  // About second factors (security row 11); each is a mail as well.
  "factor.added": Record<string, never>;
  "factor.removed": Record<string, never>;
  "factor.removed_by_staff": Record<string, never>;
  "factor.codes_made": Record<string, never>;
  "factor.code_used": Record<string, never>;
  "identity.linked": Record<string, never>;
  "identity.unlinked": Record<string, never>;

  // About reported sales and photos of a store, from the report to its last verdict.
  "sale.credited": { invoiceNumber: string; points: number };
  "sale.accepted": { invoiceNumber: string; points: number };
  /** `points` is what stands. */
  "sale.partly_accepted": { invoiceNumber: string; points: number };
  "sale.rejected": { invoiceNumber: string; reason: string };
  /** `deadline` is the last day. */
  "sale.picture_asked": { invoiceNumber: string; reason: string; deadline: string };
  "sale.reversed": { invoiceNumber: string; reason: string };
  "photo.credited": { store: string; points: number };
  "photo.accepted": { store: string; points: number };
  "photo.rejected": { store: string; reason: string };
  "photo.picture_asked": { store: string; reason: string; deadline: string };
  "photo.reversed": { store: string; reason: string };

  // About points that go, and of points people give.
  "points.expire_in_a_week": { points: number; campaign: string };
  "points.expire_in_a_day": { points: number; campaign: string };
  "points.given": { points: number; campaign: string; reason: string };
  "points.taken": { points: number; campaign: string; reason: string };
  "experience.given": { experience: number; campaign: string; reason: string };
  "awards.approved": { who: string; what: string };
  "awards.refused": { who: string; what: string; why: string };

  // About stock corrections to whoever proposed them.
  "stock.approved": { who: string; what: string };
  "stock.refused": { who: string; what: string; why: string };

  // About orders, step by step.
  "order.placed": { item: string; code: string; points: number };
  "order.approved": { item: string };
  "order.shipped": { item: string; carrier: string; tracking: string };
  "order.delivered": { item: string };
  "order.codes_ready": { item: string };
  "order.reproved": { item: string; points: number; reason: string };
  "order.cancelled": { item: string; points: number; reason: string };

  // About events; `when`, `until` and `place` are in the reader's language.
  "events.invited": { event: string; when: string };
  "events.approved": { event: string; when: string };
  "events.refused": { event: string; reason: string };
  "events.offered": { event: string; until: string };
  "events.lapsed": { event: string };
  "events.moved": { event: string; when: string; place: string };
  "events.canceled": { event: string; reason: string };
  "events.removed": { event: string; reason: string };
  "events.reminder": { event: string; when: string; place: string };

  // About levels; `level` is its name in the reader's language.
  "level.eligible": { campaign: string; level: string };
  "level.granted": { campaign: string; level: string };
  "level.refused": { level: string; reason: string };
  "level.refused_again": { level: string; reason: string };
  "level.kept": { campaign: string; level: string };
  "level.fell": { campaign: string; level: string };
  "level.lowered": { campaign: string; level: string; reason: string };

  // About courses and trails somebody asked for or is invited to.
  "learning.invited": { course: string };
  "learning.request_approved": { course: string };
  "learning.request_refused": { course: string; reason: string };
  "learning.enrolled": { course: string };
  "learning.taken_out": { course: string; reason: string };
  "learning.blocked": { course: string; reason: string };
  "learning.lifted": { course: string; reason: string };
  /** `reason` names the test whose last attempt was failed. */
  "learning.reproved": { course: string; reason: string };
  "learning.restarted": { course: string; reason: string };
  /** `dueOn` is a day, YYYY-MM-DD. */
  "learning.extended": { course: string; dueOn: string; reason: string };
  "learning.no_hurry": { course: string; reason: string };
  /** End of a course or a trail. */
  "learning.finished": { course: string };
  /** All of it is done, faster than usual: somebody looks at it before it counts. */
  "learning.under_review": { course: string };
  "learning.earned": { course: string; points: number };
  /** Result of a test that waited for an essay to be marked; `percent` is what it came to. */
  "attempts.marked": { test: string; percent: number };
  /** Staff gave more attempts, or more minutes, or both. */
  "attempts.granted": { test: string; attempts: number; minutes: number; reason: string };
  /** Course with more to do than was completed. */
  "learning.reopened": { course: string };

  // About certificates and badges.
  /** Certificate of a course or a trail. */
  "certificates.issued": { course: string };
  "certificates.revoked": { course: string; reason: string };
  /** `until` is a day, YYYY-MM-DD. */
  "certificates.ending": { course: string; until: string };
  "badges.awarded": { badge: string };
  "badges.taken": { badge: string };

  // About one's own data.
  "own_data.ready": Record<string, never>;
}
export type NotificationKind = keyof NotificationParams;

interface NotificationText {
  title: LocalizedText;
  body: LocalizedText;
}

export const notificationTexts: Readonly<Record<NotificationKind, NotificationText>> = texts.notifications;

/** For a kind an older or newer version wrote. */
export const unknownNotification: NotificationText = texts.unknownNotification;
