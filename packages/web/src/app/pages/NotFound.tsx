import { useNavigate } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import { Button } from "../../ui/controls/button.ts";
import { FullPage } from "./FullPage.tsx";

export function NotFound() {
  const { t } = useTranslation("shell");
  const navigate = useNavigate();
  return (
    <FullPage
      title={t("pages.notFoundTitle")}
      text={t("pages.notFoundText")}
      actions={<Button onClick={() => void navigate({ to: "/" })}>{t("pages.goHome")}</Button>}
    />
  );
}
