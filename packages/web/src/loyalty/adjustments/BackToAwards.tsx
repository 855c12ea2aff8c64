import { IconArrowLeft } from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import { BackLink } from "../../ui/page/BackLink.tsx";

export function BackToAwards() {
  const { t } = useTranslation("loyalty/adjustments");
  return (
    <BackLink>
      <Link to="/admin/awards">
        <IconArrowLeft size={18} stroke={1.7} aria-hidden="true" />
        {t("title")}
      </Link>
    </BackLink>
  );
}
