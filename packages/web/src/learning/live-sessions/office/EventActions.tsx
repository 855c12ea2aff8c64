import { IconBan, IconDoorEnter, IconSpeakerphone } from "@tabler/icons-react";
import { useMutation } from "@tanstack/react-query";
import { cancelSession, scheduleSession } from "@trilha/contract/learning/live-sessions/office-endpoints.ts";
import type { OfficeSession } from "@trilha/contract/learning/live-sessions/shapes.ts";
import { Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import { call } from "../../../api/call.ts";
import { textIn } from "../../../i18n/text-in.ts";
import { useFormats } from "../../../i18n/use-locale.ts";
import { notice } from "../../../ui/act/notices.ts";
import { Button } from "../../../ui/controls/button.ts";
import { lazyPart } from "../../../ui/part/lazy-part.tsx";
import { countConcerned } from "./event-form.ts";
import { useEventsChanged } from "./event-office.queries.ts";

const CommentSheet = lazyPart(() =>
  import("../../../ui/form/CommentSheet.tsx").then(({ CommentSheet: sheet }) => ({ default: sheet })),
);

type Props = {
  event: OfficeSession;
  /** Unsaved changes of the event: what would be published is not what is seen. */
  dirty: boolean;
  /** Why the last step was refused; it stays until the next one. */
  onRefused: (refusal: Error | undefined) => void;
};

/** Steps of an event: announced, opened, canceled (§states#live-sessions). */
export function EventActions({ event, dirty, onRefused }: Props) {
  const { t } = useTranslation("learning/live-sessions/office");
  const { locale, number } = useFormats();
  const changed = useEventsChanged();
  const [isCanceling, setCanceling] = useState(false);
  const params = { id: event.id };
  const { version } = event;
  const concerned = countConcerned(event);
  const schedule = useMutation({
    mutationFn: (state: "pre_scheduled" | "scheduled") =>
      call(scheduleSession, { params, body: { state, version } }),
    onMutate: () => onRefused(undefined),
    onSuccess: (saved) => {
      changed(saved);
      notice(t(`done.${saved.state}`, { title: textIn(saved.title, locale) }));
    },
    onError: (error) => {
      changed();
      onRefused(error);
    },
  });
  const act = (state: "pre_scheduled" | "scheduled") =>
    dirty ? notice(t("saveFirst"), { kind: "failed" }) : schedule.mutate(state);
  const cancel = async (reason: string) => {
    const saved = await call(cancelSession, { params, body: { reason, version } });
    changed(saved);
    notice(t("done.canceled", { title: textIn(saved.title, locale) }));
  };
  const { preSchedule, schedule: open, cancel: mayCancel } = event.can;
  return (
    <>
      {mayCancel ? (
        <Button
          variant="default"
          leftSection={<IconBan size={18} stroke={1.7} aria-hidden="true" />}
          onClick={() => setCanceling(true)}
        >
          {t("act.cancel")}
        </Button>
      ) : null}
      {preSchedule ? (
        <Button
          variant="default"
          loading={schedule.isPending && schedule.variables === "pre_scheduled"}
          leftSection={<IconSpeakerphone size={18} stroke={1.7} aria-hidden="true" />}
          onClick={() => act("pre_scheduled")}
        >
          {t("act.preSchedule")}
        </Button>
      ) : null}
      {open ? (
        <Button
          loading={schedule.isPending && schedule.variables === "scheduled"}
          leftSection={<IconDoorEnter size={18} stroke={1.7} aria-hidden="true" />}
          onClick={() => act("scheduled")}
        >
          {t("act.schedule")}
        </Button>
      ) : null}
      {isCanceling ? (
        <Suspense fallback={null}>
          <CommentSheet
            title={t("cancel.title")}
            text={
              concerned > 0
                ? t("told.cancel", { count: concerned, amount: number(concerned) })
                : t("told.nobody")
            }
            label={t("cancel.reason")}
            help={t("cancel.reasonHelp")}
            submit={t("act.cancel")}
            required
            danger
            onSay={cancel}
            onClose={() => setCanceling(false)}
          />
        </Suspense>
      ) : null}
    </>
  );
}
