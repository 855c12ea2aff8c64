import { useMantineColorScheme } from "@mantine/core";
import { IconDeviceDesktop, IconMoon, IconSun } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { Choice } from "./Choice.tsx";

/** Light, dark or as the system says. */
export function ColorSchemeSwitch({ icons }: { icons?: boolean }) {
  const { t } = useTranslation("shell");
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  return (
    <Choice
      label={t("ui.colorScheme")}
      value={colorScheme}
      onChange={setColorScheme}
      icons={icons}
      options={[
        {
          value: "auto",
          label: t("ui.schemeAuto"),
          icon: <IconDeviceDesktop size={18} stroke={1.7} aria-hidden="true" />,
        },
        {
          value: "light",
          label: t("ui.schemeLight"),
          icon: <IconSun size={18} stroke={1.7} aria-hidden="true" />,
        },
        {
          value: "dark",
          label: t("ui.schemeDark"),
          icon: <IconMoon size={18} stroke={1.7} aria-hidden="true" />,
        },
      ]}
    />
  );
}
