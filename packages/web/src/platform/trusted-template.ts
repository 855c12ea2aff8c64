/**
 * Markup that a library of the player wrote for its own elements. The build puts this call around every such place
 * (tools/trusted-templates.ts) and nothing else may use it: the policy takes what it is given.
 */
type Policies = {
  createPolicy: (
    name: string,
    rules: { createHTML: (markup: string) => string },
  ) => { createHTML: (markup: string) => string };
};

let policy: ReturnType<Policies["createPolicy"]> | undefined;

export function trustedTemplate(markup: string): string {
  policy ??= (globalThis as { trustedTypes?: Policies }).trustedTypes?.createPolicy("trilha-templates", {
    createHTML: (text) => text,
  });
  return policy ? policy.createHTML(markup) : markup;
}
