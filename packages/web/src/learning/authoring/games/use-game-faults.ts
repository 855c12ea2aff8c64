import { faultInWords } from "@trilha/contract/learning/authoring/fault-words.ts";
import type { GameFaultCode } from "@trilha/contract/learning/games/check.ts";
import type { GameWarningCode } from "@trilha/contract/learning/games/picture-words.ts";
import { useLocale } from "../../../i18n/use-locale.ts";
import { useBuilder } from "../builder/builder-context.ts";
import { useGameWriting } from "./game-context.ts";

/** Faults of a part of the game, or (null) of the game itself, in the language that is being written. */
export function useGameFaults(): (
  part: string | null,
  ...codes: (GameFaultCode | GameWarningCode)[]
) => string[] {
  const ui = useLocale();
  const { locale } = useBuilder();
  const { faults } = useGameWriting();
  return (part, ...codes) => [
    ...new Set(
      faults
        .filter((fault) => fault.part === part && (fault.locale ?? locale) === locale)
        .filter(({ code }) => codes.length === 0 || codes.includes(code))
        .map((fault) => faultInWords(fault, ui)),
    ),
  ];
}
