import { courseTextLimits } from "@trilha/contract/learning/delivery/limits.ts";
import type { OutlineModule } from "@trilha/contract/learning/delivery/outline.ts";
import { useTranslation } from "react-i18next";
import { LocalizedField } from "../../../core/writing/LocalizedField.tsx";
import { textIn } from "../../../i18n/text-in.ts";
import { Card } from "../../../ui/page/Card.tsx";
import { TickList } from "../../../ui/pick/TickList.tsx";
import { useBuilder } from "../builder/builder-context.ts";
import { LanguageTabs } from "../builder/LanguageTabs.tsx";
import { changeModule } from "../edit/draft-edit.ts";

/** A module's name, and what is finished before it opens. */
export function ModulePanel({ module }: { module: OutlineModule }) {
  const { t } = useTranslation("learning/authoring");
  const { draft, change, readOnly } = useBuilder();
  const at = draft.modules.indexOf(module);
  const options = draft.modules
    .filter(({ id }, index) => id !== module.id && (index < at || module.requires.includes(id)))
    .map(({ id, title }) => ({ value: id, label: textIn(title, draft.defaultLocale) }));
  return (
    <div className="stack one-column gap-16 shrink">
      <LanguageTabs />
      <Card title={t("module.title")}>
        <div className="stack one-column gap-20 shrink">
          <LocalizedField
            id="module-title"
            label={t("field.title")}
            needed
            maxLength={courseTextLimits.title}
            value={module.title}
            onChange={(title) =>
              change(
                (now) => changeModule(now, module.id, (one) => ({ ...one, title })),
                `${module.id}.title`,
              )
            }
          />
          {options.length > 0 ? (
            <TickList
              id="module-requires"
              label={t("module.requires")}
              options={options}
              chosen={module.requires}
              disabled={readOnly}
              onChange={(requires) =>
                change((now) =>
                  changeModule(now, module.id, (one) => ({ ...one, requires: [...requires].slice(0, 20) })),
                )
              }
            />
          ) : (
            <p className="hint">{t("module.requiresNone")}</p>
          )}
        </div>
      </Card>
    </div>
  );
}
