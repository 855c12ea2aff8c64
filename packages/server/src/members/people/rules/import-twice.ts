// The same person may stand in a people file once: by e-mail, by user name and by document.
import type { LineError } from "@trilha/contract/core/imports/report.ts";
import type { PersonLine } from "./import-line.ts";

/** Names a line again that was seen before, key by key. */
export function findRepeats(
  people: readonly PersonLine[],
  names: Readonly<Partial<Record<"email" | "username" | "document", string>>>,
): LineError[] {
  const firstLine = new Map<string, number>();
  return people.flatMap((person) =>
    (["email", "username", "document"] as const).flatMap((key): LineError[] => {
      const value = person[key];
      if (value === undefined) return [];
      const place = `${key} ${key === "document" ? person.documentCountry : ""} ${value.toLowerCase()}`;
      const seen = firstLine.get(place);
      if (seen === undefined) {
        firstLine.set(place, person.line);
        return [];
      }
      return [
        {
          line: person.line,
          column: names[key] ?? key,
          value: value.slice(0, 64),
          code: "duplicate_in_file",
          params: { line: seen },
        },
      ];
    }),
  );
}
