import type { Country } from "@trilha/contract/core/country.ts";
import type { AddressField, DeliveryAddress } from "@trilha/contract/loyalty/orders/address.ts";
import { useState } from "react";
import type { Refused } from "../../../api/problem.ts";
import { fieldWords } from "../../../i18n/field-words.ts";
import { useLocale } from "../../../i18n/use-locale.ts";
import { ADDRESS_FIELDS, type AddressInput, addressFaults } from "./address-form.ts";

const PREFIX = "body.address.";

type Errors = Partial<Record<AddressField, string>>;

/** Objections of the server, by field. */
const objections = (refusal: Refused | undefined): Errors =>
  Object.fromEntries(
    (refusal?.fields ?? [])
      .filter(({ path }) => path.startsWith(PREFIX))
      .map(({ path, title }) => [path.slice(PREFIX.length), title]),
  );

/** The address while it is typed: what is wrong is said when a field is left, and everything when one goes on. */
export function useAddress(start: DeliveryAddress, country: Country, refusal: Refused | undefined) {
  const locale = useLocale();
  const [typed, setTyped] = useState<DeliveryAddress>();
  const [left, setLeft] = useState<ReadonlySet<AddressField>>(new Set());
  const [editing, setEditing] = useState(false);
  const [tries, setTries] = useState(0);
  const values = typed ?? { ...start, country };
  const faults = addressFaults(values);
  const sound = Object.keys(faults).length === 0;
  const shownFaults = Object.entries(faults)
    .filter(([field]) => tries > 0 || left.has(field as AddressField))
    .map(([field, code]) => [field, fieldWords(code, locale)]);
  const errors: Errors = { ...objections(refusal), ...Object.fromEntries(shownFaults) };
  return {
    values,
    errors,
    /** Typed in, or not known well enough to be only read. */
    open: editing || !sound || Object.keys(errors).length > 0,
    tries,
    sound,
    edit: () => setEditing(true),
    change: (next: DeliveryAddress) => {
      setEditing(true);
      setTyped(next);
    },
    leave: (field: AddressInput) => setLeft((before) => new Set(before).add(field)),
    /** Whether it can be gone on with; if not, everything wrong is said. */
    check: (): boolean => {
      if (!sound) setTries((count) => count + 1);
      return sound;
    },
    wrong: ADDRESS_FIELDS.flatMap((field) => {
      const message = errors[field];
      return message ? [{ field, message }] : [];
    }),
  };
}
export type AddressState = ReturnType<typeof useAddress>;
