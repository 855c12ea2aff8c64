import { IconEye } from "@tabler/icons-react";
import { type ReactNode, Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import { fieldWords } from "../../../i18n/field-words.ts";
import { LANGUAGE_NAME, type Locale } from "../../../i18n/locales.ts";
import { useLocale } from "../../../i18n/use-locale.ts";
import type { Branding } from "../../../session/branding.ts";
import { Button } from "../../../ui/controls/button.ts";
import { useIsPhone } from "../../../ui/page/use-is-phone.ts";
import { lazyPart } from "../../../ui/part/lazy-part.tsx";
import { ClientForm } from "../ClientForm.tsx";
import type { Client } from "../clients.queries.ts";
import { SignInPreview } from "../preview/SignInPreview.tsx";
import classes from "./branding.module.css";
import { type BrandingValues, brandingBody, brandingValues, checkBranding } from "./branding-form.ts";
import { ColorsCard } from "./ColorsCard.tsx";
import { NoticesCard } from "./NoticesCard.tsx";
import { PicturesCard } from "./PicturesCard.tsx";
import { SignInCard } from "./SignInCard.tsx";
import { WelcomeCard } from "./WelcomeCard.tsx";

const Sheet = lazyPart(() => import("../../../ui/sheet/Sheet.tsx").then(({ Sheet }) => ({ default: Sheet })));

const ID = "branding";

/** The login parameters as the door would get them if the form were saved now. */
function asLook(client: Client, values: BrandingValues): Branding {
  const { logos, background, ...plain } = values;
  return {
    ...client.branding,
    ...plain,
    client: { id: client.id, slug: client.slug, name: client.name },
    logos: Object.fromEntries(Object.entries(logos).map(([locale, { url }]) => [locale, url])),
    backgroundUrl: background?.url ?? null,
    passwordMinLength: client.passwordMinLength,
    registrationOpen: false,
    registerFields: [],
    cookiesVersion: null,
    recaptchaHost: null,
    app: { clientId: "", clientSecret: "" },
  };
}

function Preview({ branding: shown, door }: { branding: Branding; door: (branding: Branding) => ReactNode }) {
  const { t } = useTranslation("tenants/clients");
  const phone = useIsPhone();
  const [open, setOpen] = useState(false);
  const preview = <SignInPreview branding={shown} door={door} />;
  if (!phone) {
    return (
      <section className={classes.aside} aria-label={t("preview.title")}>
        {preview}
      </section>
    );
  }
  return (
    <div className={classes.float}>
      <Button
        leftSection={<IconEye size={18} stroke={1.7} aria-hidden="true" />}
        variant="light"
        fullWidth
        onClick={() => setOpen(true)}
      >
        {t("preview.show")}
      </Button>
      {open ? (
        <Suspense fallback={null}>
          <Sheet opened title={t("preview.title")} onClose={() => setOpen(false)}>
            {preview}
          </Sheet>
        </Suspense>
      ) : null}
    </div>
  );
}

type Props = {
  client: Client;
  /** Draws the real door, for the preview. */
  door: (branding: Branding) => ReactNode;
};

/** How the client's door looks and what it asks, beside the door itself. */
export function BrandingForm({ client, door }: Props) {
  const { t, i18n } = useTranslation("tenants/clients");
  const locale = useLocale();
  const nameOf = (path: string) => {
    const [first = "", second = ""] = path.split(".");
    const language = LANGUAGE_NAME[second as Locale];
    if (first === "logoFileIds") return t("branding.logoIn", { language });
    if (first === "backgroundFileId") return t("branding.background");
    if (first === "welcome") return `${t("branding.welcome")}, ${language}`;
    const key = `branding.${first}`;
    return i18n.exists(key, { ns: "tenants/clients" }) ? t(key as "branding.colors") : path;
  };
  return (
    <ClientForm<BrandingValues>
      client={client}
      id={ID}
      valuesOf={brandingValues}
      check={(values) =>
        Object.fromEntries(
          Object.entries(checkBranding(values)).map(([path, code]) => [path, fieldWords(code, locale)]),
        )
      }
      writeOf={(values, version) => ({
        part: "branding",
        body: brandingBody(values, brandingValues(client), version),
      })}
      nameOf={nameOf}
    >
      {(form) => (
        <div className={classes.grid}>
          <div className="stack content-start gap-20 shrink">
            <ColorsCard form={form} id={ID} />
            <PicturesCard form={form} id={ID} />
            <WelcomeCard form={form} id={ID} />
            <SignInCard form={form} id={ID} />
            <NoticesCard form={form} id={ID} />
          </div>
          <Preview branding={asLook(client, form.values)} door={door} />
        </div>
      )}
    </ClientForm>
  );
}
