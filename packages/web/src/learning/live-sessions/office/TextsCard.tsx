import { sessionLongText, sessionTextLimits } from "@trilha/contract/learning/live-sessions/limits.ts";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { LanguageTabs } from "../../../core/writing/LanguageTabs.tsx";
import { LocalizedField } from "../../../core/writing/LocalizedField.tsx";
import { PictureField } from "../../../core/writing/PictureField.tsx";
import { WritingContext } from "../../../core/writing/writing-context.ts";
import { LOCALES } from "../../../i18n/locales.ts";
import { textIn } from "../../../i18n/text-in.ts";
import { useLocale } from "../../../i18n/use-locale.ts";
import { CoverImage } from "../../../ui/cover/CoverImage.tsx";
import { Card } from "../../../ui/page/Card.tsx";
import classes from "./event-office.module.css";
import { type EventFormProps, faultOf, ID, putField } from "./form-field.ts";

const FIELDS = ["title", "summary", "description"] as const;
const LIMITS = { ...sessionTextLimits, description: sessionLongText } as const;
const ROWS = { title: undefined, summary: 3, description: 7 } as const;
const PERCENT = 100;

type Props = EventFormProps & { sessionId: string; coverUrl: string | null };

/** Title, summary, description and cover of an event, language by language. */
export function TextsCard({ form, disabled, sessionId, coverUrl }: Props) {
  const { t } = useTranslation("learning/live-sessions/office");
  const own = useLocale();
  const [locale, setLocale] = useState(own);
  const [sent, setSent] = useState<{ fileId: string; url: string | undefined }>();
  const { values } = form;
  const { coverFileId } = values;
  const url = sent?.fileId === coverFileId ? sent?.url : (coverUrl ?? undefined);
  const languages = LOCALES.map((one) => ({
    locale: one,
    percent: Math.round(
      (FIELDS.filter((field) => values[field][one]?.trim()).length * PERCENT) / FIELDS.length,
    ),
  }));
  return (
    <Card title={t("card.texts")}>
      <WritingContext value={{ locale, setLocale, locales: LOCALES, fallback: "pt-BR", readOnly: disabled }}>
        <div className="stack one-column gap-16 shrink">
          <LanguageTabs languages={languages} />
          {FIELDS.map((field) => (
            <LocalizedField
              key={field}
              id={`${ID}-${field}`}
              label={t(`field.${field}`)}
              value={values[field]}
              maxLength={LIMITS[field]}
              needed={field === "title"}
              {...(ROWS[field] && { rows: ROWS[field] })}
              error={faultOf(form, field)}
              onChange={(texts) => putField(form, field, texts)}
            />
          ))}
          <div className={classes.cover}>
            {coverFileId ? null : <CoverImage id={sessionId} alt="" />}
            <PictureField
              id={`${ID}-coverFileId`}
              kind="event_cover"
              of={textIn(values.title, own) || t("new")}
              fileId={coverFileId}
              url={url}
              onChange={(fileId, fresh) => {
                setSent(fileId ? { fileId, url: fresh } : undefined);
                putField(form, "coverFileId", fileId);
              }}
            />
          </div>
        </div>
      </WritingContext>
    </Card>
  );
}
