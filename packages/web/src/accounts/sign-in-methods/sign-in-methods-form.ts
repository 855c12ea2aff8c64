import { type ProviderKind, providerKinds } from "@trilha/contract/accounts/sign-in-methods/shapes.ts";
import type { SignInMethods, SignInMethodsEdit } from "./sign-in-methods.queries.ts";

/** A provider as it is typed; an empty secret keeps what there is. */
export type ProviderValues = {
  readonly label: string;
  readonly issuer: string;
  readonly appId: string;
  readonly active: boolean;
  readonly secret: string;
};

export type SignInMethodsValues = {
  readonly documentEntry: boolean;
  readonly firstAccess: boolean;
  readonly captcha: { readonly active: boolean; readonly siteKey: string; readonly secret: string };
  readonly providers: Readonly<Record<ProviderKind, ProviderValues | null>>;
};

export const newProvider: ProviderValues = { label: "", issuer: "", appId: "", active: true, secret: "" };

export const valuesOf = ({
  documentEntry,
  firstAccess,
  captcha,
  providers,
}: SignInMethods): SignInMethodsValues => {
  const provider = (kind: ProviderKind): ProviderValues | null => {
    const saved = providers[kind];
    if (!saved) return null;
    const { label, issuer, appId, active } = saved;
    return { label, issuer, appId, active, secret: "" };
  };
  return {
    documentEntry,
    firstAccess,
    captcha: { active: captcha.active, siteKey: captcha.siteKey ?? "", secret: "" },
    providers: { azure: provider("azure"), generic: provider("generic") },
  };
};

const typed = (secret: string) => (secret ? { secret } : {});

export const bodyOf = (values: SignInMethodsValues, version: number): SignInMethodsEdit => {
  const { captcha } = values;
  const provider = (kind: ProviderKind): SignInMethodsEdit["providers"]["generic"] => {
    const wanted = values.providers[kind];
    if (!wanted) return null;
    const { label, issuer, appId, active, secret } = wanted;
    return { label, issuer: issuer.trim(), appId, active, ...typed(secret) };
  };
  return {
    version,
    documentEntry: values.documentEntry,
    firstAccess: values.firstAccess,
    captcha: { active: captcha.active, siteKey: captcha.siteKey.trim() || null, ...typed(captcha.secret) },
    providers: { azure: provider("azure"), generic: provider("generic") },
  };
};

/** Fields a person can see to be empty, by their path. */
export const missingIn = (values: SignInMethodsValues): string[] =>
  providerKinds.flatMap((kind) => {
    const provider = values.providers[kind];
    if (!provider) return [];
    return (["label", "issuer", "appId"] as const)
      .filter((field) => !provider[field].trim())
      .map((field) => `providers.${kind}.${field}`);
  });
