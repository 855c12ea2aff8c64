import { shownLink } from "@trilha/contract/core/text-checks.ts";
import { useTranslation } from "react-i18next";
import { CopyText } from "../../ui/act/CopyText.tsx";
import { Card } from "../../ui/page/Card.tsx";
import classes from "./partners.module.css";
import type { Partner } from "./partners.queries.ts";

/** Guide for the partner's developers, ready to be passed on. */
export function HowToAsk({ partner }: { partner: Partner }) {
  const { t } = useTranslation("partners/api-keys");
  const body = '{"person":{"username":"ana"},"module":"course","id":"…"}';
  const [key = "KEY"] = partner.keys.filter(({ state }) => state === "active").map(({ keyId }) => keyId);
  const example = `curl -u ${key}:SECRET -H "content-type: application/json" -d '${body}' ${partner.endpoint}`;
  return (
    <Card title={t("how.title")}>
      <p className="mb-12 dim">{t("how.text")}</p>
      <pre className={classes.example}>{example}</pre>
      <CopyText text={partner.endpoint} shown={shownLink(partner.endpoint)} label={t("how.address")} />
      <p className="mb-12 dim">{t("how.answer")}</p>
    </Card>
  );
}
