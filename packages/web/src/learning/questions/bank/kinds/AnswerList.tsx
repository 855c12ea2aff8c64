import type { Locale } from "@trilha/contract/core/locale.ts";
import type { ReactNode } from "react";
import { AddPart } from "../editor/AddPart.tsx";
import classes from "../editor/editor.module.css";
import { Feedback } from "../editor/Feedback.tsx";
import { Part } from "../editor/Part.tsx";
import { ShareField } from "../editor/ShareField.tsx";

/** Accepted answer with its share. */
type Counting = { share: number; feedback: Partial<Record<Locale, string>> };
type Props<Of extends Counting> = {
  label: string;
  addLabel: string;
  answers: readonly Of[];
  nameOf: (at: number) => string;
  make: () => Of;
  onChange: (answers: Of[]) => void;
  /** Fields of the text to be written for the answer to count. */
  children: (answer: Of, at: number, change: (changes: Partial<Of>) => void) => ReactNode;
};

const MOST = 12;

/** Answers that count, each with what it is worth and what is said to whoever gives it. */
export function AnswerList<Of extends Counting>(props: Props<Of>) {
  const { label, addLabel, answers, nameOf, make, onChange, children } = props;
  return (
    <>
      <ol className="plain stack one-column content-start gap-8 shrink" aria-label={label}>
        {answers.map((answer, at) => {
          const change = (changes: Partial<Of>) =>
            onChange(answers.map((one, index) => (index === at ? { ...one, ...changes } : one)));
          const without = () => onChange(answers.filter((_, index) => index !== at));
          return (
            // Answers have no name of their own; they are added and taken away, never moved.
            // biome-ignore lint/suspicious/noArrayIndexKey: see above
            <li key={at} className={classes.part}>
              <Part
                name={nameOf(at)}
                onRemove={answers.length > 1 ? without : undefined}
                aside={
                  <ShareField
                    path={`answers.${at}.share`}
                    of={nameOf(at)}
                    share={answer.share}
                    onChange={(share) => change({ share } as Partial<Of>)}
                  />
                }
              >
                {children(answer, at, change)}
                <Feedback
                  path={`answers.${at}.feedback`}
                  value={answer.feedback}
                  onChange={(feedback) => change({ feedback } as Partial<Of>)}
                />
              </Part>
            </li>
          );
        })}
      </ol>
      <AddPart label={addLabel} full={answers.length >= MOST} onAdd={() => onChange([...answers, make()])} />
    </>
  );
}
