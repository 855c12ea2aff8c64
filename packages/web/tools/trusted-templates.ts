import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

const policy = fileURLToPath(new URL("../src/platform/trusted-template.ts", import.meta.url));
/** Custom elements the player is made of: they write their own templates as text. */
const libraries =
  /node_modules\/(?:media-chrome|custom-media-element|hls-video-element|vimeo-video-element)\//;
const assigned = /\.innerHTML = (?!=)(?!"";)([^;]+);/g;
const inserted = /\.insertAdjacentHTML\(\s*("\w+"),\s*([^()]+?)\s*\)/g;
const parsed = /(\bdomParser\.parseFromString)\((\w+), /g;
const set = /\.setHTMLUnsafe\((\w+)\)/g;

/**
 * The browser takes no plain text as markup (`require-trusted-types-for 'script'`). Templates of these libraries go
 * through a policy of their own, where the build can see each of them; anything else that writes markup stays refused.
 */
export function trustedTemplates(): Plugin {
  return {
    name: "trilha:trusted-templates",
    apply: "build",
    transform(code, id) {
      if (!libraries.test(id) || !/innerHTML|setHTMLUnsafe|insertAdjacentHTML|parseFromString/.test(code))
        return undefined;
      const trusted = code
        .replace(assigned, ".innerHTML = trustedTemplate($1);")
        .replace(inserted, ".insertAdjacentHTML($1, trustedTemplate($2))")
        .replace(parsed, "$1(trustedTemplate($2), ")
        .replace(set, ".setHTMLUnsafe(trustedTemplate($1))");
      return { code: `import { trustedTemplate } from ${JSON.stringify(policy)};\n${trusted}`, map: null };
    },
  };
}
