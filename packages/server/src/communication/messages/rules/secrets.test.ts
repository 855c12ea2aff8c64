import { describe, expect, it } from "vitest";
import { blank, marked, reveal } from "./secrets.ts";

describe("§protocols#password-links links and codes in messages", () => {
  const text = `Hello Ana, open ${marked("link", "https://x/secret", ["link"])} now`;

  it("are not in the text that is kept", () => {
    expect(text).not.toContain("secret");
    expect(blank(text)).toBe("Hello Ana, open •••••• now");
  });

  it("are put in when the message leaves, as the place demands", () => {
    expect(reveal(text, { link: "https://x/?a&b" })).toBe("Hello Ana, open https://x/?a&b now");
    expect(reveal(text, { link: "a&b" }, (value) => value.replace("&", "&amp;"))).toContain(
      "open a&amp;b now",
    );
  });

  it("cannot be asked for by a name that looks like a mark", () => {
    expect(reveal(marked("firstName", "⟦link⟧", ["link"]), { link: "secret" })).toBe("link");
  });

  it("stay marks when nobody has them any more", () => {
    expect(reveal(text, {})).toBe(text);
  });

  it("may hold what a replacement would read as a command", () => {
    expect(reveal(marked("link", "", ["link"]), { link: "$&$1$`" })).toBe("$&$1$`");
  });
});
