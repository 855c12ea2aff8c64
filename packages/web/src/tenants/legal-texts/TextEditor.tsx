import { useMutation, useQueryClient } from "@tanstack/react-query";
import { type Locale, locales } from "@trilha/contract/core/locale.ts";
import { discardDraft, saveDraft } from "@trilha/contract/tenants/clients/text-endpoints.ts";
import { needsAcceptance } from "@trilha/contract/tenants/clients/text-kinds.ts";
import type { OfficeText } from "@trilha/contract/tenants/clients/texts.ts";
import { Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import { call } from "../../api/call.ts";
import { isRefused } from "../../api/problem.ts";
import { LanguageTabs } from "../../core/writing/LanguageTabs.tsx";
import { WritingContext } from "../../core/writing/writing-context.ts";
import { LANGUAGE_NAME } from "../../i18n/locales.ts";
import { useFormats } from "../../i18n/use-locale.ts";
import { useFormDraft } from "../../session/form-draft.ts";
import { ConfirmAction } from "../../ui/act/ConfirmAction.tsx";
import { notice } from "../../ui/act/notices.ts";
import { UnsavedBar } from "../../ui/act/UnsavedBar.tsx";
import { Button } from "../../ui/controls/button.ts";
import { ConflictNotice } from "../../ui/form/ConflictNotice.tsx";
import { useEditForm } from "../../ui/form/use-edit-form.ts";
import { Card } from "../../ui/page/Card.tsx";
import { PageTitle } from "../../ui/page/PageTitle.tsx";
import { lazyPart } from "../../ui/part/lazy-part.tsx";
import { TextFields } from "./TextFields.tsx";
import { formOf, progressOf, type TextForm } from "./text-form.ts";
import { officeTextQuery, useTextChanged } from "./texts.queries.ts";

const PublishSheet = lazyPart(() =>
  import("./PublishSheet.tsx").then(({ PublishSheet }) => ({ default: PublishSheet })),
);

const ID = "text";

/** Writes a draft in each language; what is in force stays until it is published. */
export function TextEditor({ text }: { text: OfficeText }) {
  const { t } = useTranslation("tenants/legal-texts");
  const { dateTime } = useFormats();
  const queries = useQueryClient();
  const changed = useTextChanged();
  const { kind, draft, inForce, defaultLocale } = text;
  const [locale, setLocale] = useState<Locale>(defaultLocale);
  const [publishing, setPublishing] = useState(false);
  // An editor holds its own text: when ours is taken back, another begins.
  const [round, setRound] = useState(0);
  const edit = useEditForm<TextForm>({
    fresh: formOf(text),
    version: draft?.version ?? 0,
    check: () => ({}),
  });
  const { form, dirty, version } = edit;
  useFormDraft({
    ...{ name: `text ${kind}`, version, values: form.values, dirty },
    restore: (values) => {
      form.setValues(values);
      setRound((before) => before + 1);
    },
  });

  const save = useMutation({
    mutationFn: (values: TextForm) =>
      call(saveDraft, { params: { kind }, body: { version: version === 0 ? null : version, texts: values } }),
    onSuccess: (after, values) => {
      edit.saved(values, after.draft?.version ?? 0);
      changed(after);
      notice(t("saved"));
    },
    onError: async (error) => {
      if (!isRefused(error) || error.code !== "request.conflict") {
        notice(error.message, { kind: "failed" });
        return;
      }
      const theirs = await queries.fetchQuery({ ...officeTextQuery(kind), staleTime: 0 });
      edit.conflict(formOf(theirs), theirs.draft?.version ?? 0);
      setRound((before) => before + 1);
    },
  });
  const discard = useMutation({
    mutationFn: () => call(discardDraft, { params: { kind }, body: { version } }),
    onSuccess: (after) => {
      edit.saved(formOf(after), 0);
      changed(after);
      setRound((before) => before + 1);
      notice(t("discarded"));
    },
    onError: (error) => notice(error.message, { kind: "failed" }),
  });
  return (
    <WritingContext value={{ locale, setLocale, locales, fallback: defaultLocale, readOnly: false }}>
      <PageTitle
        title={t(`kind.${kind}`)}
        lead={
          draft
            ? t("draftBy", { name: draft.by?.name ?? "—", when: dateTime(new Date(draft.updatedAt)) })
            : t(inForce ? "noDraft" : "never")
        }
        actions={
          <>
            {draft ? (
              <ConfirmAction
                title={t("discardTitle")}
                text={t("discardText")}
                confirm={t("discard")}
                onConfirm={() => discard.mutateAsync().catch(() => undefined)}
              >
                {(ask) => (
                  <Button variant="default" onClick={ask}>
                    {t("discard")}
                  </Button>
                )}
              </ConfirmAction>
            ) : null}
            <Button disabled={!draft || dirty} onClick={() => setPublishing(true)}>
              {t("compare")}
            </Button>
          </>
        }
      />
      {needsAcceptance(kind) ? <p className="hint mb-16">{t("asksAgain")}</p> : null}
      <Card>
        <form
          id={ID}
          className="stack gap-16"
          onSubmit={(event) => {
            event.preventDefault();
            save.mutate(form.values);
          }}
        >
          <ConflictNotice fields={edit.clashes?.map((one) => LANGUAGE_NAME[one])} />
          <LanguageTabs languages={progressOf(form.values)} />
          <TextFields
            key={`${locale} ${round}`}
            locale={locale}
            value={form.values[locale]}
            summary={needsAcceptance(kind) && inForce !== null}
            onChange={(value) => form.setFieldValue(locale, () => value)}
          />
        </form>
      </Card>
      <UnsavedBar
        dirty={dirty}
        saving={save.isPending}
        form={ID}
        onDiscard={() => {
          edit.discard();
          setRound((before) => before + 1);
        }}
      />
      {publishing && draft ? (
        <Suspense fallback={null}>
          <PublishSheet text={text} draft={draft} onClose={() => setPublishing(false)} />
        </Suspense>
      ) : null}
    </WritingContext>
  );
}
