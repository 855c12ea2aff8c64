import { type Module, type ModuleFlag, moduleFlags } from "@trilha/contract/core/modules.ts";
import { type RawBuilder, sql } from "kysely";

/** Modules of a client as one object; `client` is the alias its row has in the query. */
export function clientModules(client: string): RawBuilder<Record<ModuleFlag, boolean>> {
  return sql`json_build_object(${sql.raw(moduleFlags.map((flag) => `'${flag}', ${client}.${flag}`).join(", "))})`;
}

/** Whether a client has any of these modules, as `isModuleOn` says it of flags that were read. */
export function clientHasAny(client: string, modules: readonly Module[]): RawBuilder<boolean> {
  return sql`(${sql.raw(modules.map((module) => `${client}.${module}`).join(" or "))})`;
}
