import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { isRefused } from "../../../api/problem.ts";
import { useFormats } from "../../../i18n/use-locale.ts";
import { ConfirmAction } from "../../../ui/act/ConfirmAction.tsx";
import { Button } from "../../../ui/controls/button.ts";
import { Card } from "../../../ui/page/Card.tsx";
import { ErrorState } from "../../../ui/state/ErrorState.tsx";
import { ListSkeleton } from "../../../ui/state/Skeletons.tsx";
import { knowsPasskeys } from "../../re-authentication/passkey-browser.ts";
import classes from "./factors.module.css";
import { factorsQuery } from "./factors.queries.ts";
import { PasskeyRow } from "./PasskeyRow.tsx";
import { RecoveryCodesSheet } from "./RecoveryCodesSheet.tsx";
import { TotpSheet } from "./TotpSheet.tsx";
import { useEnrolling } from "./use-enrolling.ts";

type Props = {
  /** A new factor counts, and the codes that came with it were read. */
  onEnrolled?: () => void;
};

/** Factors that guard the account beside the password. */
export function FactorsCard({ onEnrolled }: Props) {
  const { t } = useTranslation("accounts/profile");
  const { ago, date } = useFormats();
  const { data, error, refetch } = useQuery(factorsQuery);
  const enrolling = useEnrolling(onEnrolled);
  const { acts, attempt } = enrolling;
  const used = (at: string | null) =>
    at ? t("lastSeen", { age: ago(new Date(at)) }) : t("factors.neverUsed");

  return (
    <Card title={t("factors.title")}>
      <p className={classes.lead}>{t("factors.lead")}</p>
      {data ? (
        <>
          {data.required ? <p className={classes.lead}>{t("factors.required")}</p> : null}
          <section className={classes.part} aria-labelledby="factors-totp">
            <div>
              <h3 id="factors-totp">{t("factors.totp")}</h3>
              <p>
                {data.totp
                  ? `${t("factors.since", { date: date(new Date(data.totp.since)) })} · ${used(data.totp.lastUsedAt)}`
                  : t("factors.totpHelp")}
              </p>
            </div>
            {data.totp ? (
              <ConfirmAction
                title={t("factors.removeTotpTitle")}
                text={t("factors.removeTotpText")}
                confirm={t("factors.remove")}
                onConfirm={() => attempt(acts.removeTotp, t("factors.removed"))}
              >
                {(ask) => (
                  <Button variant="default" size="sm" aria-label={t("factors.removeTotp")} onClick={ask}>
                    {t("factors.remove")}
                  </Button>
                )}
              </ConfirmAction>
            ) : (
              <Button
                variant="default"
                size="sm"
                aria-label={t("factors.setUpTotp")}
                loading={enrolling.busy}
                onClick={() => void enrolling.beginTotp()}
              >
                {t("factors.setUp")}
              </Button>
            )}
          </section>
          <section className={classes.part} aria-labelledby="factors-passkeys">
            <div>
              <h3 id="factors-passkeys">{t("factors.passkeys")}</h3>
              <p>{t("factors.passkeysHelp")}</p>
            </div>
            {knowsPasskeys() ? (
              <Button
                variant="default"
                size="sm"
                aria-label={t("factors.addPasskey")}
                loading={enrolling.busy}
                onClick={() => void enrolling.addPasskey()}
              >
                {t("factors.add")}
              </Button>
            ) : null}
          </section>
          {data.passkeys.length > 0 ? (
            <ul className={classes.passkeys}>
              {data.passkeys.map((one) => (
                <PasskeyRow
                  key={one.id}
                  passkey={one}
                  acts={acts}
                  attempt={attempt}
                  used={used(one.lastUsedAt)}
                />
              ))}
            </ul>
          ) : null}
          {data.recoveryCodes ? (
            <section className={classes.part} aria-labelledby="factors-codes">
              <div>
                <h3 id="factors-codes">{t("factors.codes")}</h3>
                <p data-few={data.recoveryCodes.left <= 2 || undefined}>
                  {t("factors.codesLeft", { count: data.recoveryCodes.left })}
                </p>
              </div>
              <ConfirmAction
                title={t("factors.newCodesTitle")}
                text={t("factors.newCodesText")}
                confirm={t("factors.makeCodes")}
                onConfirm={() => enrolling.makeCodes()}
              >
                {(ask) => (
                  <Button variant="default" size="sm" onClick={ask}>
                    {t("factors.newCodes")}
                  </Button>
                )}
              </ConfirmAction>
            </section>
          ) : null}
        </>
      ) : error ? (
        <ErrorState
          message={error.message}
          requestId={isRefused(error) ? error.requestId : undefined}
          onRetry={() => void refetch()}
        />
      ) : (
        <ListSkeleton rows={3} />
      )}
      {enrolling.totp ? (
        <TotpSheet totp={enrolling.totp} onConfirm={enrolling.confirmTotp} onClose={enrolling.close} />
      ) : null}
      {enrolling.codes ? <RecoveryCodesSheet codes={enrolling.codes} onClose={enrolling.closeCodes} /> : null}
    </Card>
  );
}
