// `npm start`: builds the web app if it changed while the database starts and is filled, then is the server: one process,
// so signals need no passing on.
import { enableCompileCache, getCompileCacheDir } from "node:module";
import { resolve } from "node:path";

// Compiled code of some three thousand files stays between starts, for the workers of this process too.
enableCompileCache(resolve(import.meta.dirname, "../.cache/compiled"));
const compiled = getCompileCacheDir();
if (compiled) process.env.NODE_COMPILE_CACHE = compiled;

const [{ serveAfter }, { buildWebApp }] = await Promise.all([
  import("../packages/server/src/platform/runtime/lifecycle.ts"),
  import("./web-build.ts"),
]);
serveAfter(buildWebApp());
await import("../packages/server/src/main.ts");
