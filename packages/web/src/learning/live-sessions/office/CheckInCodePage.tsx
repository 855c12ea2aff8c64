import { IconArrowLeft, IconMaximize, IconRefresh } from "@tabler/icons-react";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { Link, useParams } from "@tanstack/react-router";
import { checkInCodeDigits } from "@trilha/contract/learning/live-sessions/limits.ts";
import { renewCheckInCode } from "@trilha/contract/learning/live-sessions/office-endpoints.ts";
import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { call } from "../../../api/call.ts";
import { isRefused } from "../../../api/problem.ts";
import { textIn } from "../../../i18n/text-in.ts";
import { useFormats } from "../../../i18n/use-locale.ts";
import { ConfirmAction } from "../../../ui/act/ConfirmAction.tsx";
import { notice } from "../../../ui/act/notices.ts";
import { Button } from "../../../ui/controls/button.ts";
import { BackLink } from "../../../ui/page/BackLink.tsx";
import { Main } from "../../../ui/page/Main.tsx";
import { PageTitle } from "../../../ui/page/PageTitle.tsx";
import { QrCode } from "../../../ui/qr/QrCode.tsx";
import { QueryState } from "../../../ui/state/QueryState.tsx";
import { ListSkeleton } from "../../../ui/state/Skeletons.tsx";
import classes from "./check-in-code.module.css";
import { codeQuery, officeEventQuery } from "./event-office.queries.ts";

const SERVER_FAILED = 500;

/** Address a participant's camera opens. */
const addressOf = (eventId: string, scan: string) => `${location.origin}/events/${eventId}/check-in#${scan}`;

/** Keeps the screen lit for as long as the code is shown, where the device lets a page do so. */
function useLitScreen(): void {
  useEffect(() => {
    let here = true;
    let lock: WakeLockSentinel | undefined;
    // A screen that went dark, or showed something else meanwhile, is let go of by the browser.
    const light = async () => {
      if (document.visibilityState !== "visible" || !("wakeLock" in navigator)) return;
      const held = await navigator.wakeLock.request("screen").catch(() => undefined);
      if (here) lock = held;
      else void held?.release();
    };
    void light();
    document.addEventListener("visibilitychange", light);
    return () => {
      here = false;
      document.removeEventListener("visibilitychange", light);
      void lock?.release();
    };
  }, []);
}

function RenewCode({ eventId }: { eventId: string }) {
  const { t } = useTranslation("learning/live-sessions/office");
  const queries = useQueryClient();
  const renew = useMutation({
    mutationFn: () => call(renewCheckInCode, { params: { id: eventId } }),
    onSuccess: (fresh) => {
      queries.setQueryData(codeQuery(eventId).queryKey, fresh);
      notice(t("code.renewed"));
    },
    onError: (error) => notice(error.message, { kind: "failed" }),
  });
  return (
    <ConfirmAction
      title={t("code.renewTitle")}
      text={t("code.renewText")}
      confirm={t("code.renew")}
      onConfirm={() => renew.mutateAsync().catch(() => undefined)}
    >
      {(ask) => (
        <Button
          variant="default"
          leftSection={<IconRefresh size={18} stroke={1.7} aria-hidden="true" />}
          onClick={ask}
        >
          {t("code.renew")}
        </Button>
      )}
    </ConfirmAction>
  );
}

/** Code of an event for a screen at its entrance, read from some metres away (§live-sessions#presence). */
export function CheckInCodePage() {
  const { t } = useTranslation("learning/live-sessions/office");
  const { locale, number } = useFormats();
  const { eventId = "" } = useParams({ strict: false }) as { eventId?: string };
  const query = useQuery(codeQuery(eventId));
  const event = useQuery(officeEventQuery(eventId)).data;
  useLitScreen();
  const half = checkInCodeDigits / 2;
  // A code that is void is not shown any more, however it was before.
  const isVoid = isRefused(query.error) && query.error.status < SERVER_FAILED && query.error.status > 0;
  return (
    <Main className={classes.page}>
      <header>
        <BackLink>
          <Link to="/admin/events/$eventId/roster" params={{ eventId }}>
            <IconArrowLeft size={18} stroke={1.7} aria-hidden="true" />
            {t("roster.list")}
          </Link>
        </BackLink>
        <PageTitle title={event ? textIn(event.title, locale) || t("untitled") : t("code.title")} />
      </header>
      <QueryState query={isVoid ? { ...query, data: undefined } : query} skeleton={<ListSkeleton rows={3} />}>
        {({ code, scan, checkedIn, registered }) => (
          <>
            <div className={classes.codes}>
              <div className={classes.qr}>
                <QrCode text={addressOf(eventId, scan)} label={t("code.qr")} />
              </div>
              <div className="stack items-center gap-16">
                <p className={classes.how}>{t("code.how")}</p>
                <p className={classes.digits}>
                  <span>{code.slice(0, half)}</span>
                  <span>{code.slice(half)}</span>
                </p>
                <p className={classes.counter} aria-live="polite">
                  {t("code.counter", { present: number(checkedIn), registered: number(registered) })}
                </p>
              </div>
            </div>
            <footer className={classes.foot}>
              <RenewCode eventId={eventId} />
              {document.fullscreenEnabled ? (
                <Button
                  variant="default"
                  leftSection={<IconMaximize size={18} stroke={1.7} aria-hidden="true" />}
                  onClick={() => void document.documentElement.requestFullscreen()}
                >
                  {t("code.fullScreen")}
                </Button>
              ) : null}
            </footer>
          </>
        )}
      </QueryState>
    </Main>
  );
}
