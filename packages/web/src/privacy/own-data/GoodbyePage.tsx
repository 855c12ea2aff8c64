import { IconHeartHandshake } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { Button } from "../../ui/controls/button.ts";
import classes from "./own-data.module.css";

/** The last page of an account. */
export function GoodbyePage() {
  const { t } = useTranslation("privacy/own-data");
  return (
    <main className={classes.goodbye}>
      <IconHeartHandshake size={56} stroke={1.4} aria-hidden="true" />
      <h1>{t("goodbye.title")}</h1>
      <p>{t("goodbye.text")}</p>
      <p className="mb-16 dim text-15">{t("goodbye.mail")}</p>
      <Button component="a" href="/" variant="default">
        {t("goodbye.door")}
      </Button>
    </main>
  );
}
