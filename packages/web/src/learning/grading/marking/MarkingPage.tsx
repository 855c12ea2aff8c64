import { IconCircleCheck, IconKeyboard } from "@tabler/icons-react";
import { Suspense, useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import { useFormats } from "../../../i18n/use-locale.ts";
import { useKeysOn } from "../../../ui/act/use-keys.ts";
import { Button } from "../../../ui/controls/button.ts";
import { useUrlFilters } from "../../../ui/list/use-url-filters.ts";
import { PageTitle } from "../../../ui/page/PageTitle.tsx";
import { useIsPhone } from "../../../ui/page/use-is-phone.ts";
import { lazyPart } from "../../../ui/part/lazy-part.tsx";
import { EmptyState } from "../../../ui/state/EmptyState.tsx";
import { ErrorState } from "../../../ui/state/ErrorState.tsx";
import { FormSkeleton } from "../../../ui/state/Skeletons.tsx";
import { ResultsNav } from "../ResultsNav.tsx";
import { attemptList } from "../results.queries.ts";
import { EssayDesk } from "./EssayDesk.tsx";
import { type FirstEssay, useMarking } from "./use-marking.ts";

const KeysSheet = lazyPart(() => import("./KeysSheet.tsx").then((one) => ({ default: one.KeysSheet })));

/** §learning#marking Essays, one after the other, the longest waiting first. */
export function MarkingPage() {
  const { t } = useTranslation("learning/grading");
  const { number } = useFormats();
  const [values] = useUrlFilters();
  const { courseId, activityId } = attemptList.read(values);
  const filters = useMemo(() => ({ courseId, activityId }), [courseId, activityId]);
  const [first] = useState<FirstEssay | undefined>(() =>
    values.attempt && values.question ? { id: values.attempt, question: Number(values.question) } : undefined,
  );
  const work = useMarking(filters, first);
  const [keysOn, setKeysOn] = useKeysOn("marking");
  const [help, setHelp] = useState(false);
  const phone = useIsPhone();
  const { item, waiting, error } = work;
  return (
    <>
      <PageTitle
        title={t("marking.title")}
        lead={
          <span aria-live="polite">
            {waiting === null
              ? t("marking.lead")
              : t("marking.waiting", { count: waiting, amount: number(waiting) })}
          </span>
        }
        actions={
          phone ? null : (
            <Button
              variant="default"
              leftSection={<IconKeyboard size={18} stroke={1.7} aria-hidden="true" />}
              onClick={() => setHelp(true)}
            >
              {t("keys.action")}
            </Button>
          )
        }
      />
      <ResultsNav />
      {item ? (
        <EssayDesk
          key={`${item.attemptId} ${item.question} ${item.version}`}
          essay={item}
          busy={work.busy}
          keysOn={keysOn}
          onMark={work.mark}
          onSkip={work.skip}
          onHelp={() => setHelp(true)}
        />
      ) : error ? (
        <ErrorState message={error.message} requestId={error.requestId} onRetry={work.retry} />
      ) : waiting === null ? (
        <FormSkeleton fields={4} />
      ) : (
        <EmptyState
          icon={<IconCircleCheck size={28} stroke={1.6} />}
          title={t("marking.doneTitle")}
          action={
            <Button variant="default" onClick={work.retry}>
              {t("marking.again")}
            </Button>
          }
        >
          {t("marking.doneText")}
        </EmptyState>
      )}
      {help ? (
        <Suspense fallback={null}>
          <KeysSheet on={keysOn} onChange={setKeysOn} onClose={() => setHelp(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
