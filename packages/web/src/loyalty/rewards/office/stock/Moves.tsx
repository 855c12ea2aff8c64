import { IconArrowsExchange } from "@tabler/icons-react";
import { useInfiniteQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import { countryName } from "../../../../i18n/country-name.ts";
import { textIn } from "../../../../i18n/text-in.ts";
import { useFormats } from "../../../../i18n/use-locale.ts";
import { can, useSession } from "../../../../session/session.queries.ts";
import { PagedList } from "../../../../ui/list/PagedList.tsx";
import { EmptyState } from "../../../../ui/state/EmptyState.tsx";
import classes from "../reward-office.module.css";
import { type MoveFilters, movesQuery, type StockMove } from "./stock.queries.ts";

const FEW = 10;
/** Whether a move adds to what is on hand; a correction says it by its sign. */
const ADDS: Readonly<Record<StockMove["kind"], boolean>> = {
  receive: true,
  reserve: false,
  release: true,
  ship: false,
  return: true,
  correct: true,
};

function Move({ move, few }: { move: StockMove; few: boolean }) {
  const { t } = useTranslation("loyalty/rewards/office");
  const { locale, number, dateTime } = useFormats();
  const mayRead = can(useSession(), "orders.read");
  // Shipped units were reserved before: they leave the section, not the stock on hand.
  const sign = move.kind === "ship" ? "" : move.units < 0 === ADDS[move.kind] ? "−" : "+";
  const under = [
    few ? undefined : countryName(move.country, locale),
    move.by ?? t("stock.itself"),
    dateTime(new Date(move.at)),
    move.reason,
  ];
  return (
    <li>
      <span>
        <strong>{few ? t(`stock.kind.${move.kind}`) : textIn(move.name, locale) || move.sku}</strong>
        <span className={classes.dim}>{under.filter(Boolean).join(" · ")}</span>
      </span>
      <span className="inline gap-12">
        {few ? null : <span className={classes.dim}>{t(`stock.kind.${move.kind}`)}</span>}
        <strong className="numbers">
          {sign} {number(Math.abs(move.units))}
        </strong>
        {move.orderId && mayRead ? (
          <Link
            to="/admin/orders/$orderId"
            params={{ orderId: move.orderId }}
            className="inline gap-6 min-h-32 ink-primary text-14 weight-550"
          >
            {t("stock.order")}
          </Link>
        ) : null}
      </span>
    </li>
  );
}

type Props = { filters: MoveFilters; few?: boolean };

/** How units came and went, the newest first. */
export function MoveList({ filters, few = false }: Props) {
  const { t } = useTranslation("loyalty/rewards/office");
  const list = useInfiniteQuery(movesQuery(filters, few ? FEW : undefined));
  return (
    <PagedList
      list={list}
      empty={
        few ? (
          <p className={classes.dim}>{t("stock.noMoves")}</p>
        ) : (
          <EmptyState icon={<IconArrowsExchange size={28} stroke={1.6} />} title={t("stock.noMoves")}>
            {t("stock.noMovesText")}
          </EmptyState>
        )
      }
    >
      {(moves, foot) => (
        <>
          <ul className={few ? classes.lines : classes.panel}>
            {moves.map((move) => (
              <Move key={move.id} move={move} few={few} />
            ))}
          </ul>
          {foot}
        </>
      )}
    </PagedList>
  );
}
