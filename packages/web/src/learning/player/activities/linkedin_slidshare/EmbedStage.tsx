import { IconExternalLink } from "@tabler/icons-react";
import { maySlidesComeFrom } from "@trilha/contract/learning/delivery/embed-origins.ts";
import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { EmptyState } from "../../../../ui/state/EmptyState.tsx";
import media from "../../media/media.module.css";
import { Outside } from "../../media/Outside.tsx";
import type { StageProps } from "../../stage.ts";

/** §entities#type-embeds linkedin_slidshare: slides in a frame of theirs. */
export function Stage({ content, opened, recorder, consent }: StageProps<"embed">) {
  const { t } = useTranslation("learning/player");
  const framed = maySlidesComeFrom(content.url);

  useEffect(() => {
    recorder.active(true);
    return () => recorder.active(false);
  }, [recorder]);

  if (!framed)
    return (
      <EmptyState icon={<IconExternalLink size={28} stroke={1.6} />} title={t("embed.refusedTitle")}>
        {t("embed.refusedText")}
      </EmptyState>
    );
  return (
    <Outside
      provider={new URL(content.url).host.includes("slideshare") ? "SlideShare" : "LinkedIn"}
      consent={consent}
      recorder={recorder}
    >
      <div className={media.outside}>
        <iframe
          src={content.url}
          title={opened.activity.title}
          sandbox="allow-scripts allow-same-origin allow-popups"
          allow="fullscreen"
          referrerPolicy="strict-origin-when-cross-origin"
        />
      </div>
    </Outside>
  );
}
