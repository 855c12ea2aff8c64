import { IconShare2 } from "@tabler/icons-react";
import { useMutation } from "@tanstack/react-query";
import { shownLink } from "@trilha/contract/core/text-checks.ts";
import { shareBadge, unshareBadge } from "@trilha/contract/learning/badges/endpoints.ts";
import type { OwnBadge } from "@trilha/contract/learning/badges/shapes.ts";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { call } from "../../api/call.ts";
import { CopyText } from "../../ui/act/CopyText.tsx";
import { notice } from "../../ui/act/notices.ts";
import { ShareButton } from "../../ui/act/ShareButton.tsx";
import { Button } from "../../ui/controls/button.ts";
import { Sheet } from "../../ui/sheet/Sheet.tsx";
import { useBadgesChanged } from "./badges.queries.ts";

/** §learning#shared-badges Public page of one's own badge: made by one's own choice, and taken away again. */
export function ShareBadge({ badge }: { badge: Pick<OwnBadge, "id" | "name" | "sharedUrl"> }) {
  const { t } = useTranslation("learning/badges");
  const { t: shell } = useTranslation("shell");
  const [opened, setOpened] = useState(false);
  const changed = useBadgesChanged();
  const failed = (error: Error) => notice(error.message, { kind: "failed" });
  const params = { id: badge.id };
  const share = useMutation({
    mutationFn: () => call(shareBadge, { params }),
    onError: failed,
    onSettled: changed,
  });
  const stop = useMutation({
    mutationFn: () => call(unshareBadge, { params }),
    onSuccess: () => {
      share.reset();
      setOpened(false);
      notice(t("own.shareStopped"));
    },
    onError: failed,
    onSettled: changed,
  });
  const url = share.data?.url ?? badge.sharedUrl;
  return (
    <>
      <Button
        className="mt-12"
        variant="default"
        size="sm"
        leftSection={<IconShare2 size={18} stroke={1.7} aria-hidden="true" />}
        aria-label={`${t("own.share")}: ${badge.name}`}
        onClick={() => setOpened(true)}
      >
        {shell("ui.share")}
      </Button>
      <Sheet
        opened={opened}
        onClose={() => setOpened(false)}
        size="sm"
        title={t("own.shareTitle", { badge: badge.name })}
        footer={
          url ? (
            <>
              <Button variant="default" loading={stop.isPending} onClick={() => stop.mutate()}>
                {t("own.shareStop")}
              </Button>
              <ShareButton title={badge.name} url={url} main />
            </>
          ) : (
            <Button loading={share.isPending} onClick={() => share.mutate()}>
              {t("own.shareGo")}
            </Button>
          )
        }
      >
        <p>{t("own.shareText")}</p>
        {url ? (
          <div className="mt-12 shrink break">
            <CopyText text={url} shown={shownLink(url)} label={t("own.shareLink")} />
          </div>
        ) : null}
      </Sheet>
    </>
  );
}
