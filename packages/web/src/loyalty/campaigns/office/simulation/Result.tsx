import { capKinds } from "@trilha/contract/loyalty/earning/rule-set.ts";
import { useTranslation } from "react-i18next";
import { formatPercent } from "../../../../i18n/formats.ts";
import { useFormats } from "../../../../i18n/use-locale.ts";
import { NameCell } from "../../../../ui/list/NameCell.tsx";
import { Card } from "../../../../ui/page/Card.tsx";
import classes from "../campaigns-office.module.css";
import type { Simulation } from "../campaigns-office.queries.ts";

type Person = Simulation["winners"][number];

/** A change with its sign, so that it is understood without a colour. */
function useSigned() {
  const { number } = useFormats();
  return (value: number) => (value > 0 ? `+${number(value)}` : value < 0 ? `−${number(-value)}` : "0");
}

function Cost({ result, budget }: { result: Simulation; budget: number | null }) {
  const { t } = useTranslation("loyalty/campaigns/office");
  const { number, locale } = useFormats();
  const signed = useSigned();
  const lines = (["points", "experience"] as const).map((kind) => {
    const [before, after] = [result.before[kind], result.after[kind]];
    const change = before > 0 ? ` (${signed(Math.round((after / before - 1) * 100))} %)` : "";
    return { kind, before, after, change: `${signed(after - before)}${change}` };
  });
  return (
    <Card title={t("simulation.cost")}>
      <p className="hint under-title">
        {t("simulation.scope", { claims: number(result.claims), people: number(result.people) })}
      </p>
      <table className={classes.plainTable} aria-label={t("simulation.cost")}>
        <thead>
          <tr>
            <th scope="col">{t("simulation.what")}</th>
            <th scope="col">{t("simulation.before")}</th>
            <th scope="col">{t("simulation.after")}</th>
            <th scope="col">{t("simulation.change")}</th>
          </tr>
        </thead>
        <tbody>
          {lines.map(({ kind, before, after, change }) => (
            <tr key={kind}>
              <th scope="row">{t(`grid.column.${kind}`)}</th>
              <td>{number(before)}</td>
              <td>
                <strong>{number(after)}</strong>
              </td>
              <td>{change}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {budget ? (
        <p className="mt-12 text-15">
          {t("simulation.budget", {
            part: formatPercent(result.after.points / budget, locale),
            budget: number(budget),
          })}
        </p>
      ) : null}
    </Card>
  );
}

function People({ title, none, people }: { title: string; none: string; people: readonly Person[] }) {
  const { t } = useTranslation("loyalty/campaigns/office");
  const { number } = useFormats();
  const signed = useSigned();
  return (
    <Card title={title}>
      {people.length === 0 ? (
        <p className={classes.dim}>{none}</p>
      ) : (
        <table className={classes.plainTable} aria-label={title}>
          <thead>
            <tr>
              <th scope="col">{t("simulation.person")}</th>
              <th scope="col">{t("simulation.before")}</th>
              <th scope="col">{t("simulation.after")}</th>
              <th scope="col">{t("simulation.change")}</th>
            </tr>
          </thead>
          <tbody>
            {people.map(({ userId, name, before, after }) => (
              <tr key={userId}>
                <th scope="row">{name}</th>
                <td>{number(before)}</td>
                <td>{number(after)}</td>
                <td>{signed(after - before)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </Card>
  );
}

/** A simulation's outcome. */
export function Result({ result, budget }: { result: Simulation; budget: number | null }) {
  const { t } = useTranslation("loyalty/campaigns/office");
  const { number } = useFormats();
  const capName = (kind: string) => {
    const known = capKinds.find((one) => one === kind);
    return known ? t(`caps.${known}`) : kind;
  };
  return (
    <div className="stack gap-20 shrink" aria-live="polite">
      <Cost result={result} budget={budget} />
      <div className={classes.pair}>
        <People title={t("simulation.winners")} none={t("simulation.noWinners")} people={result.winners} />
        <People title={t("simulation.losers")} none={t("simulation.noLosers")} people={result.losers} />
      </div>
      <div className={classes.pair}>
        <Card title={t("simulation.caps")}>
          {result.capsHit.length === 0 ? (
            <p className={classes.dim}>{t("simulation.noCaps")}</p>
          ) : (
            <table className={classes.plainTable} aria-label={t("simulation.caps")}>
              <thead>
                <tr>
                  <th scope="col">{t("simulation.cap")}</th>
                  <th scope="col">{t("simulation.times")}</th>
                  <th scope="col">{t("simulation.trimmed")}</th>
                </tr>
              </thead>
              <tbody>
                {result.capsHit.map(({ kind, times, trimmed }) => (
                  <tr key={kind}>
                    <th scope="row">{capName(kind)}</th>
                    <td>{number(times)}</td>
                    <td>{number(trimmed)}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          )}
        </Card>
        <Card title={t("simulation.unmatched")}>
          {result.unmatched.length === 0 ? (
            <p className={classes.dim}>{t("simulation.noUnmatched")}</p>
          ) : (
            <table className={classes.plainTable} aria-label={t("simulation.unmatched")}>
              <thead>
                <tr>
                  <th scope="col">{t("simulation.product")}</th>
                  <th scope="col">{t("simulation.units")}</th>
                </tr>
              </thead>
              <tbody>
                {result.unmatched.map(({ sku, name, units }) => (
                  <tr key={sku}>
                    <th scope="row">
                      <NameCell name={name} under={sku} />
                    </th>
                    <td>{number(units)}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          )}
        </Card>
      </div>
    </div>
  );
}
