import { IconExternalLink } from "@tabler/icons-react";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { editPortfolio } from "@trilha/contract/content/portfolio/endpoints.ts";
import { type FormEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { call } from "../../../api/call.ts";
import { LanguageTabs } from "../../../core/writing/LanguageTabs.tsx";
import { WritingContext } from "../../../core/writing/writing-context.ts";
import { LOCALES } from "../../../i18n/locales.ts";
import { useLocale } from "../../../i18n/use-locale.ts";
import { notice } from "../../../ui/act/notices.ts";
import { UnsavedBar } from "../../../ui/act/UnsavedBar.tsx";
import { Button } from "../../../ui/controls/button.ts";
import { Toggle } from "../../../ui/controls/Toggle.tsx";
import { sameValue } from "../../../ui/form/rebase.ts";
import { Card } from "../../../ui/page/Card.tsx";
import { PageTitle } from "../../../ui/page/PageTitle.tsx";
import { CourseChoice } from "./CourseChoice.tsx";
import { bodyOf, type Draft, draftOf } from "./office-draft.ts";
import { type Office, officeQuery } from "./portfolio-office.queries.ts";
import { TeamFields } from "./TeamFields.tsx";
import { WordFields } from "./WordFields.tsx";

const FORM = "portfolio";

/** The portfolio while it is changed; everything is saved together. */
export function PortfolioEditor({ office }: { office: Office }) {
  const { t } = useTranslation("content/portfolio/office");
  const queries = useQueryClient();
  const [locale, setLocale] = useState(useLocale());
  const [draft, setDraft] = useState<Draft>(() => draftOf(office));
  const dirty = !sameValue(bodyOf(draft, office.version), bodyOf(draftOf(office), office.version));
  const save = useMutation({
    mutationFn: () => call(editPortfolio, { body: bodyOf(draft, office.version) }),
    onSuccess: (saved) => {
      queries.setQueryData(officeQuery.queryKey, saved);
      for (const key of ["portfolio", "branding", "clients", "audit"] as const)
        void queries.invalidateQueries({ queryKey: [key] });
      notice(t("saved"));
    },
    onError: (error) => notice(error.message, { kind: "failed" }),
  });
  const languages = LOCALES.map((one) => ({
    locale: one,
    percent: Math.round(
      ([draft.texts.headline, draft.texts.intro].filter((texts) => texts[one]?.trim()).length / 2) * 100,
    ),
  }));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!save.isPending) save.mutate();
  };
  return (
    <WritingContext value={{ locale, setLocale, locales: LOCALES, fallback: "pt-BR", readOnly: false }}>
      <PageTitle
        title={t("title")}
        lead={t("lead")}
        actions={
          office.enabled ? (
            <Button
              component="a"
              href={office.address}
              target="_blank"
              rel="noreferrer"
              variant="default"
              leftSection={<IconExternalLink size={18} stroke={1.7} aria-hidden="true" />}
            >
              {t("see")}
            </Button>
          ) : null
        }
      />
      <form id={FORM} className="stack gap-16" onSubmit={submit} noValidate>
        <Card>
          <Toggle
            id="portfolio-on"
            label={t("on")}
            description={t("onHelp")}
            checked={draft.enabled}
            onChange={({ currentTarget: { checked } }) => setDraft({ ...draft, enabled: checked })}
          />
        </Card>
        <LanguageTabs languages={languages} />
        <WordFields texts={draft.texts} onChange={(texts) => setDraft({ ...draft, texts })} />
        <CourseChoice courses={draft.courses} onChange={(courses) => setDraft({ ...draft, courses })} />
        <TeamFields
          texts={draft.texts}
          people={draft.people}
          onChange={(changes) => setDraft({ ...draft, ...changes })}
        />
      </form>
      <UnsavedBar
        dirty={dirty}
        saving={save.isPending}
        form={FORM}
        onDiscard={() => setDraft(draftOf(office))}
      />
    </WritingContext>
  );
}
