import { formatLongMoment } from "@trilha/contract/core/dates.ts";
import { type Locale, type LocalizedText, localize } from "@trilha/contract/core/locale.ts";
import { textOn } from "./rules/colors.ts";
import { marked } from "./rules/secrets.ts";
import { linkFallback, type MailParams, type MailTemplate, mailFooter, mailTexts } from "./texts/mails.ts";

/** In whose name a mail is written. */
export interface Brand {
  name: string;
  primaryColor: string;
  timeZone: string;
}

export interface RenderedMail {
  subject: string;
  text: string;
  html: string;
}

/** Writes a mail, with marks in the places of its secrets. Templates get data only, and every value is escaped. */
export function renderMail<Template extends MailTemplate>(
  template: Template,
  locale: Locale,
  params: MailParams[Template],
  brand: Brand,
): RenderedMail {
  const { subject, heading, paragraphs, button, note, secret } = mailTexts[template];
  const facts: Record<string, string> = { client: marked("client", brand.name, []) };
  for (const [name, value] of Object.entries<string | Date>({ ...params })) {
    facts[name] = marked(
      name,
      value instanceof Date ? formatLongMoment(value, locale, brand.timeZone) : value,
      secret,
    );
  }
  const say = (text: LocalizedText) => localize(text, locale, facts);
  const link = button && facts.link;
  const isSayable = (text: LocalizedText) =>
    ![...text[locale].matchAll(/\{\{(\w+)\}\}/g)].some(([, name = ""]) => facts[name] === "");
  const lines = paragraphs.filter(isSayable).map(say);

  const footer = say(mailFooter);
  const text = [
    say(heading),
    ...lines,
    ...(link ? [`${say(button)}:\n${link}`] : []),
    ...(note ? [say(note)] : []),
    `--\n${footer}`,
  ].join("\n\n");
  const html = layout(locale, brand, say(subject), [
    `<h1 style="margin:0 0 16px;font-size:22px;line-height:1.3;color:#14213D">${escapeHtml(say(heading))}</h1>`,
    ...lines.map(
      (paragraph) => `<p style="margin:0 0 16px;white-space:pre-line">${escapeHtml(paragraph)}</p>`,
    ),
    ...(link && button ? [buttonHtml(link, say(button), brand.primaryColor)] : []),
    ...(note ? [`<p style="margin:0 0 16px;font-size:14px;color:#4B5563">${escapeHtml(say(note))}</p>`] : []),
    ...(link ? [fallbackHtml(link, localize(linkFallback, locale))] : []),
    `<p style="margin:24px 0 0;padding-top:16px;border-top:1px solid #E5E7EB;font-size:12px;color:#6B7280">${escapeHtml(footer)}</p>`,
  ]);
  return { subject: say(subject), text, html };
}

export function escapeHtml(text: string): string {
  return text
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;")
    .replaceAll("'", "&#39;");
}

function buttonHtml(link: string, label: string, color: string): string {
  const style = `display:inline-block;padding:14px 24px;border-radius:8px;background:${color};color:${textOn(color)};font-weight:600;text-decoration:none`;
  return `<p style="margin:24px 0"><a href="${escapeHtml(link)}" style="${style}">${escapeHtml(label)}</a></p>`;
}

function fallbackHtml(link: string, words: string): string {
  const shown = escapeHtml(link);
  return `<p style="margin:0;font-size:12px;color:#6B7280">${escapeHtml(words)}<br><span style="word-break:break-all">${shown}</span></p>`;
}

/** Tables, because mail programs know nothing else that holds; one column, so that a phone shows it as it is. */
function layout(locale: Locale, brand: Brand, title: string, rows: readonly string[]): string {
  const color = brand.primaryColor;
  const font = "font-family:-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";
  return `<!doctype html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="light">
<title>${escapeHtml(title)}</title>
</head>
<body style="margin:0;padding:0;background:#F3F4F6">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="background:#F3F4F6"><tr><td align="center" style="padding:24px 12px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px;background:#FFFFFF;border-radius:12px;overflow:hidden;${font}">
<tr><td style="padding:20px 28px;background:${color};color:${textOn(color)};font-size:18px;font-weight:700">${escapeHtml(brand.name)}</td></tr>
<tr><td style="padding:28px;font-size:16px;line-height:1.5;color:#1F2937">
${rows.join("\n")}
</td></tr>
</table>
</td></tr></table>
</body>
</html>`;
}
