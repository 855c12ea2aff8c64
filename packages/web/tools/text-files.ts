import type { Rolldown } from "vite";
import type { DeclaredPage } from "./declared-pages.ts";

export const LANGUAGES = ["pt-BR", "en-US", "es-ES", "fr-FR"] as const;

/** Rooms shown by the sign-in page: the app's own words, and those of the page. */
const DOOR = ["i18n", "accounts/sign-in"];

/** File of the build that a room's texts stand in, its language aside; none: a file of their own. */
export type TextFile = "door" | "person";

/**
 * Says of each room which file has its texts. Those of a person's pages are in one: a page shows the texts of three to
 * seven rooms, and most are smaller than what it takes to ask for them. Texts of the back office are long, and those that
 * only pages before sign-in show, or a sheet that few open, are seldom needed: each room's stays by itself.
 */
export function planTextFiles(pages: readonly DeclaredPage[]): (room: string) => TextFile | undefined {
  const person = new Set(pages.flatMap(({ kind, texts }) => (kind === "person" ? texts : [])));
  return (room) => {
    if (DOOR.includes(room)) return "door";
    return person.has(room) ? "person" : undefined;
  };
}

const ADDRESS = /\/src\/(.+)\/locales\/([\w-]+)\.json$/;

/** Room and language of a module of texts. */
export function textsAt(id: string): { room: string; language: string } | undefined {
  const [, room, language] = ADDRESS.exec(id) ?? [];
  return room && language ? { room, language } : undefined;
}

/** Groups for the texts, one a file and language. */
export function textGroups(pages: readonly DeclaredPage[]): Rolldown.CodeSplittingGroup[] {
  const fileOf = planTextFiles(pages);
  return LANGUAGES.flatMap((language) =>
    (["door", "person"] as const).map((file) => ({
      name: `texts-${file}-${language}`,
      test: (id: string) => {
        const texts = textsAt(id);
        return texts?.language === language && fileOf(texts.room) === file;
      },
      priority: 1,
    })),
  );
}
