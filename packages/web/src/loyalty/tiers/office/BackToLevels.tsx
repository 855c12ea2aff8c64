import { IconArrowLeft } from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import { BackLink } from "../../../ui/page/BackLink.tsx";

export function BackToLevels() {
  const { t } = useTranslation("loyalty/tiers/office");
  return (
    <BackLink>
      <Link to="/admin/levels">
        <IconArrowLeft size={18} stroke={1.7} aria-hidden="true" />
        {t("title")}
      </Link>
    </BackLink>
  );
}
