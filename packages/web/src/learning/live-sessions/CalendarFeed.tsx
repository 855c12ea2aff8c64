import { IconCalendarShare } from "@tabler/icons-react";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { shownLink } from "@trilha/contract/core/text-checks.ts";
import {
  endCalendarFeed,
  makeCalendarFeed,
  readCalendarFeed,
} from "@trilha/contract/learning/live-sessions/endpoints.ts";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { call } from "../../api/call.ts";
import { CopyText } from "../../ui/act/CopyText.tsx";
import { notice } from "../../ui/act/notices.ts";
import { Button } from "../../ui/controls/button.ts";
import { Sheet } from "../../ui/sheet/Sheet.tsx";

const feedKey = ["events", "feed"] as const;

/** Private calendar of one's own dates (§live-sessions#calendar): its address is shown once, and voided at any time. */
export function CalendarFeed() {
  const { t } = useTranslation("learning/live-sessions");
  const [opened, setOpened] = useState(false);
  const queries = useQueryClient();
  const feed = useQuery({
    queryKey: feedKey,
    queryFn: ({ signal }) => call(readCalendarFeed, {}, { signal }),
    enabled: opened,
  });
  const failed = (error: Error) => notice(error.message, { kind: "failed" });
  const onSettled = () => queries.invalidateQueries({ queryKey: feedKey });
  const make = useMutation({ mutationFn: () => call(makeCalendarFeed, {}), onError: failed, onSettled });
  const end = useMutation({
    mutationFn: () => call(endCalendarFeed, {}),
    onSuccess: () => {
      make.reset();
      setOpened(false);
      notice(t("feed.ended"));
    },
    onError: failed,
    onSettled,
  });
  const url = make.data?.url;
  const exists = Boolean(url ?? feed.data?.since);
  return (
    <>
      <Button
        variant="default"
        size="sm"
        leftSection={<IconCalendarShare size={18} stroke={1.7} aria-hidden="true" />}
        onClick={() => setOpened(true)}
      >
        {t("feed.open")}
      </Button>
      <Sheet
        opened={opened}
        onClose={() => setOpened(false)}
        size="sm"
        title={t("feed.title")}
        footer={
          <>
            {exists ? (
              <Button variant="default" loading={end.isPending} onClick={() => end.mutate()}>
                {t("feed.end")}
              </Button>
            ) : null}
            {url ? (
              <Button component="a" href={url.replace(/^https?:/, "webcal:")}>
                {t("feed.subscribe")}
              </Button>
            ) : (
              <Button loading={make.isPending || feed.isLoading} onClick={() => make.mutate()}>
                {t(exists ? "feed.renew" : "feed.make")}
              </Button>
            )}
          </>
        }
      >
        <p>{t("feed.text")}</p>
        {url ? (
          <div className="mt-12 shrink break">
            <CopyText text={url} shown={shownLink(url)} label={t("feed.link")} />
            <p className="hint mt-8">{t("feed.secret")}</p>
          </div>
        ) : exists ? (
          <p className="hint mt-8">{t("feed.exists")}</p>
        ) : null}
      </Sheet>
    </>
  );
}
