import { expect, it } from "vitest";
import type { SignInMethods } from "./sign-in-methods.queries.ts";
import { bodyOf, missingIn, newProvider, valuesOf } from "./sign-in-methods-form.ts";

const saved: SignInMethods = {
  returnAddress: "https://trilha.example.com/login-redirect-v2",
  documentEntry: true,
  firstAccess: false,
  captcha: { active: true, siteKey: "k", hasSecret: true },
  providers: {
    azure: null,
    generic: {
      label: "Rede",
      issuer: "https://id.example.com",
      appId: "trilha",
      active: true,
      hasSecret: true,
    },
  },
  version: 4,
};

it("a secret nobody typed is not sent, so that the kept one stays", () => {
  const body = bodyOf(valuesOf(saved), 4);
  expect(JSON.stringify(body)).not.toContain("secret");
  expect(body).toMatchObject({ version: 4, documentEntry: true, providers: { azure: null } });
});

it("a typed secret is sent, an address without the spaces around it", () => {
  const values = valuesOf(saved);
  const generic = {
    ...newProvider,
    label: "Rede",
    issuer: " https://id.example.com ",
    appId: "a",
    secret: "s",
  };
  expect(bodyOf({ ...values, providers: { azure: null, generic } }, 4).providers.generic).toEqual({
    ...{ label: "Rede", issuer: "https://id.example.com", appId: "a", active: true, secret: "s" },
  });
});

it("what a provider cannot be without is missed", () => {
  expect(missingIn(valuesOf(saved))).toEqual([]);
  const providers = { azure: newProvider, generic: null };
  expect(missingIn({ ...valuesOf(saved), providers })).toEqual([
    "providers.azure.label",
    "providers.azure.issuer",
    "providers.azure.appId",
  ]);
});
