import { Link, useNavigate } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import type { Branding } from "../../session/branding.ts";
import { keepTarget } from "../../session/provider-visit.ts";
import { Button } from "../../ui/controls/button.ts";
import { PageTitle } from "../../ui/page/PageTitle.tsx";
import { Languages } from "./Languages.tsx";
import classes from "./onboarding.module.css";

/** Steps of a newcomer before there is a session: a language, and a way in. */
export function WaysIn({ branding }: { branding: Branding }) {
  const { t } = useTranslation("accounts/onboarding");
  const navigate = useNavigate();
  const signIn = async () => {
    await keepTarget("/onboarding");
    await navigate({ to: "/" });
  };
  return (
    <div className="stack gap-20">
      <PageTitle title={t("title", { client: branding.client.name })} lead={t("visitor.lead")} />
      <section className="stack gap-12">
        <h2 className="text-16 weight-650">{t("language")}</h2>
        <Languages />
      </section>
      <div className="stack gap-12">
        <Button className={classes.long} fullWidth onClick={() => void signIn()}>
          {t("visitor.signIn")}
        </Button>
        {branding.firstAccess ? (
          <Button component={Link} to="/first_access" variant="default" className={classes.long} fullWidth>
            {t("visitor.firstAccess")}
          </Button>
        ) : null}
        {branding.registrationOpen ? (
          <Button component={Link} to="/register" variant="default" className={classes.long} fullWidth>
            {t("visitor.register")}
          </Button>
        ) : null}
      </div>
    </div>
  );
}
