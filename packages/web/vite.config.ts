import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants } from "node:zlib";
import react from "@vitejs/plugin-react";
import { defineConfig, type Plugin } from "vite";
import { VitePWA } from "vite-plugin-pwa";

const SERVER = `http://127.0.0.1:${process.env.PORT ?? "8080"}`;
const CALLS = ["/api", "/o", "/accounts", "/etraining_login", "/socket.io", "/store", "/healthz", "/readyz"];

/**
 * The web needs of an endpoint only how to reach it: schemas and refusal texts stay on the server, their
 * types come through the compiler. Saves about 20 kB on the login page.
 */
function thinEndpoints(): Plugin {
  const ours = /packages\/contract\/src\/\w+\/endpoints\.ts$/;
  return {
    name: "trilha:thin-endpoints",
    enforce: "pre",
    async load(id) {
      if (!ours.test(id)) return undefined;
      this.addWatchFile(id);
      const found: Record<string, unknown> = await import(`${id}?at=${Date.now()}`);
      return Object.entries(found)
        .filter(
          ([, value]) => typeof value === "object" && value !== null && "path" in value && "access" in value,
        )
        .map(([name, value]) => {
          const { method, path, access, form, idempotent } = value as Record<string, unknown>;
          return `export const ${name} = ${JSON.stringify({ method, path, access, form, idempotent })};`;
        })
        .join("\n");
    },
  };
}

/** The font of the first words on the page starts with the page, not after its style sheet. */
function preloadFont(): Plugin {
  return {
    name: "trilha:preload-font",
    transformIndexHtml: {
      order: "post",
      handler(_, { bundle }) {
        const file = Object.keys(bundle ?? {}).find((name) => /inter-latin-wght-normal.*\.woff2$/.test(name));
        if (!file) return undefined;
        const attrs = { rel: "preload", as: "font", type: "font/woff2", href: `/${file}`, crossorigin: "" };
        return [{ tag: "link", attrs, injectTo: "head" }];
      },
    },
  };
}

/** Puts a .br beside every text asset; the server hands it out without compressing anything itself. */
function brotli(): Plugin {
  const texts = /\.(?:js|css|html|svg|json|webmanifest)$/;
  return {
    name: "trilha:brotli",
    apply: "build",
    enforce: "post",
    closeBundle: {
      sequential: true,
      order: "post",
      handler() {
        const dist = join(import.meta.dirname, "dist");
        for (const entry of readdirSync(dist, { recursive: true, withFileTypes: true })) {
          if (!entry.isFile() || !texts.test(entry.name)) continue;
          const file = join(entry.parentPath, entry.name);
          const content = readFileSync(file);
          const params = {
            [constants.BROTLI_PARAM_QUALITY]: 11,
            [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
          };
          writeFileSync(`${file}.br`, brotliCompressSync(content, { params }));
        }
      },
    },
  };
}

/** The pages a person must be able to open without a network, and the texts they are written in. */
const OFFLINE = /^(?:index|Frame|PhoneFrame|DesktopFrame|HomePage|LoginPage)$/;
const TEXTS = /src\/(?:i18n|features\/(?:home|login))\/locales\//;

/** Collects the files of those pages with all they import, for the service worker's list. */
function shellOnly(): { plugin: Plugin; keeps: (url: string) => boolean } {
  const files = new Set(["index.html", "boot.js"]);
  const plugin: Plugin = {
    name: "trilha:shell-only",
    generateBundle(_, bundle) {
      const add = (file: string) => {
        const chunk = bundle[file];
        if (files.has(file) || chunk?.type !== "chunk") return;
        files.add(file);
        for (const sheet of chunk.viteMetadata?.importedCss ?? []) files.add(sheet);
        chunk.imports.forEach(add);
      };
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== "chunk") continue;
        const text = TEXTS.test(chunk.facadeModuleId ?? "");
        if (text || OFFLINE.test(chunk.name)) add(chunk.fileName);
      }
    },
  };
  return { plugin, keeps: (url) => files.has(url) || url.endsWith(".woff2") };
}

const shell = shellOnly();

export default defineConfig({
  root: import.meta.dirname,
  server: {
    proxy: Object.fromEntries(
      CALLS.map((path) => [path, { target: SERVER, changeOrigin: false, ws: path === "/socket.io" }]),
    ),
  },
  build: {
    target: "es2023",
    // Data addresses would need an opening in the content security policy.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    sourcemap: "hidden",
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            // These change only with an upgrade: one file that stays in the cache over many releases.
            {
              name: "platform",
              test: /node_modules\/(?:react|react-dom|scheduler|@tanstack\/(?:router-core|react-router|history|store|react-store|query-core|react-query)|i18next|react-i18next)\//,
            },
          ],
        },
      },
    },
  },
  plugins: [
    thinEndpoints(),
    react(),
    preloadFont(),
    shell.plugin,
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
        // The shell only, see shellOnly(); what else a person opens is kept as they open it.
        globPatterns: [
          "index.html",
          "boot.js",
          "assets/*.{js,css}",
          "assets/inter-latin-wght-normal-*.woff2",
        ],
        manifestTransforms: [(entries) => ({ manifest: entries.filter(({ url }) => shell.keeps(url)) })],
        globIgnores: ["**/*.map", "**/*.br"],
        inlineWorkboxRuntime: true,
        sourcemap: false,
        cleanupOutdatedCaches: true,
        navigateFallback: "/index.html",
        navigateFallbackDenylist: [
          /^\/(?:api|o|accounts|etraining_login|socket\.io|store|docs|healthz|readyz|metrics)(?:\/|$)/,
          /\.\w+$/,
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
    brotli(),
  ],
});
