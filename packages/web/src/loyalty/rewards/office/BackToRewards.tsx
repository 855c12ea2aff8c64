import { IconArrowLeft } from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import { BackLink } from "../../../ui/page/BackLink.tsx";

/** The way back to the list of rewards. */
export function BackToRewards() {
  const { t } = useTranslation("loyalty/rewards/office");
  return (
    <BackLink>
      <Link to="/admin/rewards">
        <IconArrowLeft size={18} stroke={1.7} aria-hidden="true" />
        {t("title")}
      </Link>
    </BackLink>
  );
}
