import type { ReactNode } from "react";
import { SignInLayout } from "../../accounts/sign-in/SignInLayout.tsx";
import { SignInStill } from "../../accounts/sign-in/SignInStill.tsx";
import { SignInMethodsForm } from "../../accounts/sign-in-methods/SignInMethodsForm.tsx";
import { ModuleWorkNotice } from "../../home/office/ModuleWorkNotice.tsx";
import type { Branding } from "../../session/branding.ts";
import { ClientPage, OwnClientPage } from "../../tenants/clients/ClientPage.tsx";
import type { Client } from "../../tenants/clients/clients.queries.ts";
import { lazyPart } from "../../ui/part/lazy-part.tsx";

const RegistrationSettings = lazyPart(() =>
  import("../../members/registration/settings/SettingsForm.tsx").then((one) => ({
    default: one.RegistrationSettings,
  })),
);

const door = (branding: Branding) => <SignInStill branding={branding} />;

/** The settings of registration, with the form itself in the client's door. */
function registration(client: Client) {
  const branding = {
    ...client.branding,
    client: { id: client.id, slug: client.slug, name: client.name },
    passwordMinLength: client.passwordMinLength,
    registrationOpen: true,
    registerFields: [],
    cookiesVersion: null,
    recaptchaHost: null,
    app: { clientId: "", clientSecret: "" },
  };
  const atTheDoor = (page: ReactNode) => (
    <SignInLayout branding={branding} still>
      {page}
    </SignInLayout>
  );
  return <RegistrationSettings client={client} door={atTheDoor} />;
}

const methods = (client: Client) => <SignInMethodsForm client={client} />;

const work = (client: Client, flags: Client["flags"]) => <ModuleWorkNotice client={client} flags={flags} />;

const drawn = { door, methods, registration, work };

/** A client's settings with the login page itself as the preview of its look. */
export const ClientRoute = () => <ClientPage {...drawn} />;
export const OwnClientRoute = () => <OwnClientPage {...drawn} />;
