import { IconDeviceDesktop, IconMoon, IconSun } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { Choice } from "./Choice.tsx";
import { type ChosenScheme, SCHEME_NAME, SCHEMES } from "./schemes.ts";

const ICONS = { auto: IconDeviceDesktop, light: IconSun, dark: IconMoon };

type Props = { value: ChosenScheme; onChange: (scheme: ChosenScheme) => void; icons?: boolean };

/** Light, dark or as the system says. */
export function ColorSchemeSwitch({ value, onChange, icons }: Props) {
  const { t } = useTranslation("shell");
  return (
    <Choice
      label={t("ui.colorScheme")}
      value={value}
      onChange={onChange}
      icons={icons}
      options={SCHEMES.map((scheme) => {
        const Icon = ICONS[scheme];
        return {
          value: scheme,
          label: t(SCHEME_NAME[scheme]),
          icon: <Icon size={18} stroke={1.7} aria-hidden="true" />,
        };
      })}
    />
  );
}
