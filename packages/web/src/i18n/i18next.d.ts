import type shell from "./locales/pt-BR.json";

// A room's key that does not exist does not type-check. Features add themselves in <domain>/<domain>.d.ts.
declare module "i18next" {
  interface CustomTypeOptions {
    defaultNS: "shell";
    strictKeyChecks: true;
  }
  interface ResourceNamespaceMap {
    shell: typeof shell;
  }
}
