import { IconKey } from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { countryName } from "../../../../i18n/country-name.ts";
import { textIn } from "../../../../i18n/text-in.ts";
import { useFormats } from "../../../../i18n/use-locale.ts";
import { can, useSession } from "../../../../session/session.queries.ts";
import { Sheet } from "../../../../ui/sheet/Sheet.tsx";
import { Choice } from "../../../../ui/switches/Choice.tsx";
import classes from "../reward-office.module.css";
import { MoveList } from "./Moves.tsx";
import { type StockAction, StockChange } from "./StockChange.tsx";
import type { StockLevel } from "./stock.queries.ts";

const PARTS = [
  ["received", "+"],
  ["reserved", "−"],
  ["shipped", "−"],
  ["returned", "+"],
  ["corrected", "+"],
] as const;

/** Sum of the stock on hand: received, promised, shipped and returned units. */
function Sum({ row }: { row: StockLevel }) {
  const { t } = useTranslation("loyalty/rewards/office");
  const { number } = useFormats();
  return (
    <dl className={classes.sum}>
      {PARTS.map(([part, sign], index) => (
        <div className="flex between gap-16" key={part}>
          <dt>{t(`stock.part.${part}`)}</dt>
          <dd>
            {index > 0 ? `${row[part] < 0 ? "−" : sign} ` : ""}
            {number(Math.abs(row[part]))}
          </dd>
        </div>
      ))}
      <div className="flex between gap-16" data-total>
        <dt>{t("stock.part.onHand")}</dt>
        <dd>= {number(row.onHand)}</dd>
      </div>
    </dl>
  );
}

type Props = { row: StockLevel; onClose: () => void };

/** The stock of one item in one country: how it comes about, what happened last, what came in. */
export function StockSheet({ row, onClose }: Props) {
  const { t } = useTranslation("loyalty/rewards/office");
  const { locale } = useFormats();
  const editable = can(useSession(), "stock.edit");
  const [deed, setDeed] = useState<StockAction>("receive");
  return (
    <Sheet
      opened
      title={`${textIn(row.name, locale) || row.sku} · ${countryName(row.country, locale)}`}
      onClose={onClose}
    >
      <div className="stack one-column gap-20 shrink">
        <Sum row={row} />
        {row.delivery === "digital" ? (
          <div className="stack one-column gap-16 shrink">
            <p className={classes.dim}>{t("stock.digital")}</p>
            <Link
              to="/admin/rewards/$rewardId/codes"
              params={{ rewardId: row.rewardId }}
              className="inline gap-6 min-h-32 ink-primary text-14 weight-550"
            >
              <IconKey size={18} stroke={1.7} aria-hidden="true" />
              {t("codes.title")}
            </Link>
          </div>
        ) : editable ? (
          <div className="stack one-column gap-16 shrink">
            <Choice
              label={t("stock.deed")}
              value={deed}
              onChange={setDeed}
              options={[
                { value: "receive", label: t("stock.receive") },
                { value: "correct", label: t("stock.correct") },
              ]}
            />
            <StockChange key={deed} row={row} deed={deed} onDone={onClose} />
          </div>
        ) : null}
        <section>
          <h3 className="mb-8 text-15 weight-600">{t("stock.lastMoves")}</h3>
          <MoveList filters={{ rewardId: row.rewardId, country: row.country }} few />
        </section>
      </div>
    </Sheet>
  );
}
