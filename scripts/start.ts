// `npm start`: builds the web app if it changed while the database starts and is filled, then is the server: one process,
// so signals need no passing on.
import { serveAfter } from "../packages/server/src/platform/runtime/lifecycle.ts";
import { buildWebApp } from "./web-build.ts";

serveAfter(buildWebApp());
await import("../packages/server/src/main.ts");
