import { describe, expect, it } from "vitest";
import { checkInvitation, emptyInvitation, invitationOf } from "./invite-form.ts";

const good = { ...emptyInvitation("BR"), firstName: "Ana", email: "ana@loja.com.br" };

describe("§validation#invitation what an invitation must be like", () => {
  it.each([
    [{}, {}],
    [{ firstName: "  " }, { firstName: "required" }],
    [{ email: "" }, { email: "required" }],
    [{ email: "ana@loja" }, { email: "email_invalid" }],
    [{ email: "ana loja@x.br" }, { email: "email_invalid" }],
    [{ document: "111.111.111-11" }, { document: "document_invalid" }],
    [{ document: "529.982.247-25" }, {}],
    [{ country: "AR", document: "1234567" }, { document: "document_invalid" }],
    [{ country: "MX", document: "anything" }, {}],
  ] as const)("%o: %o", (changes, wrong) => {
    expect(checkInvitation({ ...good, ...changes })).toEqual(wrong);
  });
});

describe("what is sent", () => {
  it("is trimmed and leaves out what was not said", () => {
    expect(invitationOf({ ...good, firstName: " Ana ", roles: ["auditor"] })).toEqual({
      firstName: "Ana",
      lastName: "",
      email: "ana@loja.com.br",
      country: "BR",
      roles: ["auditor"],
      jobProfile: null,
    });
  });

  it("names language, document and profile where they were given", () => {
    const sent = invitationOf({ ...good, locale: "es-ES", document: " 1 ", jobProfile: "cashier" });
    expect(sent).toMatchObject({ locale: "es-ES", document: "1", jobProfile: "cashier" });
  });
});
