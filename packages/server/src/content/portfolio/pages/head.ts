import type { Locale } from "@trilha/contract/core/locale.ts";
import { type Html, html, jsonBlock } from "../../../core/html.ts";
import { type Addresses, alternates } from "./addresses.ts";

/**
 * How a page looks before the app takes over: the same places and sizes, so that nothing jumps. Its pictures are a hair
 * higher than the app's: the one that takes their place is never a larger paint.
 */
const rules = `
.pf{font-family:"Inter Variable",Inter,system-ui,sans-serif;max-width:1120px;margin:0 auto;padding:0 16px 48px;line-height:1.5;color:#14213d}
.pf a{color:inherit}
.pf-top{display:flex;align-items:center;justify-content:space-between;gap:16px;min-height:64px}
.pf-top b{font-size:18px}
.pf-top a,.pf-act a{display:inline-flex;align-items:center;min-height:44px}
.pf h1{font-size:clamp(28px,5vw,44px);line-height:1.15;margin:24px 0 12px;text-wrap:balance}
.pf-lead{font-size:18px;max-width:60ch;margin:0 0 24px;white-space:pre-line}
.pf-act a{background:var(--pf);color:#fff;border-radius:12px;padding:0 20px;font-weight:600;text-decoration:none}
.pf-list{display:grid;grid-template-columns:repeat(auto-fill,minmax(min(100%,300px),1fr));gap:20px;padding:0;margin:16px 0;list-style:none}
.pf-list a{display:block;text-decoration:none;border-radius:16px;overflow:hidden;background:#fff;border:1px solid #e5e7eb;height:100%}
.pf-list img,.pf-cover{display:block;width:100%;height:auto;aspect-ratio:16/9.05;object-fit:cover;background:#e5e7eb}
.pf-cover{border-radius:16px;max-width:720px}
.pf-list div{padding:16px}
.pf-list h2{font-size:18px;line-height:1.3;margin:0 0 6px}
.pf-list p{margin:0 0 8px}
@media (prefers-color-scheme:dark){.pf{color:#e8ecf4}.pf-list a{background:#141c2f;border-color:#26314a}}
`;

const pageStyle = (color: string): Html =>
  html`<style>.pf{--pf:${/^#[0-9a-f]{6}$/i.test(color) ? color : "#0F766E"}}${{ html: rules.replace(/\n/g, "") }}</style>`;

interface Description {
  readonly title: string;
  /** One or two sentences. */
  readonly text: string;
  readonly path: string;
  readonly locale: Locale;
  readonly siteName: string;
  /** From the root. */
  readonly picture: string | null;
  readonly color: string;
  /** For search engines (schema.org). */
  readonly data: unknown;
}

const short = (text: string, most = 200): string =>
  text.length <= most ? text : `${text.slice(0, most).replace(/\s+\S*$/, "")}…`;

/** Description of a page to search engines and to whoever shares it. */
export function headOf(addresses: Addresses, page: Description): Html {
  const text = short(page.text.replace(/\s+/g, " ").trim());
  const address = addresses.of(page.path, page.locale);
  const picture = page.picture && addresses.whole(page.picture);
  return html`<meta name="description" content="${text}">
<link rel="canonical" href="${address}">
${alternates(addresses, page.path).map(({ language, href }) => html`<link rel="alternate" hreflang="${language}" href="${href}">`)}
<meta property="og:type" content="website">
<meta property="og:site_name" content="${page.siteName}">
<meta property="og:title" content="${page.title}">
<meta property="og:description" content="${text}">
<meta property="og:url" content="${address}">
<meta property="og:locale" content="${page.locale.replace("-", "_")}">
${picture && html`<meta property="og:image" content="${picture}">`}
<meta name="twitter:card" content="${picture ? "summary_large_image" : "summary"}">
<meta name="twitter:title" content="${page.title}">
<meta name="twitter:description" content="${text}">
${picture && html`<meta name="twitter:image" content="${picture}">`}
${jsonBlock(page.data)}
${pageStyle(page.color)}`;
}
