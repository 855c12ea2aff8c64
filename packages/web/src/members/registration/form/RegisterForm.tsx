import { useQuery } from "@tanstack/react-query";
import { type FormEvent, type ReactNode, useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "../../../ui/controls/button.ts";
import { FormErrorSummary } from "../../../ui/form/FormErrorSummary.tsx";
import { StepProgress } from "../../../ui/form/StepProgress.tsx";
import { QueryState } from "../../../ui/state/QueryState.tsx";
import { FormSkeleton } from "../../../ui/state/Skeletons.tsx";
import classes from "../registration.module.css";
import {
  type FormReference,
  type OpenForm,
  type Registration,
  referenceQuery,
} from "../registration.queries.ts";
import { Field } from "./Field.tsx";
import { type ReadText, Texts } from "./Texts.tsx";
import { pathsOf } from "./typed.ts";
import { useRegistration } from "./use-registration.ts";

const ID = "register";

/** The door's test for robots; says its answer, and asks for another after every refusal. */
export type RobotTest = (
  onAnswer: (answer: string | undefined) => void,
  refusal: string | undefined,
) => ReactNode;

type Props = {
  form: OpenForm;
  readText: ReadText;
  robotTest?: RobotTest;
  onSent: (sent: Registration) => void;
  /** A picture of the form for who arranges it: nothing is kept, everything stands on one page. */
  still?: boolean;
};

/** All fields under each other. */
function Still({ form, reference }: { form: OpenForm; reference: FormReference }) {
  const { t } = useTranslation("members/registration");
  const nothing = () => undefined;
  const [country = "BR"] = form.countries;
  return (
    <div className="stack gap-18 no-outline">
      {form.fields.map((field) => (
        <Field
          key={field.key}
          {...{ form, field, country, reference }}
          typed={{}}
          errors={{}}
          id="still"
          onType={nothing}
          onLeave={nothing}
        />
      ))}
      <Button className={classes.submit}>{t("send")}</Button>
    </div>
  );
}

function Steps({ form, reference, readText, robotTest, onSent }: Props & { reference: FormReference }) {
  const { t } = useTranslation("members/registration");
  const page = useRegistration(form, onSent);
  const { steps, at, typed, country, errors, type } = page;
  const heading = useRef<HTMLFormElement>(null);
  const before = useRef(at);
  // On another step the reader begins at its top.
  useEffect(() => {
    if (before.current !== at && Object.keys(errors).length === 0) heading.current?.focus();
    before.current = at;
  }, [at, errors]);
  const last = at === steps.length - 1;
  const here = (steps[at] ?? []).flatMap(({ key }) => pathsOf(key).map((path) => [path, key] as const));
  const labelOf = (path: string) => {
    const key = here.find(([one]) => one === path)?.[1];
    if (path === "emailConfirmation") return t("emailConfirmation");
    if (path.startsWith("address.")) return t(`address.${path.slice(8) as "city"}`);
    if (path.startsWith("accepted.")) return t(`textName.${path.slice(9) as "terms"}`);
    return key ? t(`field.${key}`) : t("form");
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    page.submit();
  };
  return (
    <form
      ref={heading}
      className="stack gap-18 no-outline"
      onSubmit={submit}
      noValidate
      tabIndex={-1}
      aria-label={t("form")}
    >
      {steps.length > 1 ? (
        <StepProgress at={at} of={steps.length} label={t("step", { step: at + 1, of: steps.length })} />
      ) : null}
      {page.tries > 0 ? (
        <FormErrorSummary
          key={page.tries}
          errors={Object.entries(errors).map(([path, message]) => ({
            fieldId: `${ID}-${path}`,
            label: labelOf(path),
            message,
          }))}
          message={page.message}
          requestId={page.requestId}
        />
      ) : null}
      {(steps[at] ?? []).map((field) => (
        <Field
          key={field.key}
          {...{ form, field, typed, country, errors, reference }}
          id={ID}
          onType={type}
          onLeave={page.leave}
        />
      ))}
      {last ? (
        <>
          <Texts {...{ form, typed, errors, readText }} id={ID} onType={type} />
          {form.captcha && robotTest ? robotTest(page.proveHuman, page.refusal) : null}
        </>
      ) : null}
      <div className={classes.actions}>
        {at > 0 ? (
          <Button variant="default" onClick={page.back}>
            {t("back")}
          </Button>
        ) : null}
        <Button type="submit" className={classes.submit} loading={page.sending}>
          {t(last ? "send" : "next")}
        </Button>
      </div>
    </form>
  );
}

/** A client's registration form, in as many steps as it needs. */
export function RegisterForm(props: Props) {
  const reference = useQuery(referenceQuery);
  return (
    <QueryState query={reference} skeleton={<FormSkeleton fields={5} />}>
      {(lists) =>
        props.still ? <Still form={props.form} reference={lists} /> : <Steps {...props} reference={lists} />
      }
    </QueryState>
  );
}
