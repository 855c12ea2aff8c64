import type { ModuleUse } from "@trilha/contract/core/modules.ts";
import type { TextKind } from "@trilha/contract/tenants/clients/text-kinds.ts";

/** Always there: the rules, and the way to ask where the client has support. */
const always: ReadonlySet<TextKind> = new Set<TextKind>(["terms", "privacy", "cookies", "support"]);

const places: readonly (readonly [kind: TextKind, path: string, module: ModuleUse])[] = [
  ["terms", "/terms-and-conditions", "always"],
  ["privacy", "/privacy-policy", "always"],
  ["cookies", "/cookies", "always"],
  ["support", "/support", "has_support"],
  ["contact", "/contact-us", "always"],
  ["about", "/about", "always"],
  ["about_program", "/about-the-program", "always"],
  ["about_team", "/about-the-team", "always"],
  ["partner_program", "/tigre-juntos-somos-mais", "always"],
  ["hotsite", "/hotsite", "always"],
];

/** Texts the footer leads to: what the client has not written or has switched off is not offered (§roles#module-access). */
export const footerPlaces = (
  written: ReadonlySet<TextKind>,
  hasModule: (use: ModuleUse) => boolean,
): readonly (readonly [kind: TextKind, path: string])[] =>
  places
    .filter(([kind, , module]) => (always.has(kind) || written.has(kind)) && hasModule(module))
    .map(([kind, path]) => [kind, path]);
