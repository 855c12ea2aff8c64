import { genericProblems } from "@trilha/contract/core/problems.ts";
import { checkSettings } from "@trilha/contract/members/registration/checks.ts";
import type { editSettings as spec } from "@trilha/contract/members/registration/endpoints.ts";
import { isRefusal, type RefusedField, refuse } from "../../core/refusal.ts";
import type { UseCase } from "../../core/use-case.ts";
import { changeClient } from "../../tenants/clients/index.ts";
import { registrationSettingsOf, saveSettings } from "./registration.queries.ts";

/** Changes how people register themselves. */
export const editSettings: UseCase<typeof spec> = async (call, { params, body }) => {
  const { version, ...settings } = body;
  const wrong = checkSettings(settings).map(
    ({ path, code }): RefusedField => ({ path: `body.${path}`, code }),
  );
  if (wrong.length > 0) return refuse(genericProblems.invalidInput, {}, wrong);
  const target = { id: params.id, version, action: "registration.edit_settings" as const };
  const client = await changeClient(call, target, async (tx, row) => {
    const foreign = settings.countries.findIndex((country) => !row.countries.includes(country));
    if (foreign >= 0) {
      return refuse(genericProblems.invalidInput, {}, [
        { path: `body.countries.${foreign}`, code: "not_an_option" },
      ]);
    }
    const before = await registrationSettingsOf(tx, row.id);
    await saveSettings(tx, row.id, settings);
    return { row: {}, before, after: settings };
  });
  return isRefusal(client) ? client : { ...settings, version: client.version };
};
