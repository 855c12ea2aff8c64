import { pointsGiven } from "@trilha/contract/loyalty/ledger/points-given.ts";

/** Movements in one span of time: the programme's accounts, then what people's own changed by. */
export interface Movements {
  readonly awarded: number;
  readonly reversed: number;
  readonly adjusted: number;
  readonly redeemed: number;
  readonly refunded: number;
  readonly expired: number;
  readonly transferred: number;
  readonly forgiven: number;
  readonly uncleared: number;
  readonly cleared: number;
  readonly held: number;
  readonly debt: number;
}

const none: Movements = {
  ...{
    awarded: 0,
    reversed: 0,
    adjusted: 0,
    redeemed: 0,
    refunded: 0,
    expired: 0,
    transferred: 0,
    forgiven: 0,
  },
  ...{ uncleared: 0, cleared: 0, held: 0, debt: 0 },
};

const plus = (one: Movements, other: Movements): Movements => ({
  awarded: one.awarded + other.awarded,
  reversed: one.reversed + other.reversed,
  adjusted: one.adjusted + other.adjusted,
  redeemed: one.redeemed + other.redeemed,
  refunded: one.refunded + other.refunded,
  expired: one.expired + other.expired,
  transferred: one.transferred + other.transferred,
  forgiven: one.forgiven + other.forgiven,
  uncleared: one.uncleared + other.uncleared,
  cleared: one.cleared + other.cleared,
  held: one.held + other.held,
  debt: one.debt + other.debt,
});

const presentSpan = ({ awarded, uncleared, cleared, held, debt, ...moved }: Movements) => ({
  given: pointsGiven({ credited: awarded, reversed: moved.reversed }),
  issued: awarded,
  ...moved,
});
/** Balance of people, and with it what the programme owes them. */
const stands = ({ uncleared, cleared, held, debt }: Movements) => ({
  underAudit: uncleared,
  confirmed: cleared,
  reserved: held,
  owed: debt,
  liability: uncleared + cleared + held + debt,
});

interface Span extends Movements {
  readonly key: string;
  /** Span that lies before what was asked for. */
  readonly before: boolean;
}

/**
 * Movements in each span, and what people had at its end. Spans follow each other in time, so that each ends with all
 * that was before it; campaigns lie beside each other, and each ends with its own.
 */
export function pointsSpans<Row extends Span>(rows: readonly Row[], beside: boolean) {
  const opening = new Map<string, Movements>();
  let before = none;
  for (const row of rows) {
    if (!row.before) continue;
    before = plus(before, row);
    opening.set(row.key, plus(opening.get(row.key) ?? none, row));
  }
  let until = before;
  let moved = none;
  const spans = rows
    .filter((row) => !row.before)
    .map((row) => {
      until = plus(until, row);
      moved = plus(moved, row);
      const end = beside ? plus(opening.get(row.key) ?? none, row) : until;
      return { row, ...presentSpan(row), ...stands(end) };
    });
  return { total: { ...presentSpan(moved), ...stands(until) }, spans };
}
