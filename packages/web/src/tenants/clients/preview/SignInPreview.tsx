import { IconDeviceDesktop, IconDeviceMobile, IconMoon, IconSun } from "@tabler/icons-react";
import type { i18n as I18n } from "i18next";
import { type ReactNode, Suspense, useEffect, useState } from "react";
import { I18nextProvider, useTranslation } from "react-i18next";
import { LANGUAGE_NAME, LOCALES, type Locale } from "../../../i18n/locales.ts";
import { type Branding, colorsOf } from "../../../session/branding.ts";
import { NativeSelect } from "../../../ui/controls/input.ts";
import { Choice } from "../../../ui/switches/Choice.tsx";
import { schemeVariables } from "../../../ui/theme/css-variables.ts";
import { palette } from "../../../ui/theme/palette.ts";
import type { Scheme } from "../../../ui/theme/surfaces.ts";
import classes from "./preview.module.css";

/** The same texts in another language, without changing the page's. */
function useSpoken(locale: Locale): I18n | undefined {
  const { i18n } = useTranslation("shell");
  const [spoken, setSpoken] = useState<I18n>();
  useEffect(() => {
    let here = true;
    const clone = i18n.cloneInstance({ lng: locale });
    void clone
      .changeLanguage(locale)
      .then(() => clone.loadNamespaces(["shell", "accounts/sign-in"]))
      .then(() => {
        if (here) setSpoken(clone);
      });
    return () => {
      here = false;
    };
  }, [i18n, locale]);
  return spoken;
}

type Props = {
  branding: Branding;
  /** Draws the real door. */
  door: (branding: Branding) => ReactNode;
};

/** The door as it will look, with what is not saved yet: on a phone or a desktop, light or dark, in any language. */
export function SignInPreview({ branding, door }: Props) {
  const { t } = useTranslation("tenants/clients");
  const { t: ui } = useTranslation("shell");
  const [device, setDevice] = useState<"phone" | "desktop">("phone");
  const [scheme, setScheme] = useState<Scheme>("light");
  const [locale, setLocale] = useState<Locale>(branding.defaultLocale);
  const spoken = useSpoken(locale);
  const variables = schemeVariables(palette(colorsOf(branding)).base, scheme);
  return (
    <figure className="m-0">
      <div className="row wrap gap-8 mb-12">
        <Choice
          label={t("preview.device")}
          icons
          value={device}
          onChange={setDevice}
          options={[
            {
              value: "phone",
              label: t("preview.phone"),
              icon: <IconDeviceMobile size={18} stroke={1.7} aria-hidden="true" />,
            },
            {
              value: "desktop",
              label: t("preview.desktop"),
              icon: <IconDeviceDesktop size={18} stroke={1.7} aria-hidden="true" />,
            },
          ]}
        />
        <Choice
          label={ui("ui.colorScheme")}
          icons
          value={scheme}
          onChange={setScheme}
          options={[
            {
              value: "light",
              label: ui("ui.schemeLight"),
              icon: <IconSun size={18} stroke={1.7} aria-hidden="true" />,
            },
            {
              value: "dark",
              label: ui("ui.schemeDark"),
              icon: <IconMoon size={18} stroke={1.7} aria-hidden="true" />,
            },
          ]}
        />
        <NativeSelect
          className={classes.language}
          aria-label={ui("ui.language")}
          value={locale}
          data={LOCALES.map((one) => ({ value: one, label: LANGUAGE_NAME[one] }))}
          onChange={(event) => setLocale(LOCALES.find((one) => one === event.currentTarget.value) ?? locale)}
        />
      </div>
      <div className={classes.frame} data-device={device} inert aria-hidden="true">
        <div className={classes.screen} style={variables} data-mantine-color-scheme={scheme}>
          {spoken ? (
            // Own boundary: while a text of the door is fetched, only the door may be missing.
            <Suspense fallback={null}>
              <I18nextProvider i18n={spoken}>{door(branding)}</I18nextProvider>
            </Suspense>
          ) : null}
        </div>
      </div>
      <figcaption className="small mt-12 text-center">{t("preview.caption")}</figcaption>
    </figure>
  );
}
