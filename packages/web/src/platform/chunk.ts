/** Files of the build that several pages open first with: each is fetched whole, in one request. */
type Chunk = "home" | "live" | "ways";

/** Puts what is imported, with all it needs, into this file of the build (tools/chunk-groups.ts reads the call). */
export const inChunk = <Module>(_: Chunk, load: () => Promise<Module>): (() => Promise<Module>) => load;
