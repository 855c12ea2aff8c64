import { importLineLimit } from "@trilha/contract/core/imports/limits.ts";
import { useTranslation } from "react-i18next";
import { useFormats } from "../../i18n/use-locale.ts";
import type { DefinedImport } from "./define-import.ts";
import type { Guide } from "./ImportGuide.tsx";

/** Reader of a block of texts that is known by its declaration alone: `defineImport` has checked that it is there. */
type BlockTexts = (key: string, values?: Readonly<Record<string, string | number>>) => string;

/** Words of a declared import, from its block of the room's catalogue. */
export function useImportTexts(declared: DefinedImport) {
  // The union of all rooms' keys is too large a type to be worked out.
  const { t: read } = useTranslation(declared.room as "core/imports");
  const { number } = useFormats();
  const block = ("block" in declared && declared.block) || "import";
  const t: BlockTexts = (key, values) => (read as unknown as BlockTexts)(`${block}.${key}`, values);
  const isPlain = "headings" in declared;
  const columns = declared.columns.map((column) => ({
    column,
    head: isPlain ? column : t(`columns.${column}`),
  }));
  return {
    t,
    columns,
    guide: (): Guide => ({
      text: t("guide", { lines: number(importLineLimit) }),
      columns: columns.map((named) => ({
        ...named,
        help: t(`help.${declared.helpOf?.(named.column) ?? named.column}`),
      })),
      templateFile: t("templateFile"),
    }),
    words: {
      created: t("created"),
      go: (changes: number) => t("go", { count: changes, amount: number(changes) }),
      done: () => t("doneText"),
    },
  };
}
