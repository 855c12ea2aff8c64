import type { Locale } from "@trilha/contract/core/locale.ts";
import { createContext, use } from "react";

/** In which language something is being written, and in which it may be. */
export type WritingLanguage = {
  readonly locale: Locale;
  readonly setLocale: (locale: Locale) => void;
  readonly locales: readonly Locale[];
  /** Language shown to readers whose own has no text. */
  readonly fallback: Locale;
  readonly readOnly: boolean;
};

export const WritingContext = createContext<WritingLanguage | undefined>(undefined);

export function useWriting(): WritingLanguage {
  const writing = use(WritingContext);
  if (!writing) throw new Error("A field of several languages stands outside of a writing context");
  return writing;
}
