// `npm start`: builds the web app if it changed, then is the server: one process, so signals need no passing on.
import { buildWebApp } from "./web-build.ts";

if (await buildWebApp()) await import("../packages/server/src/main.ts");
else process.exitCode = 1;
