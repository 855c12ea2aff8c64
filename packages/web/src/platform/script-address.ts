/**
 * Script addresses the app itself asks for: its service worker, its picture workers and the one that reads documents. The browser takes no others:
 * `require-trusted-types-for 'script'` refuses plain text, and this is the one policy that makes more of it.
 */
type Policies = {
  createPolicy: (
    name: string,
    rules: { createScriptURL: (address: string) => string },
  ) => {
    createScriptURL: (address: string) => string;
  };
};

const OWN = /^\/(?:sw|assets\/(?:picture|document)-worker-[\w-]+)\.js$/;

let policy: ReturnType<Policies["createPolicy"]> | undefined;

/** The address as the browser wants it; throws for one that is not the app's own. */
export function scriptAddress(address: string): string {
  policy ??= (globalThis as { trustedTypes?: Policies }).trustedTypes?.createPolicy("trilha", {
    createScriptURL: (url) => {
      if (!OWN.test(url) && !import.meta.env.DEV) throw new TypeError("Not a script of this app");
      return url;
    },
  });
  return policy ? policy.createScriptURL(address) : address;
}
