import { IconHeart, IconHeartFilled } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { isRefused } from "../../api/problem.ts";
import { notice } from "../../ui/act/notices.ts";
import classes from "./store.module.css";
import { type StoreCard, useWish } from "./store.queries.ts";

/** On my wish list or not, with one press. */
export function WishButton({
  item: { id, name, wished },
}: {
  item: Pick<StoreCard, "id" | "name" | "wished">;
}) {
  const { t } = useTranslation("loyalty/rewards");
  const wish = useWish(id);
  const Icon = wished ? IconHeartFilled : IconHeart;
  const failed = (error: unknown) =>
    notice(isRefused(error) ? error.message : String(error), { kind: "failed" });
  return (
    <button
      type="button"
      className={classes.wish}
      aria-pressed={wished}
      aria-label={t("wish", { name })}
      onClick={() => wish.mutate(!wished, { onError: failed })}
    >
      <Icon size={20} stroke={1.8} aria-hidden="true" />
    </button>
  );
}
