import type { Plugin } from "vite";

const ACCESS = "?access";

/** Modules of the contract that declare endpoints, by their address. */
export const declaresEndpoints = (id: string): boolean =>
  /packages\/contract\/src\/(?:[\w-]+\/)+(?:[\w-]+-)?endpoints\.ts$/.test(id);

/**
 * The web needs of an endpoint only how to reach it: schemas and refusal texts stay on the server, their
 * types come through the compiler. Saves about 20 kB on the login page. What declares pages (`room.ts`, `open.ts`) reads
 * of an endpoint only who may call it, how, and in which module, and gets no more, so that the menu does not bring the calls of every page.
 */
export function thinEndpoints(): Plugin {
  const declaration = /packages\/web\/src\/[\w-]+\/[\w-]+\/(?:room|open)\.ts$/;
  const isEndpoint = (value: unknown): value is Record<string, unknown> =>
    typeof value === "object" && value !== null && "path" in value && "access" in value;
  const endpointsOf = async (file: string): Promise<[string, Record<string, unknown>][]> => {
    const exported: Record<string, unknown> = await import(`${file}?at=${Date.now()}`);
    return Object.entries(exported).filter((entry): entry is [string, Record<string, unknown>] =>
      isEndpoint(entry[1]),
    );
  };
  return {
    name: "trilha:thin-endpoints",
    enforce: "pre",
    async resolveId(source, importer) {
      if (!importer || !declaration.test(importer) || !source.startsWith("@trilha/contract/"))
        return undefined;
      const resolved = await this.resolve(source, importer, { skipSelf: true });
      return resolved && `${resolved.id}${ACCESS}`;
    },
    async load(id) {
      if (id.endsWith(ACCESS)) {
        const file = id.slice(0, -ACCESS.length);
        this.addWatchFile(file);
        return (await endpointsOf(file))
          .map(
            ([name, { access, method, module }]) =>
              `export const ${name} = ${JSON.stringify({ access, method, module })};`,
          )
          .join("\n");
      }
      if (!declaresEndpoints(id)) return undefined;
      this.addWatchFile(id);
      return (await endpointsOf(id))
        .map(([name, { method, path, access, form, idempotent }]) => {
          const thin = JSON.stringify({ method, path, access, form, idempotent });
          return `export const ${name} = ${thin};`;
        })
        .join("\n");
    },
  };
}
