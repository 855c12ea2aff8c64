import { IconArchive, IconWorldUpload } from "@tabler/icons-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { textIn } from "../../../../i18n/text-in.ts";
import { useLocale } from "../../../../i18n/use-locale.ts";
import { notice } from "../../../../ui/act/notices.ts";
import { Button } from "../../../../ui/controls/button.ts";
import type { Reward } from "../reward-office.queries.ts";
import { useSwitchRewards } from "./use-save-reward.ts";

type Props = {
  reward: Reward;
  /** Unsaved changes of the item: what would be published is not what is seen. */
  dirty: boolean;
};

/** Puts an item into the store, or takes it out; either can be taken back. */
export function PublishButton({ reward, dirty }: Props) {
  const { t } = useTranslation("loyalty/rewards/office");
  const locale = useLocale();
  const turn = useSwitchRewards();
  const [busy, setBusy] = useState(false);
  const published = reward.state === "published";
  const failed = (error: Error) => notice(error.message, { kind: "failed" });

  const act = () => {
    if (dirty) return notice(t("item.saveFirst"), { kind: "failed" });
    setBusy(true);
    turn([reward.id], published ? "archived" : "published")
      .then(() => {
        const words = t(published ? "item.archived" : "item.published", {
          name: textIn(reward.name, locale),
        });
        const back = reward.state === "draft" ? "archived" : reward.state;
        notice(words, { undo: () => void turn([reward.id], back).catch(failed) });
      }, failed)
      .finally(() => setBusy(false));
  };
  const Icon = published ? IconArchive : IconWorldUpload;
  return (
    <Button
      variant={published ? "default" : "filled"}
      loading={busy}
      leftSection={<Icon size={18} stroke={1.8} aria-hidden="true" />}
      onClick={act}
    >
      {t(published ? "item.archive" : "item.publish")}
    </Button>
  );
}
