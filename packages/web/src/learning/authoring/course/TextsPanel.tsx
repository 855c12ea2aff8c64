import { courseTextLimits } from "@trilha/contract/learning/delivery/limits.ts";
import { useTranslation } from "react-i18next";
import { LocalizedField } from "../../../core/writing/LocalizedField.tsx";
import { Card } from "../../../ui/page/Card.tsx";
import { useBuilder } from "../builder/builder-context.ts";
import { LanguageTabs } from "../builder/LanguageTabs.tsx";
import { CoverField } from "./CoverField.tsx";
import { LanguagesField } from "./LanguagesField.tsx";

const PLAIN = ["summary", "description"] as const;

/** Texts of the course, its picture, and its languages. */
export function TextsPanel() {
  const { t } = useTranslation("learning/authoring");
  const { draft, change } = useBuilder();
  return (
    <div className="stack one-column gap-16 shrink">
      <LanguageTabs />
      <Card title={t("section.texts")}>
        <div className="stack one-column gap-20 shrink">
          <LocalizedField
            id="course-title"
            label={t("field.title")}
            needed
            maxLength={courseTextLimits.title}
            value={draft.title}
            onChange={(title) => change((now) => ({ ...now, title }), "course.title")}
          />
          {PLAIN.map((field) => (
            <LocalizedField
              key={field}
              id={`course-${field}`}
              label={t(`field.${field}`)}
              description={t(`field.${field}Help`)}
              rows={field === "summary" ? 2 : 6}
              maxLength={courseTextLimits[field]}
              value={draft[field]}
              onChange={(texts) => change((now) => ({ ...now, [field]: texts }), `course.${field}`)}
            />
          ))}
        </div>
      </Card>
      <Card title={t("cover.title")}>
        <CoverField />
      </Card>
      <Card title={t("language.title")}>
        <div className="stack one-column gap-20 shrink">
          <LanguagesField />
        </div>
      </Card>
    </div>
  );
}
