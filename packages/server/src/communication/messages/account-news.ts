// Security row 11: what happened to an account is between the installation and its person. It is written in the name of a
// client, and that client's staff read none of it.

/** Changes of an account: the mail's template, and the notification of the same news. */
export const accountChanges = {
  session_copied: "session.copied",
  password_changed: "password.changed",
  phone_changed: "phone.changed",
  email_changed: "email.changed",
  document_changed: "document.changed",
  factor_added: "factor.added",
  identity_linked: "identity.linked",
  identity_unlinked: "identity.unlinked",
  factor_removed: "factor.removed",
  factors_removed_by_staff: "factor.removed_by_staff",
  recovery_codes_made: "factor.codes_made",
  recovery_code_used: "factor.code_used",
} as const;

/** Templates of mails and pushes that tell of an account. */
export const accountTemplates: readonly string[] = [
  "new_device",
  "session.new_device",
  ...Object.keys(accountChanges),
  ...Object.values(accountChanges),
];
