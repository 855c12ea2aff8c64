import type { SessionPage } from "@trilha/contract/learning/live-sessions/shapes.ts";
import { useTranslation } from "react-i18next";
import { isRefused } from "../../../api/problem.ts";
import { useSubmissionKeys } from "../../../api/submission-key.ts";
import { notice } from "../../../ui/act/notices.ts";
import { useRegistration } from "../events.queries.ts";

/** Steps of a registration, each sent once; what came of it is said in a notice. */
export function useSteps(event: SessionPage) {
  const { t } = useTranslation("learning/live-sessions");
  const registration = useRegistration(event.id);
  const keys = useSubmissionKeys();
  const step = (deed: "subscribe" | "unsubscribe") =>
    registration.mutateAsync({ deed, key: keys.of(deed) }).then(
      ({ registration: state }) => {
        keys.done();
        if (
          state === "registered" ||
          state === "waiting" ||
          state === "requested" ||
          state === "unsubscribed"
        )
          notice(t(`act.done.${state}`));
      },
      (error: unknown) => {
        if (!isRefused(error)) throw error;
        // Without an answer the same step may be taken again, with one effect.
        if (error.status !== 0) keys.done();
        notice(error.message, { kind: "failed" });
      },
    );
  return { step, busy: registration.isPending };
}
