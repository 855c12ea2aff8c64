import { IconAlertCircle } from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";
import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import type { Refused } from "../../../api/problem.ts";
import classes from "./redeem.module.css";
import { type RefusalRemedy, remedyFor } from "./refusal-remedies.ts";

const TARGET: Readonly<Record<RefusalRemedy, string>> = {
  points: "/profile/points",
  sales: "/insert-sales",
  level: "/profile/level",
  store: "/reward-store",
};

/** Why it was not redeemed, and where something can be done about it (§messages#redeem). */
export function Refusal({ refusal }: { refusal: Refused }) {
  const { t } = useTranslation("loyalty/rewards");
  const { t: shell } = useTranslation("shell");
  const box = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each refusal is heard anew
  useEffect(() => box.current?.focus(), [refusal]);
  const target = remedyFor(refusal.code);
  const broken = refusal.status >= 500;
  return (
    <div ref={box} className={classes.refusal} role="alert" tabIndex={-1}>
      <IconAlertCircle className="mt-2 ink-danger" size={20} stroke={1.8} aria-hidden="true" />
      <div>
        <p>{broken || refusal.status === 0 ? t("redeem.failed") : refusal.message}</p>
        {refusal.status === 0 ? <p className={classes.small}>{refusal.message}</p> : null}
        {target ? (
          <Link className="inline touch ink-inherit weight-600" to={TARGET[target]}>
            {t(`redeem.way.${target}`)}
          </Link>
        ) : null}
        {broken && refusal.requestId ? (
          <p className={classes.small}>{shell("ui.requestId", { id: refusal.requestId })}</p>
        ) : null}
      </div>
    </div>
  );
}
