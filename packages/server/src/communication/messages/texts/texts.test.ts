import { type LocalizedText, locales } from "@trilha/contract/core/locale.ts";
import { describe, expect, it } from "vitest";
import { linkFallback, mailFooter, mailTexts } from "./mails.ts";
import { notificationTexts, unknownNotification } from "./notifications.ts";
import { textTexts } from "./texts.ts";

const all: [string, LocalizedText][] = [
  ...Object.entries({ ...notificationTexts, unknown: unknownNotification }).flatMap(
    ([kind, { title, body }]): [string, LocalizedText][] => [
      [`${kind} title`, title],
      [`${kind} body`, body],
    ],
  ),
  ...Object.entries(mailTexts).flatMap(([template, mail]): [string, LocalizedText][] =>
    [mail.subject, mail.heading, ...mail.paragraphs, mail.button, mail.note].flatMap((text, index) =>
      text ? [[`${template} ${index}`, text] as [string, LocalizedText]] : [],
    ),
  ),
  ...Object.entries(textTexts).map(([template, { text }]): [string, LocalizedText] => [template, text]),
  ["footer", mailFooter],
  ["fallback", linkFallback],
];

const names = (text: string) => [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name).sort();

describe("§purpose#loyalty-rules what people are told", () => {
  it.each(all)("%s: in four languages with the same parameters", (_, text) => {
    for (const locale of locales) {
      expect(text[locale].trim().length).toBeGreaterThan(0);
      expect(names(text[locale])).toEqual(names(text["pt-BR"]));
    }
  });

  it("no subject tells a secret", () => {
    for (const { subject, secret } of Object.values(mailTexts)) {
      expect(names(subject["pt-BR"]).filter((name) => secret.includes(name ?? ""))).toEqual([]);
    }
  });

  it("a mail that sets a password keeps its link secret", () => {
    expect(mailTexts.invitation.secret).toEqual(["link"]);
    expect(mailTexts.password_reset.secret).toEqual(["link"]);
  });
});
