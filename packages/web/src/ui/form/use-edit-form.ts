import type { FormErrors, UseFormReturnType } from "@mantine/form";
import { useEffect, useState } from "react";
import { changedKeys, rebase } from "./rebase.ts";
import { useForm } from "./use-form.ts";

type Plain = Record<string, unknown>;

type Input<Form extends Plain> = {
  /** Values of the server, as the form shows them. */
  fresh: Form;
  version: number;
  /** Errors by path, in words; none when all is well. */
  check: (values: Form) => Record<string, string>;
};

export type EditForm<Form extends Plain> = {
  readonly form: UseFormReturnType<Form>;
  readonly dirty: boolean;
  /** The version the edit is based on; goes with the save. */
  readonly version: number;
  /** Values the form showed before the person touched it. */
  readonly seen: Form;
  /** Fields somebody else changed too, after a conflict. */
  readonly clashes: readonly (keyof Form & string)[] | undefined;
  /** The server has taken these values. */
  readonly saved: (values: Form, version: number) => void;
  /** The server took a part of it: the rest stays to be saved. */
  readonly partlySaved: (theirs: Form, version: number) => void;
  /** Conflict with a save by another person: their values come in, mine stay where I touched them. */
  readonly conflict: (theirs: Form, version: number) => void;
  readonly discard: () => void;
};

/**
 * A form over something others edit too. Untouched it follows the server; touched it keeps what was typed,
 * whatever arrives meanwhile, until it is saved or discarded.
 */
export function useEditForm<Form extends Plain>({ fresh, version, check }: Input<Form>): EditForm<Form> {
  const [seen, setSeen] = useState({ values: fresh, version });
  const [clashes, setClashes] = useState<EditForm<Form>["clashes"]>();
  const form = useForm<Form>({
    mode: "controlled",
    initialValues: fresh,
    validate: (values): FormErrors => check(values),
    validateInputOnBlur: true,
  });
  const dirty = changedKeys(seen.values, form.values).length > 0;

  const take = (values: Form, now: Form, at: number) => {
    setSeen({ values, version: at });
    form.setValues(now);
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: only news from the server is followed
  useEffect(() => {
    if (!dirty && version !== seen.version) take(fresh, fresh, version);
  }, [version, dirty]);

  return {
    form,
    dirty,
    version: seen.version,
    seen: seen.values,
    clashes,
    saved: (values, at) => {
      setClashes(undefined);
      take(values, values, at);
    },
    partlySaved: (theirs, at) => take(theirs, rebase(seen.values, form.values, theirs).values, at),
    conflict: (theirs, at) => {
      const merged = rebase(seen.values, form.values, theirs);
      setClashes(merged.clashes);
      take(theirs, merged.values, at);
    },
    discard: () => {
      setClashes(undefined);
      form.clearErrors();
      form.setValues(seen.values);
    },
  };
}
