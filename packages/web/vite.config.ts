import { join } from "node:path";
import react from "@vitejs/plugin-react";
import { defineConfig, type Rolldown, type UserConfig } from "vite";
import { VitePWA } from "vite-plugin-pwa";
import { bootPage } from "./tools/boot-page.ts";
import { brotli } from "./tools/brotli.ts";
import { chunkGroups } from "./tools/chunk-groups.ts";
import { chunkOrder } from "./tools/chunk-order.ts";
import { readDeclaredPages } from "./tools/declared-pages.ts";
import { fetchAhead } from "./tools/fetch-ahead.ts";
import { offlineShell } from "./tools/offline-shell.ts";
import { pageBudget } from "./tools/page-budget.ts";
import { pushWorker } from "./tools/push-worker.ts";
import { sharedChunks } from "./tools/shared-chunks.ts";
import { textGroups } from "./tools/text-files.ts";
import { thinEndpoints } from "./tools/thin-endpoints.ts";
import { trustedTemplates } from "./tools/trusted-templates.ts";

const SERVER = `http://127.0.0.1:${process.env.PORT ?? "8080"}`;
const CALLS = [
  "/api",
  "/o",
  "/accounts",
  "/etraining_login",
  "/socket.io",
  "/store",
  "/portfolio-covers",
  "/healthz",
  "/readyz",
];
const DIST = join(import.meta.dirname, "dist");
/** Said by `scripts/web-build.ts`. */
const BROTLI_QUALITY = Number(process.env.BROTLI_QUALITY ?? 11);

const shell = offlineShell();

const chunks = chunkGroups();
const pages = readDeclaredPages(import.meta.dirname);

/** Files of the build with a name of their own; what else pages share is in those that `sharedChunks` plans. */
const named: Rolldown.CodeSplittingGroup[] = [
  // Libraries change only with an upgrade: one file that stays in the cache over many releases.
  {
    name: "platform",
    test: /rolldown\/runtime|node_modules\/(?:react|react-dom|scheduler|@tanstack\/(?:router-core|react-router|history|store|react-store|query-core|react-query)|i18next|react-i18next)\//,
    priority: 2,
  },
  // Modules every first page needs, the door among them.
  { name: "app", test: /./, tags: ["$initial"], priority: 1 },
  ...textGroups(pages),
  // Pages that open first for a signed-in person, on a phone in one file.
  { name: "home", test: chunks.inGroup("home"), priority: 1 },
  // Code that starts in every page once it is calm.
  { name: "live", test: chunks.inGroup("live"), priority: 1 },
  // The ways in beside the password, which the door fetches when it stands: one small file, not six.
  { name: "ways", test: chunks.inGroup("ways"), priority: 1 },
];

/** Plugins that read the sources; the others make files of them. */
const sourcePlugins = () => [fetchAhead(), thinEndpoints(), chunks.plugin, trustedTemplates(), react()];
const sourceBuild = {
  target: "es2023",
  assetsInlineLimit: 0,
  modulePreload: { polyfill: false },
} as const;

export default defineConfig(async ({ command }): Promise<UserConfig> => {
  const shared =
    command === "build"
      ? await sharedChunks(
          { root: import.meta.dirname, plugins: sourcePlugins(), build: sourceBuild },
          named,
          pages,
        )
      : [];
  return {
    root: import.meta.dirname,
    server: {
      proxy: Object.fromEntries(
        CALLS.map((path) => [path, { target: SERVER, changeOrigin: false, ws: path === "/socket.io" }]),
      ),
    },
    build: {
      // The largest files, in kB, are libraries that one kind of activity fetches when it opens: hls.js, the text editor.
      chunkSizeWarningLimit: 650,
      ...sourceBuild,
      reportCompressedSize: false,
      sourcemap: "hidden",
      rolldownOptions: {
        output: {
          chunkFileNames: ({ name }) =>
            name.startsWith("shared") ? "assets/shared-[hash].js" : "assets/[name]-[hash].js",
          assetFileNames: ({ names }) =>
            names[0]?.startsWith("shared")
              ? "assets/shared-[hash][extname]"
              : "assets/[name]-[hash][extname]",
          codeSplitting: {
            groups: [...named, ...shared],
          },
        },
      },
    },
    plugins: [
      ...sourcePlugins(),
      bootPage(pages),
      shell.plugin,
      chunkOrder(),
      VitePWA({
        registerType: "prompt",
        injectRegister: false,
        manifest: {
          id: "/",
          name: "Trilha",
          short_name: "Trilha",
          description: "Treinamento e recompensas para o varejo",
          lang: "pt-BR",
          start_url: "/",
          scope: "/",
          display: "standalone",
          background_color: "#f6f7f9",
          theme_color: "#0f766e",
          icons: [
            { src: "/icons/icon-192.png", sizes: "192x192", type: "image/png" },
            { src: "/icons/icon-512.png", sizes: "512x512", type: "image/png" },
            { src: "/icons/maskable-512.png", sizes: "512x512", type: "image/png", purpose: "maskable" },
          ],
        },
        includeAssets: [],
        includeManifestIcons: false,
        workbox: {
          // The shell only; what else a person opens is kept as they open it.
          globPatterns: ["index.html", "assets/*.{js,css}", "assets/inter-latin-wght-normal-*.woff2"],
          globIgnores: ["**/*.map", "**/*.br"],
          manifestTransforms: [
            (entries) => ({
              // The page has one address, "/"; a file name would be a second one.
              manifest: entries
                .filter(({ url }) => shell.keeps(url))
                .map((entry) => (entry.url === "index.html" ? { ...entry, url: "/" } : entry)),
              warnings: [],
            }),
          ],
          inlineWorkboxRuntime: true,
          sourcemap: false,
          cleanupOutdatedCaches: true,
          navigateFallback: "/",
          navigateFallbackDenylist: [
            /^\/(?:api|o|accounts|etraining_login|socket\.io|store|docs|captcha|healthz|readyz|metrics)(?:\/|$)/,
            /\.\w+$/,
            // Shown in a frame of ours, which only the server's own answer allows.
            /^\/admin\/courses\/[^/]+\/preview\/activities\//,
          ],
          runtimeCaching: [
            {
              // Named after their content: what is there is right.
              urlPattern: ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith("/assets/"),
              handler: "CacheFirst",
              options: { cacheName: "assets", expiration: { maxEntries: 200, purgeOnQuotaError: true } },
            },
          ],
        },
      }),
      pushWorker(join(import.meta.dirname, "src/app/push-worker.js"), DIST),
      brotli(DIST, BROTLI_QUALITY),
      // The budget is of what production sends.
      BROTLI_QUALITY === 11 && pageBudget(DIST, pages),
    ],
  };
});
