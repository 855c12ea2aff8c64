import { IconLock } from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import { Button } from "../../ui/controls/button.ts";
import { PageTitle } from "../../ui/page/PageTitle.tsx";
import { EmptyState } from "../../ui/state/EmptyState.tsx";

/** The page is there, but not for this person, or it is not there at all: both look the same. */
export function NoAccess() {
  const { t } = useTranslation("shell");
  return (
    <>
      <PageTitle title={t("office.noAccessTitle")} hidden />
      <EmptyState
        icon={<IconLock size={28} stroke={1.6} />}
        title={t("office.noAccessTitle")}
        action={
          <Button component={Link} to="/home" variant="light">
            {t("pages.goHome")}
          </Button>
        }
      >
        {t("office.noAccessText")}
      </EmptyState>
    </>
  );
}
