import type { UseFormReturnType } from "@mantine/form";
import { useState } from "react";
import { fieldErrors } from "./field-errors.ts";
import { isRefused, type Refused } from "./problem.ts";

type Deed<Values, Result> = {
  readonly send: (values: Values) => Promise<Result>;
  readonly done: (result: Result, values: Values) => void;
  /** Refusals that mean one field, by their code. */
  readonly fields?: Readonly<Record<string, string>>;
  /** Conflict: another person saved first. */
  readonly conflict?: () => Promise<void>;
};

/** Sends a form once; a refusal goes to its fields, and what belongs to none stands above them. */
export function useSubmit<Values extends Record<string, unknown>, Result>(
  form: UseFormReturnType<Values>,
  { send, done, fields = {}, conflict }: Deed<Values, Result>,
) {
  const [sending, setSending] = useState(false);
  const [refusal, setRefusal] = useState<Refused>();
  const [tries, setTries] = useState(0);

  const wrong = (problem: Refused | undefined) => {
    setRefusal(problem);
    setTries((count) => count + 1);
  };

  const failed = async (error: unknown) => {
    if (!isRefused(error)) throw error;
    if (error.code === "request.conflict" && conflict) return conflict();
    const field = fields[error.code];
    form.setErrors(field ? { [field]: error.message } : fieldErrors(error));
    wrong(error);
  };

  const submit = form.onSubmit(
    (values) => {
      if (sending) return;
      setRefusal(undefined);
      setSending(true);
      send(values)
        .then((result) => {
          setTries(0);
          done(result, values);
        }, failed)
        .finally(() => setSending(false));
    },
    () => wrong(undefined),
  );

  return { submit, sending, refusal, tries };
}
