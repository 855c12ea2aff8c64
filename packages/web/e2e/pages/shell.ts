import type { Locator, Page } from "@playwright/test";

/** What stands around every page of somebody who is in: a phone's bars or a desktop's. */
export class Shell {
  readonly page: Page;
  readonly heading: Locator;
  /** The bottom bar of a phone, the left menu of a desktop. */
  readonly menu: Locator;
  readonly bell: Locator;
  readonly #phone: boolean;

  constructor(page: Page, phone: boolean) {
    this.page = page;
    this.#phone = phone;
    this.heading = page.getByRole("heading", { level: 1 });
    this.menu = page.getByRole("navigation", {
      name: phone ? "Navegação" : /^(?:Menu principal|Administração)$/,
    });
    this.bell = page.getByRole("banner").getByRole("link", { name: /^Notificações/ });
  }

  /** Goes to a place by the menu; on a phone what is not in the bar is under "Eu". */
  async goTo(place: string): Promise<void> {
    const link = this.menu.getByRole("link", { name: place, exact: true });
    if (this.#phone && (await link.count()) === 0) {
      await this.#openMe();
      await this.page.getByRole("main").getByRole("link", { name: place, exact: true }).click();
    } else await link.click();
  }

  async signOut(): Promise<void> {
    if (this.#phone) {
      await this.#openMe();
      await this.page.getByRole("button", { name: "Sair" }).click();
    } else {
      await this.page.getByRole("button", { name: "Sua conta" }).click();
      await this.page.getByRole("menuitem", { name: "Sair" }).click();
    }
    await this.page.getByRole("button", { name: "Entrar", exact: true }).waitFor();
  }

  /** The places this person is shown, as paths. */
  async places(): Promise<string[]> {
    const shown = this.#phone ? this.page.getByRole("main") : this.menu;
    if (this.#phone) await this.#openMe();
    const links = shown.getByRole("listitem").getByRole("link").or(this.menu.getByRole("link"));
    await links.first().waitFor();
    return links.evaluateAll((all) => [
      ...new Set(all.map((link) => new URL((link as HTMLAnchorElement).href).pathname)),
    ]);
  }

  async #openMe(): Promise<void> {
    await this.menu.getByRole("link").last().click();
    await this.page.waitForURL("**/me");
  }
}
