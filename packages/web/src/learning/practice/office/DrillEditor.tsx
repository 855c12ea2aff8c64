import { useMutation } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { createDrill, editDrill } from "@trilha/contract/learning/practice/endpoints.ts";
import { drillTitleLimit } from "@trilha/contract/learning/practice/limits.ts";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { call } from "../../../api/call.ts";
import { useSubmissionKeys } from "../../../api/submission-key.ts";
import { LanguageTabs } from "../../../core/writing/LanguageTabs.tsx";
import { LocalizedField } from "../../../core/writing/LocalizedField.tsx";
import { WritingContext } from "../../../core/writing/writing-context.ts";
import { LOCALES } from "../../../i18n/locales.ts";
import { textIn } from "../../../i18n/text-in.ts";
import { useLocale } from "../../../i18n/use-locale.ts";
import { AudienceCount } from "../../../members/eligibility/AudienceCount.tsx";
import { EligibilityEditor } from "../../../members/eligibility/EligibilityEditor.tsx";
import { draftOf, eligibilityFault, eligibilityOf } from "../../../members/eligibility/eligibility-draft.ts";
import { can, useSession } from "../../../session/session.queries.ts";
import { notice } from "../../../ui/act/notices.ts";
import { Button } from "../../../ui/controls/button.ts";
import { Toggle } from "../../../ui/controls/Toggle.tsx";
import { Card } from "../../../ui/page/Card.tsx";
import { PageTitle } from "../../../ui/page/PageTitle.tsx";
import { DrillDays } from "./DrillDays.tsx";
import { DrillQuestions } from "./DrillQuestions.tsx";
import classes from "./drill-office.module.css";
import { type Drill, useDrillsChanged } from "./drill-office.queries.ts";

/** Editor of a drill: its questions, their bank, its people and its last day. */
export function DrillEditor({ drill }: { drill: Drill }) {
  const { t } = useTranslation("learning/practice/office");
  const { t: eligibilityText } = useTranslation("members/eligibility");
  const own = useLocale();
  const [locale, setLocale] = useState(own);
  const [draft, setDraft] = useState(drill);
  const [rule, setRule] = useState(() => draftOf(drill.audience));
  const navigate = useNavigate();
  const keys = useSubmissionKeys();
  const changed = useDrillsChanged();
  const readOnly = !can(useSession(), "drills.edit");
  const isNew = drill.id === "";
  const audience = eligibilityOf(rule);
  const fault = eligibilityFault(rule);
  const put = (change: Partial<Drill>) => setDraft((now) => ({ ...now, ...change }));
  const { title, bankId, tags, questions, from, until, mandatory, state } = draft;
  const body = { title, bankId, tags, questions, from, until, audience, mandatory, state };
  const isTitled = Object.values(title).some((one) => one?.trim());
  const isOver = until !== null && until <= from;
  const save = useMutation({
    mutationFn: async () => {
      if (isNew) return (await call(createDrill, { body }, { key: keys.of(body) })).id;
      const edit = { ...body, version: drill.version };
      return (await call(editDrill, { params: { id: drill.id }, body: edit })).id;
    },
    onSuccess: (drillId) => {
      keys.done();
      changed();
      notice(t("editor.saved"));
      if (isNew) void navigate({ to: "/admin/drills/$drillId", params: { drillId }, replace: true });
    },
    onError: (error) => notice(error.message, { kind: "failed" }),
  });
  const languages = LOCALES.map((one) => ({ locale: one, percent: title[one]?.trim() ? 100 : 0 }));
  return (
    <WritingContext value={{ locale, setLocale, locales: LOCALES, fallback: "pt-BR", readOnly }}>
      <PageTitle
        title={textIn(title, own) || t("new")}
        lead={isNew ? t("editor.lead") : undefined}
        actions={
          readOnly ? null : (
            <Button
              disabled={!isTitled || bankId === "" || isOver || fault !== undefined}
              loading={save.isPending}
              onClick={() => save.mutate()}
            >
              {t("editor.save")}
            </Button>
          )
        }
      />
      <div className={classes.editor}>
        <Card title={t("editor.asks")}>
          <div className="stack gap-16 shrink">
            <LanguageTabs languages={languages} />
            <LocalizedField
              id="drill-title"
              label={t("editor.title")}
              value={title}
              maxLength={drillTitleLimit}
              needed
              onChange={(texts) => put({ title: texts })}
            />
            <DrillQuestions draft={draft} readOnly={readOnly} onChange={put} />
          </div>
        </Card>
        <div className="stack gap-16 shrink">
          <Card title={t("editor.when")}>
            <div className="stack gap-16 shrink">
              <DrillDays from={from} until={until} readOnly={readOnly} onChange={put} />
              <Toggle
                id="drill-mandatory"
                label={t("editor.mandatory")}
                description={t("editor.mandatoryHelp")}
                checked={mandatory}
                disabled={readOnly}
                onChange={({ currentTarget: { checked } }) => put({ mandatory: checked })}
              />
              {isNew ? null : (
                <Toggle
                  id="drill-state"
                  label={t("editor.shown")}
                  description={t("editor.shownHelp")}
                  checked={state === "active"}
                  disabled={readOnly}
                  onChange={({ currentTarget: { checked } }) =>
                    put({ state: checked ? "active" : "archived" })
                  }
                />
              )}
            </div>
          </Card>
          <Card title={t("editor.audience")}>
            <div className="stack gap-16 shrink">
              <EligibilityEditor
                id="drill-audience"
                label={t("editor.conditions")}
                value={rule}
                disabled={readOnly}
                error={fault ? eligibilityText(`fault.${fault}`) : undefined}
                onChange={setRule}
              />
              {fault ? null : <AudienceCount audience={audience} />}
            </div>
          </Card>
        </div>
      </div>
    </WritingContext>
  );
}
