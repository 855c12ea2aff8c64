import type { switchProducts as spec } from "@trilha/contract/catalog/products/endpoints.ts";
import type { UseCase } from "../../core/use-case.ts";
import { lockProducts } from "./catalogue.queries.ts";
import { switchAll } from "./switch-all.ts";

/** Switches products off or on again: what is off cannot be reported any more. */
export const switchProducts: UseCase<typeof spec> = (call, { body }) =>
  switchAll(call, body, {
    table: "products",
    action: "catalogue.switch",
    entity: "product",
    lock: lockProducts,
  });
