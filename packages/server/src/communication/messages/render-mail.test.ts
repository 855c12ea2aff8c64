import { locales } from "@trilha/contract/core/locale.ts";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { renderMail } from "./render-mail.ts";

const brand = { name: "Tintas & Cia", primaryColor: "#E4572E", timeZone: "America/Sao_Paulo" };
const invitation = (firstName: string, link = "https://x.example/a?b=1&c=2") =>
  renderMail("invitation", "pt-BR", { firstName, link }, brand);

describe("a mail", () => {
  it("speaks four languages in the client's name and colour", () => {
    const when = new Date("2026-03-04T02:30:00Z");
    const subjects = locales.map((locale) => {
      const mail = renderMail(
        "new_device",
        locale,
        { firstName: "Ana", device: "Chrome, Android", when },
        brand,
      );
      expect(mail.html).toContain(`<html lang="${locale}">`);
      expect(mail.html).toContain("background:#E4572E;color:#000000");
      expect(mail.html).toContain("Tintas &amp; Cia");
      expect(mail.text).toContain("Tintas & Cia");
      return mail.subject;
    });
    expect(new Set(subjects).size).toBe(4);
  });

  it("writes moments in the client's zone and the reader's language", () => {
    const params = { firstName: "Ana", when: new Date("2026-03-04T02:30:00Z") };
    expect(renderMail("password_changed", "pt-BR", params, brand).text).toContain(
      "3 de março de 2026 às 23:30",
    );
    expect(renderMail("password_changed", "en-US", params, brand).text).toContain(
      "March 3, 2026 at 11:30 PM",
    );
  });

  it("says the same as text", () => {
    const { text } = renderMail(
      "account_blocked",
      "en-US",
      { firstName: "Ana", reason: "Left the company" },
      brand,
    );
    expect(text).toBe(
      [
        "Hello, Ana.",
        "Your access to Tintas & Cia has been blocked.",
        "Reason: Left the company",
        "If you think this is a mistake, contact the program’s team.",
        "--\nAutomatic message from Tintas & Cia. There is no need to reply.",
      ].join("\n\n"),
    );
    const silent = renderMail("account_blocked", "en-US", { firstName: "Ana", reason: "" }, brand);
    expect(silent.text).not.toContain("Reason");
    expect(silent.html).not.toContain("Reason");
  });

  it("has marks in the places of its secrets", () => {
    const mail = invitation("Ana", "https://secret.example/token");
    expect(JSON.stringify(mail)).not.toContain("secret.example");
    expect(mail.html).toContain('href="\u27e6link\u27e7"');
    expect(mail.text).toContain("Criar minha senha:\n\u27e6link\u27e7");
  });

  it("shows a link that is no secret", () => {
    const link = "https://x.example/?client=a&b";
    const mail = renderMail("account_approved", "pt-BR", { firstName: "Ana", link }, brand);
    expect(mail.html).toContain('href="https://x.example/?client=a&amp;b"');
  });

  it("treats what people typed as text, whatever it is", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), (name) => {
        const { html } = invitation(name);
        expect(
          html.match(/<(?!\/?(?:html|head|meta|title|body|table|tr|td|h1|p|a|br|span|!doctype)\b)/g),
        ).toBeNull();
        expect(html.match(/<a /g)?.length).toBe(1);
      }),
    );
    const { html, text } = invitation('<img src=x onerror="alert(1)">{{link}}⟦link⟧');
    expect(html).toContain("&lt;img src=x onerror=&quot;alert(1)&quot;&gt;{{link}}link");
    expect(text).toContain('<img src=x onerror="alert(1)">');
  });
});
