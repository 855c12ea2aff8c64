import { Link } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import { PageTitle } from "../../ui/page/PageTitle.tsx";
import type { RecoveryLink } from "./CodeEntry.tsx";
import { CodeForm } from "./CodeForm.tsx";
import { LinkForm } from "./LinkForm.tsx";
import { RecoveryMethodList } from "./RecoveryMethodList.tsx";
import classes from "./recovery.module.css";
import { recoveryMethodOf } from "./recovery-methods.ts";

type Props = {
  /** As the address says it. */
  method: string | undefined;
  /** A code was right: these parts open the page that sets a password. */
  onLink: (link: RecoveryLink) => void;
};

/** Spec §routes#request-password `request-password/`: four ways back to an account whose password is forgotten. */
export function RequestPassword({ method: requested, onLink }: Props) {
  const { t } = useTranslation("accounts/recovery");
  const method = recoveryMethodOf(requested);
  return (
    <>
      <PageTitle title={t("title")} hidden />
      {method === undefined ? (
        <>
          <p className={classes.title} aria-hidden="true">
            {t("heading")}
          </p>
          <p className={classes.lead}>{t("lead")}</p>
          <RecoveryMethodList />
        </>
      ) : method === "code" ? (
        <CodeForm onLink={onLink} />
      ) : (
        <LinkForm key={method} method={method} />
      )}
      <nav className={classes.links} aria-label={t("title")}>
        {method ? (
          <Link className="inline touch ink-primary weight-550" to="/request-password" search={{}}>
            {t("otherWay")}
          </Link>
        ) : null}
        <Link className="inline touch ink-primary weight-550" to="/">
          {t("toLogin")}
        </Link>
      </nav>
    </>
  );
}
