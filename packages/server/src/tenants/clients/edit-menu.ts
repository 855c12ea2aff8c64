import { genericProblems } from "@trilha/contract/core/problems.ts";
import type { editMenu as spec } from "@trilha/contract/tenants/clients/endpoints.ts";
import { refuse } from "../../core/refusal.ts";
import type { UseCase } from "../../core/use-case.ts";
import { changeClient } from "./change-client.ts";
import { menuOf, replaceMenu } from "./clients.queries.ts";
import { checkOnce } from "./rules/configuration.ts";

/** Sets which places the menu holds, in this order. */
export const editMenu: UseCase<typeof spec> = async (call, { params, body }) => {
  const wrong = checkOnce(body.items, "body.items");
  if (wrong.length > 0) return refuse(genericProblems.invalidInput, {}, wrong);
  const target = { id: params.id, version: body.version, action: "clients.edit_menu" as const };
  return changeClient(call, target, async (tx, row) => {
    const before = { items: await menuOf(tx, row.id) };
    await replaceMenu(tx, row.id, body.items);
    return { row: {}, before, after: { items: body.items } };
  });
};
