import { IconStairsDown } from "@tabler/icons-react";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { levelsAbove } from "@trilha/contract/loyalty/tiers/states.ts";
import { useTranslation } from "react-i18next";
import { useSubmit } from "../../../../api/use-submit.ts";
import { fieldWords } from "../../../../i18n/field-words.ts";
import { LANGUAGE_NAME, LOCALES } from "../../../../i18n/locales.ts";
import { useLocale } from "../../../../i18n/use-locale.ts";
import { useFormDraft } from "../../../../session/form-draft.ts";
import { can, useSession } from "../../../../session/session.queries.ts";
import { notice } from "../../../../ui/act/notices.ts";
import { UnsavedBar } from "../../../../ui/act/UnsavedBar.tsx";
import { Button } from "../../../../ui/controls/button.ts";
import { ConflictNotice } from "../../../../ui/form/ConflictNotice.tsx";
import { TriedSummary } from "../../../../ui/form/TriedSummary.tsx";
import { useEditForm } from "../../../../ui/form/use-edit-form.ts";
import { QueryState } from "../../../../ui/state/QueryState.tsx";
import { FormSkeleton } from "../../../../ui/state/Skeletons.tsx";
import type { Campaign } from "../campaigns-office.queries.ts";
import { LevelCard } from "./LevelCard.tsx";
import { type LevelRules, levelRulesQuery, useEditLevelRules } from "./levels.queries.ts";
import { checkLevels, type LevelValues, levelsOf, pathOf, writtenLevels } from "./levels-form.ts";

const ID = "levels";

function useNames() {
  const { t } = useTranslation("loyalty/campaigns/office");
  const { t: shell } = useTranslation("shell");
  return (path: string): string => {
    const [first = "", second = "", third = ""] = path.split(".");
    const level = levelsAbove.find((one) => one === first);
    if (!level) return path;
    const name = shell(`words.level.${level}`);
    const language = LOCALES.find((locale) => locale === third);
    if (second === "opens" && language)
      return `${name}: ${t("levels.opensIn", { language: LANGUAGE_NAME[language] })}`;
    return second ? `${name}: ${t(`levels.${second as "keep"}`)}` : name;
  };
}

function LevelsForm({ rules }: { rules: LevelRules }) {
  const { t } = useTranslation("loyalty/campaigns/office");
  const locale = useLocale();
  const nameOf = useNames();
  const queries = useQueryClient();
  const save = useEditLevelRules(rules.campaignId);
  const readOnly = !rules.can.edit;
  const edit = useEditForm<LevelValues>({
    fresh: levelsOf(rules),
    version: rules.version,
    check: (values) =>
      Object.fromEntries(
        Object.entries(checkLevels(values)).map(([path, { code, params }]) => [
          path,
          fieldWords(code, locale, params),
        ]),
      ),
  });
  const { form } = edit;
  useFormDraft({
    name: `campaign.${rules.campaignId}.levels`,
    version: edit.version,
    values: form.values,
    dirty: edit.dirty,
    restore: form.setValues,
  });
  const { submit, sending, refusal, tries } = useSubmit(form, {
    send: (values) => save.mutateAsync({ version: edit.version, levels: writtenLevels(values) }),
    done: (saved) => {
      edit.saved(levelsOf(saved), saved.version);
      notice(t("levels.saved"));
    },
    conflict: async () => {
      const theirs = await queries.fetchQuery({ ...levelRulesQuery(rules.campaignId), staleTime: 0 });
      edit.conflict(levelsOf(theirs), theirs.version);
    },
  });
  // A refusal names fields as they were sent.
  const errors = Object.fromEntries(Object.entries(form.errors).map(([at, error]) => [pathOf(at), error]));
  return (
    <form id={ID} className="stack gap-20 shrink" onSubmit={submit} noValidate>
      <ConflictNotice fields={edit.clashes?.map(nameOf)} />
      <TriedSummary tries={tries} refusal={refusal} errors={errors} form={ID} nameOf={nameOf} />
      <p className="hint under-title">{t("levels.lead")}</p>
      {levelsAbove.map((level) => (
        <LevelCard key={level} form={form} errors={errors} level={level} readOnly={readOnly} />
      ))}
      {readOnly ? null : (
        <UnsavedBar dirty={edit.dirty} saving={sending} form={ID} onDiscard={edit.discard} />
      )}
    </form>
  );
}

/** Thresholds and benefits of the levels in this campaign; frozen at its begin (§purpose#values-fixed). */
export function LevelsPart({ campaign }: { campaign: Campaign }) {
  const { t } = useTranslation("loyalty/campaigns/office");
  const query = useQuery(levelRulesQuery(campaign.id));
  const seesFalls = can(useSession(), "levels.read");
  return (
    <QueryState query={query} skeleton={<FormSkeleton fields={4} />}>
      {(rules) => (
        <>
          <LevelsForm rules={rules} />
          {seesFalls ? (
            <p className="mt-20">
              <Button
                variant="default"
                leftSection={<IconStairsDown size={18} stroke={1.7} aria-hidden="true" />}
                renderRoot={(props) => (
                  <Link
                    {...props}
                    to="/admin/levels/falls/$campaignId"
                    params={{ campaignId: campaign.id }}
                  />
                )}
              >
                {t("levels.falls")}
              </Button>
            </p>
          ) : null}
        </>
      )}
    </QueryState>
  );
}
