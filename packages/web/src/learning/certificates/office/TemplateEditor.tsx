import { useMutation } from "@tanstack/react-query";
import { editTemplate } from "@trilha/contract/learning/certificates/endpoints.ts";
import { certificateTextLimits, templateNameLimit } from "@trilha/contract/learning/certificates/limits.ts";
import type { CertificateTemplate } from "@trilha/contract/learning/certificates/shapes.ts";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { call } from "../../../api/call.ts";
import { LanguageTabs } from "../../../core/writing/LanguageTabs.tsx";
import { LocalizedField } from "../../../core/writing/LocalizedField.tsx";
import { WritingContext } from "../../../core/writing/writing-context.ts";
import { LOCALES } from "../../../i18n/locales.ts";
import { useLocale } from "../../../i18n/use-locale.ts";
import { can, useSession } from "../../../session/session.queries.ts";
import { notice } from "../../../ui/act/notices.ts";
import { Button } from "../../../ui/controls/button.ts";
import { TextInput } from "../../../ui/controls/input.ts";
import { Card } from "../../../ui/page/Card.tsx";
import { PageTitle } from "../../../ui/page/PageTitle.tsx";
import classes from "../certificates.module.css";
import { type Design, useCertificatesChanged } from "../certificates.queries.ts";
import { DesignFields } from "./DesignFields.tsx";
import { SignatureFields } from "./SignatureFields.tsx";
import { TemplatePreview } from "./TemplatePreview.tsx";
import { UseFields } from "./UseFields.tsx";

const TEXTS = [{ name: "title" }, { name: "lead" }, { name: "body", rows: 5 }, { name: "footer" }] as const;

/** Every change is seen on the page beside it; nothing is kept before it is saved, and what was issued stays. */
export function TemplateEditor({ template }: { template: CertificateTemplate }) {
  const { t } = useTranslation("learning/certificates");
  const [locale, setLocale] = useState(useLocale());
  const [draft, setDraft] = useState(template);
  const changed = useCertificatesChanged();
  const readOnly = !can(useSession(), "certificates.edit");
  const { design } = draft;
  const put = (changes: Partial<Design>) =>
    setDraft((now) => ({ ...now, design: { ...now.design, ...changes } }));
  const save = useMutation({
    mutationFn: (archived: boolean) => {
      const { id, name, version, defaultFor, courses } = draft;
      const courseIds = courses.map((course) => course.id);
      const body = { name: name.trim(), design, defaultFor, courseIds, archived, version };
      return call(editTemplate, { params: { id }, body });
    },
    onSuccess: () => notice(t("template.saved")),
    onError: (error) => notice(error.message, { kind: "failed" }),
    onSettled: changed,
  });
  const words = (field: "title" | "lead" | "body" | "footer") =>
    LOCALES.filter((one) => design[field][one]?.trim()).length;
  const languages = LOCALES.map((one) => ({
    locale: one,
    percent: Math.round(
      (TEXTS.slice(0, 3).filter(({ name }) => design[name][one]?.trim()).length /
        Math.max(1, TEXTS.slice(0, 3).filter(({ name }) => words(name) > 0).length)) *
        100,
    ),
  }));
  const isChanged = JSON.stringify(draft) !== JSON.stringify(template);
  return (
    <WritingContext value={{ locale, setLocale, locales: LOCALES, fallback: "pt-BR", readOnly }}>
      <PageTitle
        title={template.name}
        lead={template.issued > 0 ? t("template.editLead", { count: template.issued }) : t("template.lead")}
        actions={
          readOnly ? null : (
            <>
              <Button
                variant="default"
                disabled={save.isPending}
                onClick={() => save.mutate(!draft.archived)}
              >
                {t(draft.archived ? "template.restore" : "template.archive")}
              </Button>
              <Button
                disabled={!isChanged || !draft.name.trim()}
                loading={save.isPending}
                onClick={() => save.mutate(draft.archived)}
              >
                {t("template.save")}
              </Button>
            </>
          )
        }
      />
      <div className={classes.editor}>
        <div className="stack gap-16 shrink">
          <Card title={t("template.texts")}>
            <div className="stack gap-14">
              <TextInput
                id="template-name"
                label={t("template.name")}
                value={draft.name}
                maxLength={templateNameLimit}
                readOnly={readOnly}
                withAsterisk
                onChange={(event) => setDraft({ ...draft, name: event.currentTarget.value })}
              />
              <LanguageTabs languages={languages} />
              {TEXTS.map(({ name, ...rest }) => (
                <LocalizedField
                  key={name}
                  id={`template-${name}`}
                  label={t(name === "lead" ? "template.leadField" : `template.${name}`)}
                  value={design[name]}
                  maxLength={certificateTextLimits[name]}
                  {...rest}
                  {...(name === "body" && { description: t("template.placeholders") })}
                  onChange={(texts) => put({ [name]: texts })}
                />
              ))}
            </div>
          </Card>
          <DesignFields design={design} pictures={template.pictures} onChange={put} />
          <SignatureFields design={design} pictures={template.pictures} onChange={put} />
          <UseFields
            template={draft}
            readOnly={readOnly}
            onChange={(changes) => setDraft((now) => ({ ...now, ...changes }))}
          />
        </div>
        <TemplatePreview design={design} locale={locale} />
      </div>
    </WritingContext>
  );
}
