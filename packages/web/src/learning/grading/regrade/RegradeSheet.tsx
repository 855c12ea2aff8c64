import { useInfiniteQuery } from "@tanstack/react-query";
import { textLimit } from "@trilha/contract/core/text-checks.ts";
import { previewRegrade, startRegrade } from "@trilha/contract/learning/grading/regrade-endpoints.ts";
import { type FormEvent, useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { call } from "../../../api/call.ts";
import { useSubmissionKeys } from "../../../api/submission-key.ts";
import { fieldWords } from "../../../i18n/field-words.ts";
import { useFormats, useLocale } from "../../../i18n/use-locale.ts";
import { notice } from "../../../ui/act/notices.ts";
import { Checkbox } from "../../../ui/controls/checkbox.ts";
import { Textarea } from "../../../ui/controls/input.ts";
import { FormErrorSummary } from "../../../ui/form/FormErrorSummary.tsx";
import { SheetForm } from "../../../ui/form/SheetForm.tsx";
import { QueryState } from "../../../ui/state/QueryState.tsx";
import { ListSkeleton } from "../../../ui/state/Skeletons.tsx";
import classes from "../results.module.css";
import { useResultsChanged } from "../results.queries.ts";
import { usePercent } from "../use-percent.ts";

const ID = "regrade";

/** §learning#regrade What a mended question does to those who were asked it: who moves, by how much; then it is done, with a reason. */
export function RegradeSheet({ questionId, onClose }: { questionId: string; onClose: () => void }) {
  const { t } = useTranslation("learning/grading");
  const { number } = useFormats();
  const locale = useLocale();
  const percent = usePercent();
  const keys = useSubmissionKeys();
  const changed = useResultsChanged();
  const [reason, setReason] = useState("");
  const [takeBack, setTakeBack] = useState<ReadonlySet<string>>(new Set());
  const [tried, setTried] = useState(false);
  const [problem, setProblem] = useState<Error>();
  const [busy, setBusy] = useState(false);
  const preview = useInfiniteQuery({
    queryKey: ["results", "regrade", questionId],
    queryFn: ({ pageParam, signal }) =>
      call(
        previewRegrade,
        { params: { id: questionId }, query: { cursor: pageParam || undefined } },
        { signal },
      ),
    initialPageParam: "",
    getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
  });
  // Part after part, while the sheet is open: who moves is known once all were looked at.
  const { hasNextPage, isFetching, fetchNextPage, isFetchNextPageError } = preview;
  useEffect(() => {
    if (hasNextPage && !isFetching && !isFetchNextPageError) void fetchNextPage();
  }, [hasNextPage, isFetching, isFetchNextPageError, fetchNextPage]);
  const first = preview.data?.pages[0];
  const running = first?.running ?? 0;
  const moves = preview.data?.pages.flatMap((part) => part.moves) ?? [];
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (busy || !first || hasNextPage || moves.length + running === 0 || !reason.trim()) return;
    const body = { version: first.version, reason: reason.trim(), takeBack: [...takeBack] };
    setBusy(true);
    setProblem(undefined);
    try {
      await call(startRegrade, { params: { id: questionId }, body }, { key: keys.of(body) });
      keys.done();
      changed();
      notice(t("regrade.begun"));
      onClose();
    } catch (failed) {
      setProblem(failed as Error);
      setBusy(false);
    }
  };
  return (
    <SheetForm
      id={ID}
      title={t("regrade.title")}
      submit={t("regrade.submit")}
      sending={busy}
      readOnly={false}
      onSubmit={(event) => void submit(event)}
      onClose={onClose}
      summary={problem ? <FormErrorSummary errors={[]} message={problem.message} /> : null}
    >
      <QueryState query={preview} skeleton={<ListSkeleton rows={4} />}>
        {({ pages }) => {
          const looked = pages.reduce((sum, part) => sum + part.looked, 0);
          return (
            <>
              <p>{first?.prompt}</p>
              <p className={classes.dim} aria-live="polite">
                {t(hasNextPage ? "regrade.looking" : "regrade.looked", {
                  looked: number(looked),
                  total: number(first?.total ?? 0),
                  moves: number(moves.length),
                })}
              </p>
              {moves.length === 0 && !hasNextPage ? <p>{t("regrade.nobody")}</p> : null}
              {running > 0 ? (
                <p>{t("regrade.running", { count: running, amount: number(running) })}</p>
              ) : null}
              <ul className={classes.moves} aria-label={t("regrade.moves")}>
                {moves.map(({ attemptId, name, test, before, after }) => {
                  const falls = before.passed === true && after.passed === false;
                  return (
                    <li key={attemptId}>
                      <span>
                        <strong className="block">{name}</strong>
                        <span className={classes.dim}>{test.title}</span>
                      </span>
                      <span>
                        {percent(before.percent)} → {percent(after.percent)}
                        {after.passed === true && before.passed !== true ? ` · ${t("passed.true")}` : ""}
                      </span>
                      {falls ? (
                        <Checkbox
                          label={t("regrade.takeBack", { name })}
                          checked={takeBack.has(attemptId)}
                          onChange={(event) => {
                            const next = new Set(takeBack);
                            if (event.currentTarget.checked) next.add(attemptId);
                            else next.delete(attemptId);
                            setTakeBack(next);
                          }}
                        />
                      ) : null}
                    </li>
                  );
                })}
              </ul>
            </>
          );
        }}
      </QueryState>
      <Textarea
        label={t("regrade.reason")}
        description={t("regrade.reasonHelp")}
        withAsterisk
        maxLength={textLimit}
        autosize
        minRows={2}
        value={reason}
        error={tried && !reason.trim() ? fieldWords("reason_required", locale) : undefined}
        onChange={(event) => setReason(event.currentTarget.value)}
      />
    </SheetForm>
  );
}
