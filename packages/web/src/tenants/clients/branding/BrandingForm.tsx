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
import look from "./branding.module.css";
import { type BrandingValues, brandingBody, brandingValues, checkBranding } from "./branding-form.ts";
import { ColorsCard } from "./ColorsCard.tsx";
import { NoticesCard } from "./NoticesCard.tsx";
import { PicturesCard } from "./PicturesCard.tsx";
import { SignInCard } from "./SignInCard.tsx";
import { WelcomeCard } from "./WelcomeCard.tsx";

const Sheet = lazyPart(() => import("../../../ui/sheet/Sheet.tsx").then(({ Sheet }) => ({ default: Sheet })));

const ID = "look";

/** The login parameters as the door would get them if the form were saved now. */
function asLook(client: Client, values: BrandingValues): Branding {
  const { logos, background, ...plain } = values;
  return {
    ...client.look,
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

function Preview({ look: shown, door }: { look: Branding; door: (look: Branding) => ReactNode }) {
  const { t } = useTranslation("tenants/clients");
  const phone = useIsPhone();
  const [open, setOpen] = useState(false);
  const preview = <SignInPreview look={shown} door={door} />;
  if (!phone) {
    return (
      <section className={look.aside} aria-label={t("preview.title")}>
        {preview}
      </section>
    );
  }
  return (
    <div className={look.float}>
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
  door: (look: Branding) => ReactNode;
};

/** How the client's door looks and what it asks, beside the door itself. */
export function BrandingForm({ client, door }: Props) {
  const { t, i18n } = useTranslation("tenants/clients");
  const locale = useLocale();
  const nameOf = (path: string) => {
    const [first = "", second = ""] = path.split(".");
    const language = LANGUAGE_NAME[second as Locale];
    if (first === "logoFileIds") return t("look.logoIn", { language });
    if (first === "backgroundFileId") return t("look.background");
    if (first === "welcome") return `${t("look.welcome")}, ${language}`;
    const key = `look.${first}`;
    return i18n.exists(key, { ns: "tenants/clients" }) ? t(key as "look.colors") : path;
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
        part: "look",
        body: brandingBody(values, brandingValues(client), version),
      })}
      nameOf={nameOf}
    >
      {(form) => (
        <div className={look.grid}>
          <div className="stack content-start gap-20 shrink">
            <ColorsCard form={form} id={ID} />
            <PicturesCard form={form} id={ID} />
            <WelcomeCard form={form} id={ID} />
            <SignInCard form={form} id={ID} />
            <NoticesCard form={form} id={ID} />
          </div>
          <Preview look={asLook(client, form.values)} door={door} />
        </div>
      )}
    </ClientForm>
  );
}
