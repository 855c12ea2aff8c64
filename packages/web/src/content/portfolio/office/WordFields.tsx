import { portfolioLimits } from "@trilha/contract/content/portfolio/limits.ts";
import { useTranslation } from "react-i18next";
import { LocalizedField } from "../../../core/writing/LocalizedField.tsx";
import { Card } from "../../../ui/page/Card.tsx";
import type { Draft } from "./office-draft.ts";

type Props = { texts: Draft["texts"]; onChange: (texts: Draft["texts"]) => void };

/** Words at the top of the first page. */
export function WordFields({ texts, onChange }: Props) {
  const { t } = useTranslation("content/portfolio/office");
  return (
    <Card title={t("words")}>
      <div className="stack gap-16">
        <LocalizedField
          id="portfolio-headline"
          label={t("headline")}
          description={t("headlineHelp")}
          value={texts.headline}
          maxLength={portfolioLimits.headline}
          onChange={(headline) => onChange({ ...texts, headline })}
        />
        <LocalizedField
          id="portfolio-intro"
          label={t("intro")}
          value={texts.intro}
          maxLength={portfolioLimits.intro}
          rows={4}
          onChange={(intro) => onChange({ ...texts, intro })}
        />
      </div>
    </Card>
  );
}
