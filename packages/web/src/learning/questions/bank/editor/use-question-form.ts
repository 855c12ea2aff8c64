import type { Locale } from "@trilha/contract/core/locale.ts";
import { bodyFaults, bodyFaultWords, usableLocales } from "@trilha/contract/learning/questions/check.ts";
import { useCallback, useMemo, useState } from "react";
import { fieldErrors } from "../../../../api/field-errors.ts";
import type { Refused } from "../../../../api/problem.ts";
import { useLocale } from "../../../../i18n/use-locale.ts";
import { placedFaults } from "../body/fault-paths.ts";
import type { Editing } from "./editing-context.ts";
import type { QuestionInput } from "./QuestionFields.tsx";

type Pictures = readonly { readonly fileId: string; readonly url: string }[];

/**
 * Form of a question that is being written, with its faults once a save was tried: it has to be askable in
 * one language at least, and is told what it lacks in the one that is being written.
 */
export function useQuestionForm(written: QuestionInput, locale: Locale, pictures: Pictures) {
  const ui = useLocale();
  const [tries, setTries] = useState(0);
  const [refusal, setRefusal] = useState<Refused>();
  const [sent, setSent] = useState<ReadonlyMap<string, string>>(new Map());
  const { body } = written;
  const languages = useMemo(() => usableLocales(body), [body]);
  const faults = useMemo(
    () =>
      tries === 0 || languages.length > 0
        ? []
        : placedFaults(body, bodyFaults(body, locale)).map(({ path, code }) => ({
            path,
            words: bodyFaultWords(code)[ui],
          })),
    [body, locale, tries, languages, ui],
  );
  const refused = useMemo(
    () =>
      Object.entries(refusal ? fieldErrors(refusal) : {}).map(([path, words]) => ({
        path: path.replace(/^body\./, ""),
        words,
      })),
    [refusal],
  );
  const urlOf = useCallback(
    (fileId: string | null) =>
      fileId === null
        ? undefined
        : (pictures.find((picture) => picture.fileId === fileId)?.url ?? sent.get(fileId)),
    [pictures, sent],
  );
  const editing: Editing = useMemo(
    () => ({
      wrongAt: (path) => [...faults, ...refused].find((one) => one.path === path)?.words,
      urlOf,
      sent: (fileId, url) => setSent((before) => new Map(before).set(fileId, url)),
    }),
    [faults, refused, urlOf],
  );
  return {
    editing,
    /** Languages it can be asked in as it stands. */
    languages,
    /** Faults by their field. */
    wrong: [...faults, ...refused],
    refusal,
    tries,
    /** Whether it may be sent; if not, its faults are shown from now on. */
    ready: (): boolean => {
      setRefusal(undefined);
      if (languages.length > 0) return true;
      setTries((count) => count + 1);
      return false;
    },
    refuse: (problem: Refused) => {
      setRefusal(problem);
      setTries((count) => count + 1);
    },
    fine: () => {
      setRefusal(undefined);
      setTries(0);
    },
  };
}
