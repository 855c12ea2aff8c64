import { useMutation } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { createBadge, editBadge } from "@trilha/contract/learning/badges/endpoints.ts";
import { badgeLimits } from "@trilha/contract/learning/badges/limits.ts";
import type { Badge } from "@trilha/contract/learning/badges/shapes.ts";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { call } from "../../api/call.ts";
import { isRefused } from "../../api/problem.ts";
import { useSubmissionKeys } from "../../api/submission-key.ts";
import { LanguageTabs } from "../../core/writing/LanguageTabs.tsx";
import { LocalizedField } from "../../core/writing/LocalizedField.tsx";
import { WritingContext } from "../../core/writing/writing-context.ts";
import { LOCALES } from "../../i18n/locales.ts";
import { textIn } from "../../i18n/text-in.ts";
import { useLocale } from "../../i18n/use-locale.ts";
import { EligibilityEditor } from "../../members/eligibility/EligibilityEditor.tsx";
import { draftOf, eligibilityFault, eligibilityOf } from "../../members/eligibility/eligibility-draft.ts";
import { can, useSession } from "../../session/session.queries.ts";
import { notice } from "../../ui/act/notices.ts";
import { Button } from "../../ui/controls/button.ts";
import { Toggle } from "../../ui/controls/Toggle.tsx";
import { Card } from "../../ui/page/Card.tsx";
import { PageTitle } from "../../ui/page/PageTitle.tsx";
import { Sheet } from "../../ui/sheet/Sheet.tsx";
import { BadgePictureFields } from "./BadgePictureFields.tsx";
import { BadgePreview } from "./BadgePreview.tsx";
import classes from "./badges.module.css";
import { useBadgesChanged } from "./badges.queries.ts";

/** Values a new badge begins with. */
export const newBadge: Badge = {
  ...{ id: "", version: 0, name: {}, text: {}, state: "on", people: 0, pictureUrl: null },
  picture: { kind: "drawn", shape: "star", icon: "trophy", tone: "primary" },
  rule: { courses: 1 },
};

/** A badge with what brings it, and beside it who would get it; nothing is given before it is saved. */
export function BadgeEditor({ badge }: { badge: Badge }) {
  const { t } = useTranslation("learning/badges");
  const { t: eligibilityText } = useTranslation("members/eligibility");
  const own = useLocale();
  const [locale, setLocale] = useState(own);
  const [draft, setDraft] = useState(badge);
  const [rule, setRule] = useState(() => draftOf(badge.rule));
  const [losing, setLosing] = useState<string>();
  const navigate = useNavigate();
  const keys = useSubmissionKeys();
  const changed = useBadgesChanged();
  const readOnly = !can(useSession(), "badges.edit");
  const isNew = badge.id === "";
  const eligibility = eligibilityOf(rule);
  const fault = eligibilityFault(rule);
  const isEmpty = JSON.stringify(eligibility) === '{"all":[]}';
  const isNamed = Object.values(draft.name).some((one) => one?.trim());
  const { name, text, picture, state } = draft;
  const body = { name, text, picture, state, rule: eligibility };
  const save = useMutation({
    mutationFn: async (holders: "keep" | "take" | undefined) => {
      if (isNew) return (await call(createBadge, { body }, { key: keys.of(body) })).id;
      const edit = { ...body, version: badge.version, ...(holders && { holders }) };
      return (await call(editBadge, { params: { id: badge.id }, body: edit })).id;
    },
    onSuccess: (badgeId) => {
      keys.done();
      setLosing(undefined);
      changed();
      notice(t("editor.saved"));
      if (isNew) void navigate({ to: "/admin/badges/$badgeId", params: { badgeId }, replace: true });
    },
    onError: (error) => {
      if (isRefused(error) && error.code === "badges.say_what_becomes") setLosing(error.message);
      else notice(error.message, { kind: "failed" });
    },
  });
  const languages = LOCALES.map((one) => ({ locale: one, percent: name[one]?.trim() ? 100 : 0 }));
  return (
    <WritingContext value={{ locale, setLocale, locales: LOCALES, fallback: "pt-BR", readOnly }}>
      <PageTitle
        title={textIn(name, own) || t("office.new")}
        actions={
          readOnly ? null : (
            <Button
              disabled={!isNamed || isEmpty || fault !== undefined}
              loading={save.isPending}
              onClick={() => save.mutate(undefined)}
            >
              {t("editor.save")}
            </Button>
          )
        }
      />
      <div className={classes.editor}>
        <div className="stack gap-16 shrink">
          <Card title={t("editor.words")}>
            <div className="stack gap-16 shrink">
              <LanguageTabs languages={languages} />
              <LocalizedField
                id="badge-name"
                label={t("editor.name")}
                value={name}
                maxLength={badgeLimits.name}
                needed
                onChange={(texts) => setDraft({ ...draft, name: texts })}
              />
              <LocalizedField
                id="badge-text"
                label={t("editor.text")}
                value={text}
                maxLength={badgeLimits.text}
                rows={2}
                onChange={(texts) => setDraft({ ...draft, text: texts })}
              />
              <Toggle
                id="badge-on"
                label={t("editor.on")}
                description={t("editor.onHelp")}
                checked={state === "on"}
                disabled={readOnly}
                onChange={({ currentTarget: { checked } }) =>
                  setDraft({ ...draft, state: checked ? "on" : "off" })
                }
              />
            </div>
          </Card>
          <BadgePictureFields
            picture={picture}
            url={draft.pictureUrl}
            readOnly={readOnly}
            onChange={(next, url) => setDraft({ ...draft, picture: next, pictureUrl: url })}
          />
          <Card title={t("editor.rule")}>
            <EligibilityEditor
              id="badge-rule"
              counts
              label={t("editor.ruleLabel")}
              value={rule}
              disabled={readOnly}
              error={fault ? eligibilityText(`fault.${fault}`) : undefined}
              onChange={setRule}
            />
          </Card>
        </div>
        <BadgePreview badge={draft} rule={fault || isEmpty ? undefined : eligibility} />
      </div>
      {losing ? (
        <Sheet
          opened
          onClose={() => setLosing(undefined)}
          title={t("losing.title")}
          footer={
            <>
              <Button variant="default" loading={save.isPending} onClick={() => save.mutate("take")}>
                {t("losing.take")}
              </Button>
              <Button loading={save.isPending} onClick={() => save.mutate("keep")}>
                {t("losing.keep")}
              </Button>
            </>
          }
        >
          <p>{losing}</p>
        </Sheet>
      ) : null}
    </WritingContext>
  );
}
