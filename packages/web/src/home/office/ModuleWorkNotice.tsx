import { IconPlayerPause } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { isModuleOn, type Module, type ModuleFlags } from "@trilha/contract/core/modules.ts";
import { useTranslation } from "react-i18next";
import { useFormats } from "../../i18n/use-locale.ts";
import { moduleWorkQuery } from "./office.queries.ts";
import { countText } from "./targets.ts";

type Props = {
  client: { readonly id: string; readonly flags: ModuleFlags };
  /** Flags as they would be saved. */
  flags: ModuleFlags;
};

/** §roles#module-access: what stands still with the modules that are about to be switched off, and what becomes of it. */
export function ModuleWorkNotice({ client, flags }: Props) {
  const { t } = useTranslation("home/office");
  const { number } = useFormats();
  const off = Object.entries(client.flags).some(([flag, on]) => on && !flags[flag as Module]);
  const { data } = useQuery({ ...moduleWorkQuery(client.id), enabled: off });
  const stopped = off
    ? (data?.items ?? []).filter(({ modules }) => !modules.some((flag) => isModuleOn(flag as Module, flags)))
    : [];
  const sentence = ({ work, count, more }: (typeof stopped)[number]) =>
    t(work === "courses" || work === "trails" ? `moduleWork.${work}` : `queue.${work}.waiting`, {
      count,
      amount: countText({ count, more }, number),
    });
  return (
    <div role="status">
      {stopped.length > 0 ? (
        <div className="stack gap-4 text-14">
          <strong className="row gap-6 text-15">
            <IconPlayerPause size={18} stroke={1.7} aria-hidden="true" className="rigid" />
            {t("moduleWork.title")}
          </strong>
          <p className="m-0">{stopped.map(sentence).join(" ")}</p>
          <p className="hint">{t("moduleWork.text")}</p>
        </div>
      ) : null}
    </div>
  );
}
