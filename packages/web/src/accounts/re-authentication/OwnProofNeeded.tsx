import { IconShieldLock } from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";
import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import { useModules, useSession } from "../../session/session.queries.ts";
import { leave } from "../../session/sign-in.ts";
import { Button } from "../../ui/controls/button.ts";
import { EmptyState } from "../../ui/state/EmptyState.tsx";

/** Calm, because nothing is wrong: says why, and leads to the sign-in and back here. */
export function OwnProofNeeded({ claim }: { claim?: ReactNode }) {
  const { t } = useTranslation("accounts/re-authentication");
  const { email } = useSession();
  const hasModule = useModules();
  const [leaving, setLeaving] = useState(false);
  const icon = <IconShieldLock size={28} stroke={1.6} />;
  // Without an address there is no way to a password of one's own: it comes by mail.
  if (email === null) {
    return (
      <EmptyState
        icon={icon}
        title={t("own.title")}
        action={
          claim ??
          (hasModule("has_profile") ? (
            <Button component={Link} to="/profile">
              {t("own.toProfile")}
            </Button>
          ) : null)
        }
      >
        {t("own.noEmail")}
      </EmptyState>
    );
  }
  const signIn = () => {
    setLeaving(true);
    void leave(location.pathname + location.search);
  };
  return (
    <EmptyState
      icon={icon}
      title={t("own.title")}
      action={
        <Button loading={leaving} onClick={signIn}>
          {t("own.signIn")}
        </Button>
      }
    >
      {t("own.text")}
    </EmptyState>
  );
}
