import { IconDeviceDesktop, IconDeviceMobile } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { isRefused } from "../../api/problem.ts";
import { useFormats } from "../../i18n/use-locale.ts";
import { ConfirmAction } from "../../ui/act/ConfirmAction.tsx";
import { notice } from "../../ui/act/notices.ts";
import { Button } from "../../ui/controls/button.ts";
import { Card } from "../../ui/page/Card.tsx";
import { ErrorState } from "../../ui/state/ErrorState.tsx";
import { ListSkeleton } from "../../ui/state/Skeletons.tsx";
import classes from "./profile.module.css";
import { type Sessions, sessionsQuery, useEndSession } from "./profile.queries.ts";

/** Where this account is signed in, and a way to end that. */
export function SessionsCard() {
  const { t } = useTranslation("accounts/profile");
  const { ago, dateTime } = useFormats();
  const { data, error, refetch } = useQuery(sessionsQuery);
  const end = useEndSession();
  const others = data?.items.filter(({ current }) => !current).length ?? 0;

  const marksOf = (item: Sessions["items"][number]) => [
    ...(item.client ? [item.client] : []),
    ...(item.ip ? [item.ip] : []),
    ...(item.isWebservice ? [t("byPartner")] : []),
    ...(item.withFactor ? [t("withFactor")] : []),
    ...(item.pushes ? [t("pushes")] : []),
  ];
  const stop = (id: string) =>
    end.mutateAsync(id).then(
      () => notice(t(id === "others" ? "othersEnded" : "sessionEnded")),
      (refused: unknown) =>
        notice(isRefused(refused) ? refused.message : String(refused), { kind: "failed" }),
    );

  return (
    <Card
      title={t("sessions")}
      aside={
        others > 0 ? (
          <ConfirmAction
            title={t("endOthersTitle")}
            text={t("endOthersText")}
            confirm={t("endOthers")}
            onConfirm={() => stop("others")}
          >
            {(ask) => (
              <Button variant="subtle" color="danger" size="sm" onClick={ask}>
                {t("endOthers")}
              </Button>
            )}
          </ConfirmAction>
        ) : null
      }
    >
      {data ? (
        <ul className={classes.sessions}>
          {data.items.map((item) => {
            const Icon = /android|iphone|mobile|ios/i.test(item.device)
              ? IconDeviceMobile
              : IconDeviceDesktop;
            return (
              <li key={item.id}>
                <Icon size={24} stroke={1.6} aria-hidden="true" />
                <div>
                  <strong>{item.device}</strong>
                  <span title={dateTime(new Date(item.lastSeenAt))}>
                    {item.current ? t("thisDevice") : t("lastSeen", { age: ago(new Date(item.lastSeenAt)) })}
                    {marksOf(item)
                      .map((mark) => ` · ${mark}`)
                      .join("")}
                  </span>
                </div>
                {item.current ? null : (
                  <ConfirmAction
                    title={t("endTitle")}
                    text={t("endText", { device: item.device })}
                    confirm={t("end")}
                    onConfirm={() => stop(item.id)}
                  >
                    {(ask) => (
                      <Button
                        variant="default"
                        size="sm"
                        onClick={ask}
                        aria-label={t("endOn", { device: item.device })}
                      >
                        {t("end")}
                      </Button>
                    )}
                  </ConfirmAction>
                )}
              </li>
            );
          })}
        </ul>
      ) : error ? (
        <ErrorState
          message={error.message}
          requestId={isRefused(error) ? error.requestId : undefined}
          onRetry={() => void refetch()}
        />
      ) : (
        <ListSkeleton rows={3} />
      )}
    </Card>
  );
}
