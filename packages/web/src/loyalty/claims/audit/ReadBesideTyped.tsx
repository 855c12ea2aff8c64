import { IconAlertTriangle, IconCircleCheck } from "@tabler/icons-react";
import { type Country, countries } from "@trilha/contract/core/country.ts";
import {
  type Agreement,
  dateAgreement,
  numberAgreement,
} from "@trilha/contract/loyalty/claims/invoices/agreement.ts";
import { useTranslation } from "react-i18next";
import { useFormats } from "../../../i18n/use-locale.ts";
import { StatusBadge } from "../../../ui/badge/StatusBadge.tsx";
import classes from "./audit.module.css";
import type { AuditSubject } from "./audit.queries.ts";

type Sale = NonNullable<AuditSubject["sale"]>;
type Row = {
  readonly label: string;
  readonly typed?: string;
  readonly read: string | null;
  readonly agreement?: Agreement;
};

function Mark({ agreement }: { agreement: Agreement | undefined }) {
  const { t } = useTranslation("loyalty/claims/audit");
  if (agreement !== "same" && agreement !== "differs") return null;
  const differs = agreement === "differs";
  return (
    <StatusBadge
      tone={differs ? "danger" : "success"}
      icon={differs ? <IconAlertTriangle size={14} stroke={2} /> : <IconCircleCheck size={14} stroke={2} />}
    >
      {t(`agreement.${agreement}`)}
    </StatusBadge>
  );
}

/** Values typed beside those of the code on the invoice, with what differs marked (§loyalty#typed-beside-read). */
export function ReadBesideTyped({ sale, country }: { sale: Sale; country: Country }) {
  const { t } = useTranslation("loyalty/claims/audit");
  const { calendarDay } = useFormats();
  const { reading, invoiceNumber, saleDate } = sale;
  if (!reading) return null;
  const textOf = (field: string) => {
    const value = reading[field];
    return typeof value === "string" || typeof value === "number" ? String(value) : null;
  };
  const [number, date, month] = [textOf("number"), textOf("date"), textOf("month")];
  const document = {
    country: countries.find((one) => one === textOf("country")) ?? country,
    number,
    series: textOf("series"),
    uniqueKey: textOf("uniqueKey"),
  };
  const rows: Row[] = [
    {
      label: t("fact.invoice"),
      typed: invoiceNumber,
      read: number,
      agreement: numberAgreement(invoiceNumber, document),
    },
    {
      label: t("fact.saleDate"),
      typed: calendarDay(saleDate),
      read: date ? calendarDay(date) : month,
      agreement: dateAgreement(saleDate, { date, month }),
    },
    { label: t("fact.issuer"), read: textOf("issuer") },
    { label: t("fact.total"), read: textOf("total") },
  ];
  return (
    <table className={classes.beside}>
      <caption className={classes.small}>{t("reading")}</caption>
      <thead>
        <tr>
          <td />
          <th scope="col">{t("agreement.typed")}</th>
          <th scope="col">{t("agreement.read")}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ label, typed, read, agreement }) => (
          <tr key={label} data-differs={agreement === "differs" || undefined}>
            <th scope="row">{label}</th>
            <td className="break">{typed ?? "–"}</td>
            <td className="break">
              {read ?? "–"} <Mark agreement={agreement} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
