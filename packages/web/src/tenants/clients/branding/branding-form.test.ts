import { describe, expect, it } from "vitest";
import { type BrandingValues, brandingBody, checkBranding } from "./branding-form.ts";

const branding = (changes: Partial<BrandingValues> = {}): BrandingValues => ({
  primaryColor: "#0F766E",
  secondaryColor: "#E4572E",
  tertiaryColor: "#F2A900",
  defaultLocale: "pt-BR",
  passwordStrength: "medium",
  publicFaq: false,
  underMaintenance: false,
  cookiesType: "banner",
  cookiesOptional: true,
  supportUse: true,
  supportEmail: "",
  usePortfolio: false,
  welcome: {},
  logos: {},
  background: null,
  ...changes,
});

describe("pictures of a look", () => {
  const before = branding({
    logos: { "pt-BR": { url: "/a" }, "es-ES": { url: "/b" } },
    background: { url: "/c" },
  });

  it("are not named while they stay", () => {
    const body = brandingBody(before, before, 3);
    expect(body).not.toHaveProperty("logoFileIds");
    expect(body).not.toHaveProperty("backgroundFileId");
    expect(body.version).toBe(3);
  });

  it("are named by their file when new, by null when taken away", () => {
    const logos = { "pt-BR": { url: "/new", fileId: "f1" } };
    const body = brandingBody(branding({ logos, background: null }), before, 3);
    expect(body.logoFileIds).toEqual({ "pt-BR": "f1", "es-ES": null });
    expect(body.backgroundFileId).toBeNull();
  });
});

describe("§entities#login-parameters", () => {
  it.each([
    [{}, []],
    [{ primaryColor: "#12" }, ["primaryColor"]],
    [{ primaryColor: "teal" }, ["primaryColor"]],
    [{ supportEmail: "ajuda@" }, ["supportEmail"]],
  ])("%o is wrong in %o", (changes, fields) => {
    expect(Object.keys(checkBranding(branding(changes)))).toEqual(fields);
  });

  it("sends empty texts as nothing", () => {
    expect(brandingBody(branding({ supportEmail: " " }), branding(), 1)).toMatchObject({
      supportEmail: null,
    });
  });
});
