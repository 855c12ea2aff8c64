import { accessCodeDays } from "@trilha/contract/accounts/sign-in-methods/access-code.ts";
import { type CodeObstacle, codeObstacles } from "@trilha/contract/members/people/access-codes.ts";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { ProofDeclined } from "../../../accounts/re-authentication/with-proof.ts";
import { isRefused } from "../../../api/problem.ts";
import { useFormats } from "../../../i18n/use-locale.ts";
import { Button } from "../../../ui/controls/button.ts";
import { Checkbox } from "../../../ui/controls/checkbox.ts";
import { FormErrorSummary } from "../../../ui/form/FormErrorSummary.tsx";
import { Sheet } from "../../../ui/sheet/Sheet.tsx";
import { QueryState } from "../../../ui/state/QueryState.tsx";
import { FormSkeleton } from "../../../ui/state/Skeletons.tsx";
import type { Counted, IssuedCodes } from "./code-list.ts";
import classes from "./codes.module.css";
import { IssuedSheet } from "./IssuedSheet.tsx";
import { type CodesFor, useCodeCount, useIssueCodes } from "./use-codes.ts";

type Props = { people: CodesFor; name?: string | undefined; onClose: () => void };

/** Says how many get a code and who does not, and why; then issues them and shows them, this once. */
export function CodesSheet({ people, name, onClose }: Props) {
  const { t } = useTranslation("members/people");
  const { t: ui } = useTranslation("shell");
  const { number } = useFormats();
  const [renew, setRenew] = useState(false);
  const [issued, setIssued] = useState<IssuedCodes>();
  const count = useCodeCount(people, renew);
  const issue = useIssueCodes(people, renew);
  if (issued) return <IssuedSheet issued={issued} onClose={onClose} />;

  const able = count.data?.people ?? 0;
  const go = () =>
    issue.mutate(undefined, {
      onSuccess: (answer) => (answer.issued ? setIssued(answer.issued) : void count.refetch()),
    });
  // A declined proof is not shown as a failure: the person knows of it.
  const failure = issue.error instanceof ProofDeclined ? null : issue.error;
  return (
    <Sheet
      opened
      title={name ? t("codes.titleOne", { name }) : t("codes.title")}
      onClose={onClose}
      footer={
        <>
          <Button variant="default" onClick={onClose}>
            {ui("ui.cancel")}
          </Button>
          <Button disabled={able === 0} loading={issue.isPending} onClick={go}>
            {t("codes.go", { count: able, amount: number(able) })}
          </Button>
        </>
      }
    >
      <div className={classes.stack}>
        {failure ? (
          <FormErrorSummary
            errors={[]}
            message={failure.message}
            requestId={isRefused(failure) ? failure.requestId : undefined}
          />
        ) : null}
        <p>{t("codes.text", { days: accessCodeDays })}</p>
        <p>{t("codes.care")}</p>
        <QueryState query={count} skeleton={<FormSkeleton fields={2} />}>
          {(counted) => <Counts counted={counted} renew={renew} onRenew={setRenew} />}
        </QueryState>
      </div>
    </Sheet>
  );
}

type CountsProps = { counted: Counted; renew: boolean; onRenew: (renew: boolean) => void };

function Counts({ counted, renew, onRenew }: CountsProps) {
  const { t } = useTranslation("members/people");
  const { number } = useFormats();
  const { people, more, left } = counted;
  const out = codeObstacles.flatMap((obstacle): (readonly [CodeObstacle, number])[] =>
    left[obstacle] ? [[obstacle, left[obstacle]]] : [],
  );
  return (
    <>
      <p className={classes.count} role="status">
        {people > 0 ? t("codes.count", { count: people, amount: number(people) }) : t("codes.none")}
      </p>
      {more > 0 ? <p>{t("codes.more", { count: more, amount: number(more) })}</p> : null}
      {out.length > 0 ? (
        <div>
          <h3 className="mb-8 text-16 weight-600">{t("codes.leftTitle")}</h3>
          <ul className={classes.left}>
            {out.map(([obstacle, amount]) => (
              <li key={obstacle}>
                <strong>{number(amount)}</strong> {t(`codes.left.${obstacle}`)}
              </li>
            ))}
          </ul>
        </div>
      ) : null}
      {renew || left.has_code ? (
        <Checkbox
          label={t("codes.renew")}
          description={t("codes.renewHelp")}
          checked={renew}
          onChange={(event) => onRenew(event.currentTarget.checked)}
        />
      ) : null}
    </>
  );
}
