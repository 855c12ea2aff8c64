import type { Plugin } from "vite";

/**
 * The web needs of an endpoint only how to reach it: schemas and refusal texts stay on the server, their
 * types come through the compiler. Saves about 20 kB on the login page.
 */
export function thinEndpoints(): Plugin {
  const ours = /packages\/contract\/src\/\w+\/(?:\w+-)?endpoints\.ts$/;
  const isEndpoint = (value: unknown): value is Record<string, unknown> =>
    typeof value === "object" && value !== null && "path" in value && "access" in value;
  return {
    name: "trilha:thin-endpoints",
    enforce: "pre",
    async load(id) {
      if (!ours.test(id)) return undefined;
      this.addWatchFile(id);
      const found: Record<string, unknown> = await import(`${id}?at=${Date.now()}`);
      return Object.entries(found)
        .filter((entry): entry is [string, Record<string, unknown>] => isEndpoint(entry[1]))
        .map(([name, { method, path, access, form, idempotent }]) => {
          const thin = JSON.stringify({ method, path, access, form, idempotent });
          return `export const ${name} = ${thin};`;
        })
        .join("\n");
    },
  };
}
