import type { LocalizedText } from "@trilha/contract/core/locale.ts";

export interface MailText {
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
