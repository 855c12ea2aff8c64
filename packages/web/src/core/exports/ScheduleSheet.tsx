import { useQuery } from "@tanstack/react-query";
import type { Schedule } from "@trilha/contract/core/exports/schedule-shapes.ts";
import { daysOfWeek, longestMonth, scheduleLimits } from "@trilha/contract/core/exports/schedule-when.ts";
import { exportFormats, personalKinds } from "@trilha/contract/core/exports/shapes.ts";
import { textLimit } from "@trilha/contract/core/text-checks.ts";
import { useTranslation } from "react-i18next";
import { useSubmit } from "../../api/use-submit.ts";
import { fieldWords } from "../../i18n/field-words.ts";
import { useLocale } from "../../i18n/use-locale.ts";
import { useSession } from "../../session/session.queries.ts";
import { ConfirmAction } from "../../ui/act/ConfirmAction.tsx";
import { notice } from "../../ui/act/notices.ts";
import { Button } from "../../ui/controls/button.ts";
import { NativeSelect, Textarea, TextInput } from "../../ui/controls/input.ts";
import { Toggle } from "../../ui/controls/Toggle.tsx";
import { SheetForm } from "../../ui/form/SheetForm.tsx";
import { TriedSummary } from "../../ui/form/TriedSummary.tsx";
import { useForm } from "../../ui/form/use-form.ts";
import { TickList } from "../../ui/pick/TickList.tsx";
import {
  checkSchedule,
  newSchedule,
  type ScheduleValues,
  scheduleValuesOf,
  writtenSchedule,
} from "./schedule-form.ts";
import { useScheduleWords } from "./schedule-words.ts";
import { recipientsQuery, useDeleteSchedule, useSaveSchedule } from "./schedules.queries.ts";
import type { ExportStart } from "./use-export.ts";

const ID = "schedule";
const numbers = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, at) => from + at);

type Props = {
  /** The list or figure with its page's filters, or a schedule that is there already. */
  report: Pick<ExportStart, "kind" | "params"> | Schedule;
  onClose: () => void;
};

/** When a report is made by itself, as what file, and to whom it goes. */
export function ScheduleSheet({ report, onClose }: Props) {
  const { t } = useTranslation("core/exports");
  const locale = useLocale();
  const { id } = useSession();
  const words = useScheduleWords();
  const known = "id" in report ? report : undefined;
  const personal = personalKinds.has(report.kind);
  const readers = useQuery(recipientsQuery(report.kind)).data?.items ?? [];
  const { create, edit } = useSaveSchedule();
  const removal = useDeleteSchedule();
  const form = useForm<ScheduleValues>({
    initialValues: known ? scheduleValuesOf(known) : newSchedule(t(`files.kind.${report.kind}`), [id]),
    validate: (values) =>
      Object.fromEntries(
        Object.entries(checkSchedule(values, { asksReason: personal && !known })).map(([path, code]) => [
          path,
          fieldWords(code, locale),
        ]),
      ),
  });
  const { submit, sending, refusal, tries } = useSubmit(form, {
    send: (values) => {
      const written = writtenSchedule(values);
      if (known) return edit(known.id, { ...written, paused: values.paused, version: known.version });
      const { kind, params } = report as Pick<ExportStart, "kind" | "params">;
      return create({ ...written, kind, params, ...(personal && { reason: values.reason.trim() }) });
    },
    done: ({ name }) => {
      notice(t(known ? "schedule.saved" : "schedule.created", { name }));
      onClose();
    },
    fields: { "exports.recipient_may_not": "recipients" },
  });
  const nameOf = (path: string) => t(`schedule.field.${path as "name"}`, { defaultValue: path });
  const field = (path: "name" | "format" | "every" | "weekday" | "monthDay" | "hour" | "reason") => ({
    ...form.getInputProps(path),
    id: `${ID}-${path}`,
    label: nameOf(path),
  });
  // Recipients who may not read it any more stay to be seen, and can be unticked.
  const barred = known?.recipients.filter(({ mayRead }) => !mayRead) ?? [];
  const { every } = form.values;
  return (
    <SheetForm
      id={ID}
      title={known ? known.name : t("schedule.title")}
      submit={t(known ? "schedule.save" : "schedule.create")}
      sending={sending}
      onSubmit={submit}
      onClose={onClose}
      summary={
        <TriedSummary tries={tries} refusal={refusal} errors={form.errors} form={ID} nameOf={nameOf} />
      }
      aside={
        known ? (
          <ConfirmAction
            title={t("schedule.remove.title", { name: known.name })}
            text={t("schedule.remove.text")}
            confirm={t("schedule.remove.confirm")}
            onConfirm={() =>
              removal.mutateAsync(known.id).then(
                () => {
                  notice(t("schedule.remove.done", { name: known.name }));
                  onClose();
                },
                (error: Error) => notice(error.message, { kind: "failed" }),
              )
            }
          >
            {(ask) => (
              <Button variant="default" color="danger" onClick={ask}>
                {t("schedule.remove.confirm")}
              </Button>
            )}
          </ConfirmAction>
        ) : null
      }
    >
      <TextInput
        {...field("name")}
        description={t(`files.kind.${report.kind}`)}
        maxLength={scheduleLimits.name}
      />
      <NativeSelect
        {...field("format")}
        data={exportFormats.map((value) => ({ value, label: t(`format.${value}`) }))}
      />
      <NativeSelect
        {...field("every")}
        data={(["week", "month"] as const).map((value) => ({ value, label: t(`schedule.every.${value}`) }))}
      />
      {every === "week" ? (
        <NativeSelect
          {...field("weekday")}
          data={numbers(1, daysOfWeek).map((day) => ({ value: String(day), label: words.weekday(day) }))}
        />
      ) : (
        <NativeSelect
          {...field("monthDay")}
          description={t("schedule.monthHint")}
          data={numbers(1, longestMonth).map(String)}
        />
      )}
      <NativeSelect
        {...field("hour")}
        description={t("schedule.hourHint")}
        data={numbers(0, 23).map((hour) => ({ value: String(hour), label: words.hour(hour) }))}
      />
      <TickList
        id={`${ID}-recipients`}
        label={nameOf("recipients")}
        options={[
          ...readers.map(({ userId, name }) => ({ value: userId, label: name })),
          ...barred.map(({ userId, name }) => ({ value: userId, label: name, hint: t("schedule.mayNot") })),
        ]}
        chosen={form.values.recipients}
        onChange={(recipients) => {
          form.setFieldValue("recipients", recipients);
          form.clearFieldError("recipients");
        }}
        error={form.errors.recipients ? String(form.errors.recipients) : undefined}
      />
      <p className="hint">{t("schedule.recipientsHint")}</p>
      {personal && !known ? (
        <Textarea
          {...field("reason")}
          description={t("schedule.reasonHint")}
          withAsterisk
          maxLength={textLimit}
        />
      ) : null}
      {known ? (
        <Toggle
          id={`${ID}-paused`}
          label={nameOf("paused")}
          checked={form.values.paused}
          onChange={(event) => form.setFieldValue("paused", event.currentTarget.checked)}
        />
      ) : null}
    </SheetForm>
  );
}
