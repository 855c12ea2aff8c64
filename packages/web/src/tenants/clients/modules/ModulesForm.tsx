import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Toggle } from "../../../ui/controls/Toggle.tsx";
import { Card } from "../../../ui/page/Card.tsx";
import { ClientForm } from "../ClientForm.tsx";
import classes from "../clients.module.css";
import type { Client } from "../clients.queries.ts";
import { settingsOf } from "../general/general-form.ts";
import { MODULE_GROUPS, type ModuleGroup } from "./module-groups.ts";

const ID = "modules";
const GROUPS = Object.keys(MODULE_GROUPS) as ModuleGroup[];

/** Draws what waits in the modules that are about to be switched off. */
export type WorkOf = (client: Client, flags: Client["flags"]) => ReactNode;

/** Which parts of the product this client has. */
export function ModulesForm({ client, work }: { client: Client; work: WorkOf }) {
  const { t } = useTranslation("tenants/clients");
  return (
    <ClientForm<Client["flags"]>
      client={client}
      id={ID}
      valuesOf={({ flags }) => flags}
      check={() => ({})}
      writeOf={(flags, version) => ({ part: "settings", body: { version, ...settingsOf(client), flags } })}
      noteOf={(flags) => work(client, flags)}
      nameOf={(path) => t(`modules.flag.${path as "has_courses"}.name`)}
    >
      {(form) => (
        <>
          <p className="hint">{t("modules.hint")}</p>
          {GROUPS.map((group) => (
            <Card key={group} title={t(`modules.group.${group}`)}>
              <div className={classes.switches}>
                {MODULE_GROUPS[group].map((flag) => (
                  <Toggle
                    key={flag}
                    id={`${ID}-${flag}`}
                    label={t(`modules.flag.${flag}.name`)}
                    description={t(`modules.flag.${flag}.help`)}
                    checked={form.values[flag]}
                    onChange={(event) => form.setFieldValue(flag, event.currentTarget.checked)}
                  />
                ))}
              </div>
            </Card>
          ))}
        </>
      )}
    </ClientForm>
  );
}
