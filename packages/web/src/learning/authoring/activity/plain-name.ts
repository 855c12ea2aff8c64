/** First name of a package: its file, without its ending. */
export const plainName = (name: string): string => name.replace(/\.zip$/i, "").slice(0, 120) || "ZIP";
