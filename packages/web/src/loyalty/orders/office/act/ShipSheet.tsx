import { shipmentLimits } from "@trilha/contract/loyalty/orders/limits.ts";
import { useTranslation } from "react-i18next";
import { useSubmit } from "../../../../api/use-submit.ts";
import { fieldWords } from "../../../../i18n/field-words.ts";
import { useFormats } from "../../../../i18n/use-locale.ts";
import { TextInput } from "../../../../ui/controls/input.ts";
import { SheetForm } from "../../../../ui/form/SheetForm.tsx";
import { TriedSummary } from "../../../../ui/form/TriedSummary.tsx";
import { useForm } from "../../../../ui/form/use-form.ts";
import type { OfficeOrderItem } from "../order-office.queries.ts";
import { checkShip, emptyShip, parcelsOf, type ShipValues } from "./ship-form.ts";
import { type DecidedOrder, useAct } from "./use-act.ts";

const ID = "ship";
type Props = {
  orders: readonly Pick<OfficeOrderItem, "id" | "code" | "person">[];
  onDone: (outcomes: readonly DecidedOrder[]) => void;
  onClose: () => void;
};

/** Parcels on their way: one carrier, and a tracking number for each. */
export function ShipSheet({ orders, onDone, onClose }: Props) {
  const { t } = useTranslation("loyalty/orders/office");
  const { locale, number } = useFormats();
  const act = useAct();
  const form = useForm<ShipValues>({
    mode: "controlled",
    initialValues: emptyShip,
    validateInputOnBlur: ["carrier", "trackingUrl"],
    validate: (values) =>
      Object.fromEntries(
        Object.entries(checkShip(values)).map(([path, code]) => [path, fieldWords(code, locale)]),
      ),
  });
  const { submit, sending, refusal, tries } = useSubmit(form, {
    send: (values) =>
      act({
        act: "ship",
        parcels: parcelsOf(
          values,
          orders.map(({ id }) => id),
        ),
      }),
    done: onDone,
  });
  const nameOf = (path: string) => t(`ship.${path as "carrier"}`, { defaultValue: t("ship.tracking") });
  const single = orders.length === 1;
  const setTracking = (id: string, value: string) =>
    form.setFieldValue("tracking", { ...form.values.tracking, [id]: value });
  return (
    <SheetForm
      id={ID}
      title={t("ship.title", { count: orders.length, amount: number(orders.length) })}
      submit={t("ship.action")}
      sending={sending}
      onSubmit={submit}
      onClose={onClose}
      summary={
        <TriedSummary tries={tries} refusal={refusal} errors={form.errors} form={ID} nameOf={nameOf} />
      }
    >
      <p className="hint">{t("ship.text")}</p>
      <TextInput
        {...form.getInputProps("carrier")}
        id={`${ID}-carrier`}
        label={t("ship.carrier")}
        withAsterisk
        maxLength={shipmentLimits.carrier}
        data-autofocus
      />
      {orders.map(({ id, code, person }) => (
        <TextInput
          key={id}
          id={`${ID}-tracking.${id}`}
          label={single ? t("ship.tracking") : t("ship.trackingOf", { code, person: person.name })}
          autoCapitalize="characters"
          autoCorrect="off"
          spellCheck={false}
          maxLength={shipmentLimits.tracking}
          value={form.values.tracking[id] ?? ""}
          onChange={(event) => setTracking(id, event.currentTarget.value)}
        />
      ))}
      {single ? (
        <TextInput
          {...form.getInputProps("trackingUrl")}
          id={`${ID}-trackingUrl`}
          label={t("ship.trackingUrl")}
          description={t("ship.trackingUrlHelp")}
          type="url"
          inputMode="url"
          maxLength={shipmentLimits.trackingUrl}
        />
      ) : null}
    </SheetForm>
  );
}
