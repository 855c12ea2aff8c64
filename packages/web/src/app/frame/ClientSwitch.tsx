import { IconCheck, IconMailOpened, IconSelector } from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import { useFormats } from "../../i18n/use-locale.ts";
import { useSession } from "../../session/session.queries.ts";
import { Menu } from "../../ui/controls/menu.ts";
import { ClientLogo } from "./ClientLogo.tsx";
import classes from "./desktop.module.css";
import { useClientSwitch } from "./use-client-switch.ts";

/** The selected client, and the person's other ones behind it. */
export function ClientSwitch() {
  const { t } = useTranslation("shell");
  const { clients, selectedClient, pendingInvitations } = useSession();
  const { number } = useFormats();
  const change = useClientSwitch();
  const logo = <ClientLogo name={selectedClient?.name ?? "Trilha"} logoUrl={selectedClient?.logoUrl} />;
  if (clients.length < 2 && pendingInvitations === 0) return <div className={classes.switch}>{logo}</div>;
  return (
    <Menu position="bottom-start" width={232} withinPortal={false}>
      <Menu.Target>
        <button type="button" className={classes.switch}>
          <span className="only-heard">{t("shell.switchClient")}: </span>
          {logo}
          <IconSelector className="rigid dim" size={18} stroke={1.7} aria-hidden="true" />
        </button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Label>{t("shell.switchClient")}</Menu.Label>
        {clients.map(({ id, name }) => (
          <Menu.Item
            key={id}
            rightSection={id === selectedClient?.id ? <IconCheck size={16} aria-hidden="true" /> : null}
            aria-current={id === selectedClient?.id ? "true" : undefined}
            onClick={() => void change(id)}
          >
            {name}
          </Menu.Item>
        ))}
        {pendingInvitations > 0 ? (
          <Menu.Item
            component={Link}
            to="/invitations"
            leftSection={<IconMailOpened size={16} aria-hidden="true" />}
          >
            {t("shell.invitations", { amount: number(pendingInvitations) })}
          </Menu.Item>
        ) : null}
      </Menu.Dropdown>
    </Menu>
  );
}
