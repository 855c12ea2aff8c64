import { useMutation, useQuery } from "@tanstack/react-query";
import { readRun, startRun } from "@trilha/contract/learning/certificates/endpoints.ts";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { call } from "../../../api/call.ts";
import { useSubmissionKeys } from "../../../api/submission-key.ts";
import { save } from "../../../core/exports/use-export.ts";
import { useFormats } from "../../../i18n/use-locale.ts";
import { notice } from "../../../ui/act/notices.ts";
import { Button } from "../../../ui/controls/button.ts";
import { Progress } from "../../../ui/controls/progress.ts";
import { Sheet } from "../../../ui/sheet/Sheet.tsx";
import { Choice } from "../../../ui/switches/Choice.tsx";
import { useCertificatesChanged } from "../certificates.queries.ts";
import { CourseLookUp } from "./CourseLookUp.tsx";

const WATCH_MS = 900;

/** All certificates of one course: what is missing is issued, or all of it comes as one ZIP. */
export function RunSheet({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation("learning/certificates");
  const { number } = useFormats();
  const keys = useSubmissionKeys();
  const changed = useCertificatesChanged();
  const [kind, setKind] = useState<"issue" | "bundle">("bundle");
  const [course, setCourse] = useState<{ id: string; title: string }>();
  const start = useMutation({
    mutationFn: (courseId: string) => {
      const body = { kind, courseId };
      return call(startRun, { body }, { key: keys.of(body) });
    },
    onSuccess: () => keys.done(),
    onError: (error) => notice(error.message, { kind: "failed" }),
    onSettled: changed,
  });
  const id = start.data?.id ?? "";
  const run = useQuery({
    queryKey: ["certificate-runs", id],
    queryFn: ({ signal }) => call(readRun, { params: { id } }, { signal }),
    enabled: id !== "",
    refetchInterval: ({ state }) => (state.data?.state === "running" || !state.data ? WATCH_MS : false),
  }).data;
  const isRunning = start.isPending || (id !== "" && (!run || run.state === "running"));
  return (
    <Sheet
      opened
      onClose={onClose}
      title={t("run.title")}
      footer={
        run?.state === "done" ? (
          <>
            {run.url ? <Button onClick={() => save(run.url ?? "")}>{t("run.save")}</Button> : null}
            <Button variant={run.url ? "default" : "filled"} onClick={onClose}>
              {t("run.close")}
            </Button>
          </>
        ) : (
          <Button disabled={!course} loading={isRunning} onClick={() => course && start.mutate(course.id)}>
            {t(`run.go.${kind}`)}
          </Button>
        )
      }
    >
      <div className="stack gap-16 shrink">
        <Choice
          label={t("run.what")}
          value={kind}
          options={(["bundle", "issue"] as const).map((value) => ({ value, label: t(`run.${value}`) }))}
          onChange={setKind}
        />
        <p className="hint">{t(`run.help.${kind}`)}</p>
        {course ? <strong>{course.title}</strong> : null}
        <CourseLookUp id="run-course" label={t("run.course")} without={[]} onPick={setCourse} />
        {run ? (
          <div role="status" className="stack gap-16 shrink">
            <Progress
              aria-label={t("run.title")}
              value={run.total === 0 ? 100 : Math.min(100, (run.done / run.total) * 100)}
            />
            <p className="hint">
              {t(run.state === "failed" ? "run.failed" : "run.progress", {
                done: number(run.done),
                total: number(run.total),
              })}
            </p>
          </div>
        ) : null}
      </div>
    </Sheet>
  );
}
