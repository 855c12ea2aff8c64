/** An address over https, as the contract takes it; undefined for anything else. */
export function httpsAddress(text: string): string | undefined {
  const address = text.trim();
  return address.length <= 512 && /^https:\/\/[^\s/]+\.[^\s]+$/.test(address) ? address : undefined;
}

/** The same out of an embed code that was copied whole: `<iframe src="…">`. */
export function embedAddress(text: string): string | undefined {
  const source = /<iframe[^>]*\ssrc=["']([^"']+)["']/i.exec(text)?.[1];
  return httpsAddress((source ?? text).replace(/^http:\/\//i, "https://").replace(/^\/\//, "https://"));
}

/** Id of a course at SCORM Cloud. */
export function cloudCourseId(text: string): string | undefined {
  const id = text.trim();
  return id !== "" && id.length <= 128 ? id : undefined;
}
