import type { Locator, Page } from "@playwright/test";
import { anyLanguage } from "../fixtures/words.ts";

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
      name: phone ? anyLanguage("shell.tabBar") : anyLanguage("shell.mainMenu", "shell.officeMenu"),
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

  /** The places this person is shown, as paths: of the menu and, on a phone, of what is under "Eu". */
  async places(): Promise<string[]> {
    if (this.#phone) await this.#openMe();
    const more = this.page.getByRole("main").getByRole("list").first().getByRole("link");
    const links = this.#phone ? this.menu.getByRole("link").or(more) : this.menu.getByRole("link");
    await links.first().waitFor();
    return links.evaluateAll((all) => [
      ...new Set(all.map((link) => new URL((link as HTMLAnchorElement).href).pathname)),
    ]);
  }

  async #openMe(): Promise<void> {
    await this.menu.getByRole("link").last().click();
    await this.page.getByRole("heading", { level: 1, name: anyLanguage("places.me") }).waitFor();
  }
}
