import { useMutation } from "@tanstack/react-query";
import { type Locale, locales } from "@trilha/contract/core/locale.ts";
import { publishText } from "@trilha/contract/tenants/clients/text-endpoints.ts";
import { needsAcceptance } from "@trilha/contract/tenants/clients/text-kinds.ts";
import type { OfficeText } from "@trilha/contract/tenants/clients/texts.ts";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { call } from "../../api/call.ts";
import { isRefused } from "../../api/problem.ts";
import { WrittenText } from "../../core/writing/WrittenText.tsx";
import { LANGUAGE_NAME } from "../../i18n/locales.ts";
import { notice } from "../../ui/act/notices.ts";
import { Button } from "../../ui/controls/button.ts";
import { FormErrorSummary } from "../../ui/form/FormErrorSummary.tsx";
import { Sheet } from "../../ui/sheet/Sheet.tsx";
import { Choice } from "../../ui/switches/Choice.tsx";
import { lineDiff } from "./line-diff.ts";
import { missingIn, plainOf } from "./text-form.ts";
import classes from "./texts.module.css";
import { useTextChanged } from "./texts.queries.ts";

type Props = { text: OfficeText; draft: NonNullable<OfficeText["draft"]>; onClose: () => void };
const VIEWS = ["changes", "preview"] as const;

/** Texts to be published, language by language, beside those in force; and what will be missing. */
export function PublishSheet({ text, draft, onClose }: Props) {
  const { t } = useTranslation("tenants/legal-texts");
  const { kind, inForce, defaultLocale } = text;
  const [locale, setLocale] = useState<Locale>(defaultLocale);
  const [view, setView] = useState<(typeof VIEWS)[number]>(inForce ? "changes" : "preview");
  const [key] = useState(() => crypto.randomUUID());
  const changed = useTextChanged();
  const missing = missingIn(draft.texts);
  const publish = useMutation({
    mutationFn: () => call(publishText, { params: { kind }, body: { version: draft.version } }, { key }),
    onSuccess: (after) => {
      changed(after);
      notice(t("published", { version: after.inForce?.version ?? 1 }));
      onClose();
    },
  });
  const { error } = publish;
  const words = draft.texts[locale];
  return (
    <Sheet
      opened
      title={t("compareTitle", { version: (inForce?.version ?? 0) + 1 })}
      onClose={onClose}
      size="lg"
      footer={
        <>
          <Button variant="default" onClick={onClose}>
            {t("back")}
          </Button>
          <Button loading={publish.isPending} onClick={() => publish.mutate()}>
            {t("publish")}
          </Button>
        </>
      }
    >
      <div className="stack gap-16">
        <FormErrorSummary
          errors={[]}
          message={error?.message}
          requestId={isRefused(error) ? error.requestId : undefined}
        />
        {missing.length > 0 ? (
          <p className={classes.warning} role="note">
            {t("missing", { languages: missing.map((one) => LANGUAGE_NAME[one]).join(", ") })}
          </p>
        ) : null}
        <p className="hint">{t(needsAcceptance(kind) ? "forGoodAsks" : "forGood")}</p>
        <Choice
          label={t("language")}
          value={locale}
          onChange={setLocale}
          options={locales.map((value) => ({ value, label: LANGUAGE_NAME[value] }))}
        />
        {inForce ? (
          <Choice
            label={t("view")}
            value={view}
            onChange={setView}
            options={VIEWS.map((value) => ({ value, label: t(`views.${value}`) }))}
          />
        ) : null}
        {words?.summary ? (
          <p className="p-12-16 r-12 on-primary-light" lang={locale}>
            {words.summary}
          </p>
        ) : null}
        {view === "changes" ? (
          <Changes before={plainOf(inForce?.texts[locale])} after={plainOf(words)} locale={locale} />
        ) : words ? (
          <>
            <p className="text-20 weight-650" lang={locale}>
              {words.title}
            </p>
            <WrittenText blocks={words.blocks} lang={locale} />
          </>
        ) : (
          <p className="hint">{t("notWritten")}</p>
        )}
      </div>
    </Sheet>
  );
}

const SIGN = { same: "", added: "+", removed: "−" } as const;

function Changes({ before, after, locale }: { before: string[]; after: string[]; locale: Locale }) {
  const { t } = useTranslation("tenants/legal-texts");
  const lines = lineDiff(before, after);
  if (lines.every(({ kind }) => kind === "same")) return <p className="hint">{t("noChanges")}</p>;
  return (
    <ul className={classes.diff} lang={locale}>
      {lines.map(({ kind, text }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the list is drawn whole, and lines may repeat
        <li key={index} data-kind={kind}>
          <span aria-hidden="true" className={classes.sign}>
            {SIGN[kind]}
          </span>
          {kind === "same" ? null : <span className="only-heard">{t(`line.${kind}`)}</span>}
          {kind === "removed" ? (
            <del>{text}</del>
          ) : kind === "added" ? (
            <ins className="undecorated">{text}</ins>
          ) : (
            text
          )}
        </li>
      ))}
    </ul>
  );
}
