import { stepsOf } from "@trilha/contract/members/registration/fields.ts";
import { useMemo, useState } from "react";
import { isRefused, type Refused } from "../../../api/problem.ts";
import { fieldWords } from "../../../i18n/field-words.ts";
import { useLocale } from "../../../i18n/use-locale.ts";
import { useFormDraft } from "../../../session/form-draft.ts";
import { type OpenForm, type Registration, useRegister } from "../registration.queries.ts";
import { acceptedOf, checkTyped, pathOfRefusal, pathsOf, type Typed, toValues } from "./typed.ts";

type Errors = Readonly<Record<string, string>>;
const TEXTS = /^accepted\./;

/** Values, step and faults: the whole of a registration form without its looks. */
export function useRegistration(form: OpenForm, onSent: (sent: Registration) => void) {
  const locale = useLocale();
  const steps = useMemo(() => stepsOf(form.fields), [form.fields]);
  const [typed, setTyped] = useState<Typed>({});
  const [at, setAt] = useState(0);
  const [errors, setErrors] = useState<Errors>({});
  const [incomplete, setIncomplete] = useState(false);
  const [refusal, setRefusal] = useState<Refused>();
  const [tries, setTries] = useState(0);
  // Beside what is typed: it counts once, so no draft keeps it.
  const [recaptcha, proveHuman] = useState<string>();
  const send = useRegister();
  const [first] = form.countries;
  const country = form.countries.find((one) => one === typed.country) ?? first ?? "BR";
  useFormDraft({
    name: `register.${form.client.slug}.${form.form}`,
    version: 1,
    values: typed,
    dirty: Object.keys(typed).length > 0,
    restore: setTyped,
  });

  const check = () => checkTyped(form, typed, country, new Date().toISOString().slice(0, 10));
  const belongsTo = (step: number, path: string) =>
    TEXTS.test(path)
      ? step === steps.length - 1
      : (steps[step] ?? []).some(({ key }) => pathsOf(key).includes(path));
  const stepOf = (path: string) => steps.findIndex((_, index) => belongsTo(index, path));

  /** Shows what is wrong, on the first page that has something wrong. */
  const show = (faults: Errors, isIncomplete: boolean, problem?: Refused) => {
    const pages = Object.keys(faults)
      .map(stepOf)
      .filter((index) => index >= 0);
    setErrors(faults);
    setIncomplete(isIncomplete);
    setRefusal(problem);
    setTries((count) => count + 1);
    if (pages.length > 0) setAt(Math.min(...pages));
  };

  const judge = (concerns: (path: string) => boolean): boolean => {
    const faults = Object.entries(check()).filter(([path]) => concerns(path));
    if (faults.length === 0) return true;
    show(
      Object.fromEntries(faults.map(([path, { code, params }]) => [path, fieldWords(code, locale, params)])),
      faults.some(([, { code }]) => code === "required"),
    );
    return false;
  };

  const submit = () => {
    if (send.isPending) return;
    const last = at === steps.length - 1;
    if (!judge((path) => last || belongsTo(at, path))) return;
    setErrors({});
    setIncomplete(false);
    setRefusal(undefined);
    setTries(0);
    if (!last) {
      setAt(at + 1);
      scrollTo({ top: 0 });
      return;
    }
    const values = toValues(form, typed, country);
    const body = {
      client: form.client.slug,
      form: form.form,
      values,
      accepted: acceptedOf(form, typed),
      ...(recaptcha && { recaptcha }),
    };
    send.mutate(body, {
      onSuccess: () => onSent(body),
      onError: (error) => {
        if (!isRefused(error)) throw error;
        const faults = error.fields.map(({ path, title }) => [pathOfRefusal(path), title]);
        show(
          Object.fromEntries(faults),
          error.fields.some(({ code }) => code === "required"),
          error,
        );
      },
    });
  };

  return {
    steps,
    at,
    typed,
    country,
    errors,
    tries,
    sending: send.isPending,
    /** Message of the summary above its lines. */
    message: incomplete ? fieldWords("mandatory_incomplete", locale) : refusal?.message,
    /** Which answer of the server's it is, where it refused. */
    refusal: refusal?.requestId,
    proveHuman,
    requestId: refusal && refusal.status >= 500 ? refusal.requestId : undefined,
    type: (path: string, text: string) => setTyped((before) => ({ ...before, [path]: text })),
    leave: (path: string) => {
      // An empty field is not yet wrong.
      const wrong = check()[path];
      const words =
        wrong && wrong.code !== "required" ? fieldWords(wrong.code, locale, wrong.params) : undefined;
      setErrors(({ [path]: _before, ...others }) => (words ? { ...others, [path]: words } : others));
    },
    back: () => {
      setErrors({});
      setTries(0);
      setAt(Math.max(0, at - 1));
    },
    submit,
  };
}
