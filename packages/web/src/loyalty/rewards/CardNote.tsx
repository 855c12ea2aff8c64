import { IconCircleCheck, IconCoin, IconFlame, IconLock, IconPackageOff } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useFormats } from "../../i18n/use-locale.ts";
import classes from "./store.module.css";
import type { StoreCard } from "./store.queries.ts";
import { useLockWords } from "./use-lock-words.ts";

type Note = { tone: "locked" | "missing" | "last" | "ready"; icon: ReactNode; text: string };

const size = { size: 16, stroke: 1.8, "aria-hidden": true } as const;

/** The one thing that decides now: what locks it, that there is none, what is missing, or that it can be had. */
export function CardNote({ card }: { card: StoreCard }) {
  const { t } = useTranslation("loyalty/rewards");
  const { number, deadline } = useFormats();
  const words = useLockWords();
  const [lock] = card.locked;

  const note = (): Note => {
    if (lock) return { tone: "locked", icon: <IconLock {...size} />, text: words(lock).short };
    if (card.stock === "none")
      return { tone: "locked", icon: <IconPackageOff {...size} />, text: t("stock.none") };
    if (card.missing > 0) {
      const missing = { count: card.missing, amount: number(card.missing) };
      const text = card.soonestOn
        ? t("missingUntil", { ...missing, date: deadline(card.soonestOn) })
        : t("missing", missing);
      return { tone: "missing", icon: <IconCoin {...size} />, text };
    }
    if (card.stock === "few") return { tone: "last", icon: <IconFlame {...size} />, text: t("stock.few") };
    return { tone: "ready", icon: <IconCircleCheck {...size} />, text: t("ready") };
  };
  const { tone, icon, text } = note();
  return (
    <span className={classes.note} data-tone={tone}>
      {icon}
      {text}
    </span>
  );
}
