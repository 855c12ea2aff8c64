import type shell from "./locales/pt-BR.json";

// The texts of the shell; those of the rooms stand in namespaces.d.ts.
declare module "i18next" {
  interface CustomTypeOptions {
    defaultNS: "shell";
    strictKeyChecks: true;
  }
  interface ResourceNamespaceMap {
    shell: typeof shell;
  }
}
