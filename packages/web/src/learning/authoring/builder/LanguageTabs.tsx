import { languageCompleteness } from "@trilha/contract/learning/authoring/languages.ts";
import { LanguageTabs as Tabs } from "../../../core/writing/LanguageTabs.tsx";
import { useBuilder } from "./builder-context.ts";

/** The languages of the course, each with how much of it is written. */
export function LanguageTabs() {
  const { draft } = useBuilder();
  return <Tabs languages={languageCompleteness(draft)} />;
}
