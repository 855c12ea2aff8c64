/** The number codes are sent to, of the phones of §entities#profile-contact; the one that is verified, or not. */
export function codePhone(phones: Readonly<Partial<Record<string, string>>>): string | undefined {
  return phones.cellphone ?? phones.mobile ?? phones.whatsapp;
}
