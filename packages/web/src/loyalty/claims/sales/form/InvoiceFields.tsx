import { IconPencil, IconScan } from "@tabler/icons-react";
import type { Country } from "@trilha/contract/core/country.ts";
import { invoiceNumberLimit, issuerLimit } from "@trilha/contract/loyalty/claims/limits.ts";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { DateInput } from "../../../../ui/controls/DateInput.tsx";
import { NativeSelect, TextInput } from "../../../../ui/controls/input.ts";
import { Card } from "../../../../ui/page/Card.tsx";
import {
  bestCode,
  type InvoiceCode,
  keyFault,
  type ReadFields,
  type ReadMark,
  readMark,
} from "../invoice-code.ts";
import { storeWords } from "../key-words.ts";
import type { SaleField, SaleStore, SaleValues } from "../sale-form.ts";

type Props = {
  values: SaleValues;
  stores: readonly SaleStore[];
  range: { min: string; max: string };
  country: Country;
  idOf: (field: SaleField) => string;
  wrong: (field: SaleField) => string | undefined;
  onChange: (part: Partial<SaleValues>) => void;
  onLeave: (field: SaleField) => void;
  onCode: (code: InvoiceCode) => void;
  /** Stands below the number: whether this invoice was sent before. */
  sent: ReactNode;
};

/** A key of 44 typed as the number says the number itself, the shop and more. */
const typedKey = (text: string, country: Country): InvoiceCode | undefined =>
  text.replace(/\D/g, "").length >= 40 && !keyFault(text) ? bestCode([text], country) : undefined;

/** Where, which invoice and when; what the photo's code said is marked and can be corrected. */
export function InvoiceFields(props: Props) {
  const { values, stores, range, country, idOf, wrong, onChange, onLeave, onCode, sent } = props;
  const { t } = useTranslation("loyalty/claims/sales");
  const mark = (field: keyof ReadFields) => {
    const mark = readMark(values, field);
    return mark ? <Mark kind={mark} /> : null;
  };
  const leaveNumber = () => {
    const code = typedKey(values.invoiceNumber, country);
    if (code) onCode(code);
    onLeave("invoiceNumber");
  };
  return (
    <Card title={t("invoice.title")}>
      <div className="stack gap-16">
        <NativeSelect
          id={idOf("store")}
          label={t("invoice.store")}
          withAsterisk
          value={values.storeId}
          error={wrong("store")}
          onChange={(event) => onChange({ storeId: event.currentTarget.value })}
          data={[
            ...(values.storeId ? [] : [{ value: "", label: t("invoice.chooseStore") }]),
            ...stores.map((store) => ({ value: store.id, label: storeWords(store) })),
          ]}
        />
        <div>
          <TextInput
            id={idOf("invoiceNumber")}
            label={t("invoice.number")}
            withAsterisk
            maxLength={invoiceNumberLimit}
            autoComplete="off"
            autoCapitalize="characters"
            value={values.invoiceNumber}
            error={wrong("invoiceNumber")}
            onChange={(event) => onChange({ invoiceNumber: event.currentTarget.value })}
            onBlur={leaveNumber}
          />
          {mark("invoiceNumber")}
        </div>
        {sent}
        <div>
          <DateInput
            id={idOf("saleDate")}
            label={t("invoice.date")}
            required
            value={values.saleDate}
            min={range.min}
            max={range.max}
            error={wrong("saleDate")}
            onChange={(saleDate) => onChange({ saleDate })}
            onBlur={() => onLeave("saleDate")}
          />
          {mark("saleDate")}
        </div>
        <div>
          <TextInput
            label={t("invoice.issuer")}
            description={values.code ? undefined : t("invoice.issuerHint")}
            maxLength={issuerLimit}
            autoComplete="off"
            value={values.issuer}
            onChange={(event) => onChange({ issuer: event.currentTarget.value })}
          />
          {mark("issuer")}
        </div>
      </div>
    </Card>
  );
}

/** Says of each field, once a code was read, whether its value comes from there. */
function Mark({ kind }: { kind: ReadMark }) {
  const { t } = useTranslation("loyalty/claims/sales");
  const Icon = kind === "read" ? IconScan : IconPencil;
  return (
    <p
      className={`row gap-6 mt-6 text-13 weight-550 ${kind === "read" ? "ink-primary" : "ink-warning"}`}
      aria-live="polite"
    >
      <Icon size={16} stroke={1.8} aria-hidden="true" />
      {t(`invoice.${kind}`)}
    </p>
  );
}
