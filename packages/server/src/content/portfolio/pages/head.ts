import type { Locale } from "@trilha/contract/core/locale.ts";
import { type Html, html, jsonBlock } from "../../../core/html.ts";
import { type Addresses, alternates } from "./addresses.ts";
import { pageStyle } from "./style.ts";

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
