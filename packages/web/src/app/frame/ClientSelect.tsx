import { IconSelector } from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import { useSession } from "../../session/session.queries.ts";
import { ClientLogo } from "./ClientLogo.tsx";
import classes from "./phone.module.css";
import { useClientSwitch } from "./use-client-switch.ts";

/** Logo of the selected client in the phone's top bar: leads home, or, for who has several, to the other ones. */
export function ClientSelect() {
  const { t } = useTranslation("shell");
  const { clients, selectedClient } = useSession();
  const change = useClientSwitch();
  const logo = <ClientLogo name={selectedClient?.name ?? "Trilha"} logoUrl={selectedClient?.logoUrl} />;
  if (clients.length < 2)
    return (
      <Link to="/home" className="row touch shrink ink-inherit undecorated">
        {logo}
      </Link>
    );
  return (
    <span className={classes.client}>
      <span className="row gap-4 shrink" aria-hidden="true">
        {logo}
        <IconSelector className="rigid dim" size={18} stroke={1.7} />
      </span>
      {/* The device's own picker lies over the logo: one element for finger, keyboard and screen reader. */}
      <select
        aria-label={t("shell.switchClient")}
        value={selectedClient?.id ?? ""}
        onChange={(event) => void change(event.currentTarget.value)}
      >
        {clients.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </select>
    </span>
  );
}
