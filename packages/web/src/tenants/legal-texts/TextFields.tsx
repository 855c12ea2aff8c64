import { writtenTextLimits } from "@trilha/contract/core/limits.ts";
import type { Locale } from "@trilha/contract/core/locale.ts";
import type { WrittenText } from "@trilha/contract/core/rich-text.ts";
import { Suspense, useRef } from "react";
import { useTranslation } from "react-i18next";
import { LANGUAGE_NAME } from "../../i18n/locales.ts";
import { Textarea, TextInput } from "../../ui/controls/input.ts";
import { lazyPart } from "../../ui/part/lazy-part.tsx";
import { Bone, Loading } from "../../ui/state/Skeletons.tsx";

const WrittenEditor = lazyPart(() =>
  import("../../core/writing/WrittenEditor.tsx").then((one) => ({ default: one.WrittenEditor })),
);

type Props = {
  locale: Locale;
  value: WrittenText;
  /** Summary of the changes, for people who accepted an earlier version. */
  summary: boolean;
  onChange: (value: WrittenText) => void;
};

/** The text in one language. */
export function TextFields({ locale, value, summary, onChange }: Props) {
  const { t } = useTranslation("tenants/legal-texts");
  const now = useRef(value);
  now.current = value;
  const change = (part: Partial<WrittenText>) => onChange({ ...now.current, ...part });
  const language = LANGUAGE_NAME[locale];
  return (
    <div className="stack gap-16">
      <TextInput
        label={t("field.title")}
        lang={locale}
        maxLength={writtenTextLimits.title}
        value={value.title}
        onChange={(event) => change({ title: event.currentTarget.value })}
      />
      {summary ? (
        <Textarea
          label={t("field.summary")}
          description={t("summaryHelp")}
          lang={locale}
          autosize
          minRows={2}
          maxLength={writtenTextLimits.summary}
          value={value.summary}
          onChange={(event) => change({ summary: event.currentTarget.value })}
        />
      ) : null}
      <div>
        <p className="mb-6 text-14 weight-500" aria-hidden="true">
          {t("field.blocks")}
        </p>
        <Suspense
          fallback={
            <Loading>
              <Bone height={220} />
            </Loading>
          }
        >
          <WrittenEditor
            id="text-blocks"
            label={t("field.blocksIn", { language })}
            lang={locale}
            blocks={value.blocks}
            onChange={(blocks) => change({ blocks })}
          />
        </Suspense>
      </div>
    </div>
  );
}
