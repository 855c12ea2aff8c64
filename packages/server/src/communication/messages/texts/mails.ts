import type { LocalizedText } from "@trilha/contract/core/locale.ts";
import { texts } from "./catalogue.ts";
import { type NotificationKind, notificationTexts } from "./notifications.ts";

/** Parameters of each mail. The client's name is added by itself; a Date is written in its time zone. */
export interface MailParams {
  invitation: { firstName: string; link: string };
  password_reset: { firstName: string; link: string };
  new_device: { firstName: string; device: string; when: Date };
  session_copied: { firstName: string; when: Date };
  password_changed: { firstName: string; when: Date };
  account_approved: { firstName: string; link: string };
  account_blocked: { firstName: string; reason: string };
  export_ready: { firstName: string; link: string };
  report_ready: { firstName: string; report: string; link: string };
  /** To the client's support address. */
  support_request: {
    number: string;
    name: string;
    answerTo: string;
    topic: string;
    message: string;
    due: string;
    link: string;
  };
  /** To whoever wrote; the message is empty where the address is not known to be theirs. */
  support_receipt: { number: string; topic: string; due: string; message: string };
  support_answer: { number: string; answer: string };

  // Mails about how an account is reached.
  code: { firstName: string; code: string };
  invitation_to_answer: { firstName: string; link: string };
  phone_changed: { firstName: string; when: Date };
  email_changed: { firstName: string; when: Date };
  document_changed: { firstName: string; when: Date };

  // About second factors (security row 11).
  factor_added: { firstName: string; when: Date };
  factor_removed: { firstName: string; when: Date };
  factors_removed_by_staff: { firstName: string; when: Date };
  recovery_codes_made: { firstName: string; when: Date };
  recovery_code_used: { firstName: string; when: Date };
  identity_linked: { firstName: string; when: Date };
  identity_unlinked: { firstName: string; when: Date };

  // Mails to who registers. Until the address is proved anybody may have typed it, and anything else: nothing of what was
  // typed stands in these mails.
  registration_confirm: { link: string };
  registration_join: { link: string };
  registration_known: { link: string };
  registration_refused: { firstName: string; reason: string };

  // Mails about one's own data, leaving, and news somebody wants by mail.
  own_data_ready: { firstName: string; link: string };
  account_deleted: { firstName: string; when: Date };
  /** One notification, as it stands in the app. */
  news: { title: string; body: string; link: string };
}
export type MailTemplate = keyof MailParams;

interface MailText {
  subject: LocalizedText;
  heading: LocalizedText;
  /** One that names an empty parameter is left out. */
  paragraphs: readonly LocalizedText[];
  /** Label of a button that opens the parameter `link`. */
  button?: LocalizedText;
  /** Below the button, smaller. */
  note?: LocalizedText;
  /** Parameters only the recipient may read: encrypted until the mail leaves, then forgotten. */
  secret: readonly string[];
}

const { hello, notYou, happenedAt, onlyOnce } = texts.mailParts;

/** A mail that says what a notification says. */
function mailOf(kind: NotificationKind): MailText {
  const { title, body } = notificationTexts[kind];
  return { subject: title, heading: hello, paragraphs: [body, happenedAt, notYou], secret: [] };
}

export const mailTexts: Readonly<Record<MailTemplate, MailText>> = {
  code: { ...texts.mails.code, heading: hello, secret: ["code"] },
  invitation_to_answer: { ...texts.mails.invitation_to_answer, heading: hello, secret: ["link"] },
  phone_changed: {
    ...texts.mails.phone_changed,
    heading: hello,
    paragraphs: [...texts.mails.phone_changed.paragraphs, notYou],
    secret: [],
  },
  email_changed: {
    ...texts.mails.email_changed,
    heading: hello,
    paragraphs: [...texts.mails.email_changed.paragraphs, notYou],
    secret: [],
  },
  document_changed: {
    ...texts.mails.document_changed,
    heading: hello,
    paragraphs: [...texts.mails.document_changed.paragraphs, notYou],
    secret: [],
  },
  own_data_ready: { ...texts.mails.own_data_ready, secret: [] },
  account_deleted: { ...texts.mails.account_deleted, secret: [] },
  news: { ...texts.mails.news, secret: [] },
  registration_confirm: { ...texts.mails.registration_confirm, note: onlyOnce, secret: ["link"] },
  registration_join: { ...texts.mails.registration_join, note: onlyOnce, secret: ["link"] },
  registration_known: { ...texts.mails.registration_known, secret: [] },
  registration_refused: { ...texts.mails.registration_refused, secret: [] },
  invitation: { ...texts.mails.invitation, heading: hello, secret: ["link"] },
  password_reset: { ...texts.mails.password_reset, heading: hello, secret: ["link"] },
  new_device: {
    ...texts.mails.new_device,
    heading: hello,
    paragraphs: [...texts.mails.new_device.paragraphs, notYou],
    secret: [],
  },
  session_copied: { ...texts.mails.session_copied, heading: hello, secret: [] },
  password_changed: {
    ...texts.mails.password_changed,
    heading: hello,
    paragraphs: [...texts.mails.password_changed.paragraphs, notYou],
    secret: [],
  },
  account_approved: { ...texts.mails.account_approved, secret: [] },
  account_blocked: { ...texts.mails.account_blocked, secret: [] },
  export_ready: { ...texts.mails.export_ready, secret: [] },
  report_ready: { ...texts.mails.report_ready, secret: [] },
  support_request: { ...texts.mails.support_request, secret: [] },
  support_receipt: { ...texts.mails.support_receipt, secret: [] },
  support_answer: { ...texts.mails.support_answer, secret: [] },
  factor_added: mailOf("factor.added"),
  factor_removed: mailOf("factor.removed"),
  factors_removed_by_staff: mailOf("factor.removed_by_staff"),
  recovery_codes_made: mailOf("factor.codes_made"),
  recovery_code_used: mailOf("factor.code_used"),
  identity_linked: mailOf("identity.linked"),
  identity_unlinked: mailOf("identity.unlinked"),
};

/** The line under every mail. */
export const mailFooter = texts.mailParts.footer;

/** Above the address itself, for mail programs without buttons. */
export const { linkFallback } = texts.mailParts;
