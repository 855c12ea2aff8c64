/** Longer than an element or a download takes to open an address it was given, in milliseconds. */
const grace = 10_000;

/**
 * Frees an object URL that nothing will be given any more. Not at once: an element taken out just now, or a download just
 * begun, may not have opened it yet, and the browser would complain of a file that is gone (ERR_FILE_NOT_FOUND).
 */
export function releaseObjectUrl(url: string): void {
  setTimeout(() => URL.revokeObjectURL(url), grace);
}
