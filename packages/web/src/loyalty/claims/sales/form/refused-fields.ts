import type { SaleField } from "../sale-form.ts";

const FIELDS: Readonly<Record<string, SaleField>> = {
  storeId: "store",
  invoiceNumber: "invoiceNumber",
  saleDate: "saleDate",
  photoFileId: "photo",
  lines: "lines",
  observation: "observation",
};

/** The field of the form a refusal's path is about; undefined for what the form does not show. */
export const fieldOf = (path: string): SaleField | undefined => FIELDS[path.split(".")[1] ?? ""];

/** The line a path is about, by its place. */
export function lineOf(path: string): number | undefined {
  const [, index] = /^body\.lines\.(\d+)/.exec(path) ?? [];
  return index === undefined ? undefined : Number(index);
}
