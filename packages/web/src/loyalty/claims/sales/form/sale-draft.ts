import { useEffect, useState } from "react";
import { keep, recall } from "../../../../session/vault.ts";
import { type SaleValues, worthKeeping } from "../sale-form.ts";
import { movePicture } from "./draft-picture.ts";

/** Attempt sent and not answered yet: the same content keeps its key, whatever happens to the page. */
export type SaleAttempt = { readonly content: string; readonly key: string };

export type SaleDraft = {
  readonly values: SaleValues;
  readonly attempt: SaleAttempt | null;
};

export type SaleDevice = {
  readonly sale: SaleDraft | null;
  /** Where the last sale was reported from. */
  readonly lastStoreId: string | undefined;
  /** A random name of this device, made here and kept here. */
  readonly device: string;
};

const STORE = "sale.store";
const DEVICE = "sale.device";

const draftOf = (name: string): string => `draft.sale.${name}`;

/** Keeps a sale that is not sent, encrypted on the device; null forgets it. */
export const keepSale = (name: string, sale: SaleDraft | null): Promise<void> => keep(draftOf(name), sale);

/**
 * Moves typed values to the campaign they are meant for. An attempt sent and not answered stays where it is:
 * sent again it must be the same deed.
 */
export async function moveSale(from: string, to: string): Promise<void> {
  const sale = await recall<SaleDraft | null>(draftOf(from));
  if (!sale || sale.attempt) return;
  await Promise.all([keepSale(to, sale), movePicture(from, to)]);
  await keepSale(from, null);
}

/** Begins a sale with these values; answers false where one is begun already, which stays. */
export async function beginSale(name: string, values: SaleValues): Promise<boolean> {
  const begun = await recall<SaleDraft | null>(draftOf(name));
  if (begun && worthKeeping(begun.values)) return false;
  await keepSale(name, { values, attempt: null });
  return true;
}

export const keepStore = (storeId: string): Promise<void> => keep(STORE, storeId);

async function deviceName(): Promise<string> {
  const known = await recall<string>(DEVICE);
  if (known) return known;
  const made = crypto.randomUUID();
  await keep(DEVICE, made);
  return made;
}

/** State this device keeps of a sale's form; undefined while it is read. */
export function useDevice(name: string): SaleDevice | undefined {
  const [stored, setStored] = useState<{ name: string; device: SaleDevice }>();
  useEffect(() => {
    let here = true;
    Promise.all([recall<SaleDraft | null>(draftOf(name)), recall<string>(STORE), deviceName()]).then(
      ([sale, lastStoreId, device]) => {
        if (here) setStored({ name, device: { sale: sale ?? null, lastStoreId, device } });
      },
      () => undefined,
    );
    return () => {
      here = false;
    };
  }, [name]);
  return stored?.name === name ? stored.device : undefined;
}
