import { IconLogout, IconShieldLock, IconUser, IconUserCircle } from "@tabler/icons-react";
import { useNavigate } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import { useModules, useSession } from "../../session/session.queries.ts";
import { leave } from "../../session/sign-in.ts";
import { Avatar } from "../../ui/controls/Avatar.tsx";
import { Menu } from "../../ui/controls/menu.ts";
import { isScheme, SCHEME_NAME, SCHEMES } from "../../ui/switches/schemes.ts";
import { useScheme } from "../use-scheme.ts";

/** The person: who they are here, their own pages, how the app looks, and the way out. */
export function AvatarMenu() {
  const { t } = useTranslation("shell");
  const navigate = useNavigate();
  const [scheme, change] = useScheme();
  const { fullName, email, image } = useSession();
  const hasModule = useModules();
  return (
    <Menu width={264} withinPortal={false}>
      <Menu.Target>
        <button
          type="button"
          className="centre p-0 bare square-44 round pointer"
          aria-label={t("shell.account")}
        >
          <Avatar src={image} name={fullName} size={36} own />
        </button>
      </Menu.Target>
      <Menu.Dropdown>
        <div className="p-10-12 leading-135">
          <strong className="block text-15">{fullName}</strong>
          <span className="small">{email}</span>
        </div>
        <Menu.Divider />
        <Menu.Item
          leftSection={<IconUser size={18} stroke={1.7} aria-hidden="true" />}
          onClick={() => void navigate({ to: "/me" })}
        >
          {t("places.me")}
        </Menu.Item>
        {hasModule("has_profile") ? (
          <>
            <Menu.Item
              leftSection={<IconUserCircle size={18} stroke={1.7} aria-hidden="true" />}
              onClick={() => void navigate({ to: "/profile" })}
            >
              {t("places.profile")}
            </Menu.Item>
            <Menu.Item
              leftSection={<IconShieldLock size={18} stroke={1.7} aria-hidden="true" />}
              onClick={() => void navigate({ to: "/profile/security" })}
            >
              {t("shell.security")}
            </Menu.Item>
          </>
        ) : null}
        <Menu.Divider />
        <Menu.Label>{t("ui.colorScheme")}</Menu.Label>
        <Menu.RadioGroup value={scheme} onChange={(chosen) => isScheme(chosen) && change(chosen)}>
          {SCHEMES.map((one) => (
            <Menu.RadioItem key={one} value={one}>
              {t(SCHEME_NAME[one])}
            </Menu.RadioItem>
          ))}
        </Menu.RadioGroup>
        <Menu.Divider />
        <Menu.Item
          leftSection={<IconLogout size={18} stroke={1.7} aria-hidden="true" />}
          onClick={() => void leave()}
        >
          {t("shell.signOut")}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
