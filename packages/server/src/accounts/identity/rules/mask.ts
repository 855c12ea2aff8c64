// §entities#user-profile: who may not read personal data sees enough of a document or phone to recognise it, not to use it.

/** All but the last `shown` characters replaced; short values are hidden whole. */
function hide(value: string, shown: number): string {
  const visible = value.length > shown * 2 ? value.slice(-shown) : "";
  return "•".repeat(value.length - visible.length) + visible;
}

export function maskDocument(document: string | null): string | null {
  return document && hide(document, 2);
}

export function maskPhones(phones: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(phones).map(([kind, phone]) => [kind, hide(phone, 4)]));
}
