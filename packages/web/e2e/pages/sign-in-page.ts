import { expect, type Locator, type Page } from "@playwright/test";
import { password as everybodys } from "../fixtures/people.ts";

/** The login page, as somebody stands before it. */
export class SignInPage {
  readonly page: Page;
  readonly username: Locator;
  readonly password: Locator;
  readonly enter: Locator;
  readonly refusal: Locator;
  readonly cookies: Locator;

  constructor(page: Page) {
    this.page = page;
    this.username = page.getByLabel("Usuário, e-mail ou documento");
    this.password = page.getByRole("textbox", { name: "Senha" });
    this.enter = page.getByRole("button", { name: "Entrar", exact: true });
    this.refusal = page.getByRole("alert");
    this.cookies = page.getByRole("region", { name: "Cookies neste programa" });
  }

  /** Walks up to a client's door. */
  async open(client: { slug: string }): Promise<void> {
    await this.page.goto(`/?client=${client.slug}`);
    await this.enter.waitFor();
  }

  async signIn(username: string, password = everybodys): Promise<void> {
    await this.username.fill(username);
    await this.password.fill(password);
    await this.enter.click();
  }
}

/** Accepts what a programme asks at the first visit: yes to its texts, and nothing but necessary cookies. */
export async function comeIn(page: Page): Promise<void> {
  for (const name of ["Termos de uso do programa", "Política de privacidade"]) {
    const text = page.getByRole("dialog", { name });
    await text.getByRole("button", { name: "Li e aceito" }).click();
    await expect(text).toBeHidden();
  }
  const { cookies } = new SignInPage(page);
  await cookies.getByRole("button", { name: "Só os necessários" }).click();
  await expect(cookies).toBeHidden();
}
