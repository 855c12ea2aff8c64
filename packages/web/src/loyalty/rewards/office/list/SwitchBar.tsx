import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useFormats } from "../../../../i18n/use-locale.ts";
import { notice } from "../../../../ui/act/notices.ts";
import { Button } from "../../../../ui/controls/button.ts";
import { SelectionBar } from "../../../../ui/list/SelectionBar.tsx";
import { useSwitchRewards } from "../item/use-save-reward.ts";
import type { RewardItem } from "../reward-office.queries.ts";

type Props = { rewards: readonly RewardItem[]; onClear: () => void };
type State = "published" | "archived";

/** Publishes or archives the ticked items, all of them or none. */
export function SwitchBar({ rewards, onClear }: Props) {
  const { t } = useTranslation("loyalty/rewards/office");
  const { number } = useFormats();
  const turn = useSwitchRewards();
  const [busy, setBusy] = useState<State>();
  const act = (state: State) => {
    setBusy(state);
    const chosen = rewards.filter((one) => one.state !== state).map(({ id }) => id);
    turn(chosen, state)
      .then(
        () => {
          notice(t(`bulk.${state}`, { count: chosen.length, amount: number(chosen.length) }));
          onClear();
        },
        (error: Error) => notice(error.message, { kind: "failed" }),
      )
      .finally(() => setBusy(undefined));
  };
  const offer = (state: State) =>
    rewards.some((one) => one.state !== state && (state === "published" || one.state === "published"));
  return (
    <SelectionBar label={t("bulk.label")} count={rewards.length} clear={t("bulk.clear")} onClear={onClear}>
      {offer("archived") ? (
        <Button
          variant="default"
          loading={busy === "archived"}
          disabled={busy === "published"}
          onClick={() => act("archived")}
        >
          {t("item.archive")}
        </Button>
      ) : null}
      {offer("published") ? (
        <Button
          loading={busy === "published"}
          disabled={busy === "archived"}
          onClick={() => act("published")}
        >
          {t("item.publish")}
        </Button>
      ) : null}
    </SelectionBar>
  );
}
