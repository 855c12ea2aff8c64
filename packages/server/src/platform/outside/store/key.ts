const segment = "[a-z0-9][a-z0-9_-]*(?:\\.[a-z0-9]+)?";
const key = new RegExp(`^${segment}(?:/${segment}){1,5}$`);

/** Whether a text is a key of the store: a few plain segments. Nothing that passes can leave its folder. */
export function isKey(text: string): boolean {
  return text.length <= 256 && key.test(text);
}

export function assertKey(text: string): void {
  if (!isKey(text)) throw new Error("not a key of the store");
}

/** Objects everyone may read. */
export function isPublicKey(text: string): boolean {
  return isKey(text) && text.startsWith("public/");
}
