import { IconBrandWindows, IconBuildingSkyscraper } from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";
import type { ProviderKind } from "@trilha/contract/accounts/sign-in-methods/shapes.ts";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { isRefused } from "../../api/problem.ts";
import type { Branding } from "../../session/branding.ts";
import { leaveForProvider } from "../../session/provider-visit.ts";
import { Button } from "../../ui/controls/button.ts";
import classes from "./login.module.css";

type Props = { branding: Branding; onRefused: (message: string) => void };

/** The ways in beside the password, as far as the client offers them (§entities#oauth2, Azure login button). */
export function OtherSignInMethods({ branding, onRefused }: Props) {
  const { t } = useTranslation("accounts/sign-in");
  const [leaving, setLeaving] = useState<ProviderKind>();
  const { oauth2, useAzure, documentEntry, firstAccess } = branding;

  const leave = async (kind: ProviderKind) => {
    setLeaving(kind);
    try {
      await leaveForProvider(kind, branding.client.slug);
    } catch (error) {
      setLeaving(undefined);
      if (!isRefused(error)) throw error;
      onRefused(error.message);
    }
  };
  const button = (kind: ProviderKind, label: string, Icon: typeof IconBuildingSkyscraper) => (
    <Button
      variant="default"
      fullWidth
      leftSection={<Icon size={20} stroke={1.6} aria-hidden="true" />}
      loading={leaving === kind}
      disabled={leaving !== undefined}
      onClick={() => void leave(kind)}
    >
      {label}
    </Button>
  );
  const others = useAzure || oauth2 !== null || documentEntry;
  return (
    <div className="stack gap-12 mt-20">
      {others ? (
        <>
          <p className={classes.or}>
            <span>{t("or")}</span>
          </p>
          {useAzure ? button("azure", t("withAzure"), IconBrandWindows) : null}
          {oauth2 ? button("generic", oauth2.label, IconBuildingSkyscraper) : null}
          {documentEntry ? (
            <Link className={classes.way} to="/login-document">
              {t("withDocument")}
            </Link>
          ) : null}
        </>
      ) : null}
      {firstAccess ? (
        <Link className={classes.quiet} to="/first_access">
          {t("firstAccess.link")}
        </Link>
      ) : null}
    </div>
  );
}
