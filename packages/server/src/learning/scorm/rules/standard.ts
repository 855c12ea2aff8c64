import type { Standard } from "./elements.ts";

/** Which data model a package of this version speaks. */
export function standardOf(version: "1.2" | "2004-3" | "2004-4"): Standard {
  return version === "1.2" ? "1.2" : "2004";
}
