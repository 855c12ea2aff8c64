import { type ErrorComponentProps, useRouter } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import { isRefused } from "../../api/problem.ts";
import { Button } from "../../ui/controls/button.ts";
import { FullPage } from "./FullPage.tsx";

/** The last net under a page: a refusal says what the server said, anything else that the fault is ours. */
export function Broken({ error, reset }: ErrorComponentProps) {
  const { t } = useTranslation("shell");
  const router = useRouter();
  const again = () => {
    reset();
    void router.invalidate();
  };
  const refused = isRefused(error);
  return (
    <FullPage
      title={refused ? t("ui.errorTitle") : t("pages.brokenTitle")}
      text={refused ? error.message : t("pages.brokenText")}
      code={refused && error.requestId ? t("ui.requestId", { id: error.requestId }) : undefined}
      actions={<Button onClick={again}>{t("pages.reload")}</Button>}
    />
  );
}
