/** Where anybody sees the cover of a course that is shown. A new cover is a new file, so the address never lies. */
export const coverPath = "/portfolio-covers";

/** `card`: as wide as a phone shows it; `large`: for a wide page and whoever shares it. */
export type CoverSize = "card" | "large";

export const coverAddress = (fileId: string, size: CoverSize): string =>
  `${coverPath}/${fileId}/${size}.webp`;
