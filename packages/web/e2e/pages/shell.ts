import type { Locator, Page } from "@playwright/test";

/** Frame around every page of a signed-in person: a phone's bars or a desktop's. */
export class Shell {
  readonly page: Page;
  readonly heading: Locator;
  /** The bottom bar of a phone, the left menu of a desktop. */
  readonly menu: Locator;
  /** The back office's menu: on a desktop at the left, on a phone under "Eu". */
  readonly officeMenu: Locator;
  readonly bell: Locator;
  readonly #phone: boolean;

  constructor(page: Page, phone: boolean) {
    this.page = page;
    this.#phone = phone;
    this.heading = page.getByRole("heading", { level: 1 });
    this.menu = page.getByRole("navigation", {
      name: phone ? "Navegação" : /^(?:Menu principal|Administração)$/,
    });
    this.officeMenu = page.getByRole("navigation", {
      // People of the demo have their own language.
      name: /^(?:Administra(?:ção|ción|tion)|Back office)$/,
    });
    this.bell = page.getByRole("banner").getByRole("link", { name: /^Notificações/ });
  }

  /** Goes to a place by the menu; on a phone what is not in the bar is under "Eu", and the office in groups. */
  async goTo(place: string): Promise<void> {
    const link = this.menu.getByRole("link", { name: place, exact: true });
    if (!this.#phone) {
      await this.#unfoldTo(link);
      await link.click();
    } else if ((await link.count()) > 0) await link.click();
    else {
      await this.#openMe();
      const row = this.page.getByRole("main").getByRole("link", { name: place, exact: true });
      await this.#unfoldTo(row);
      await row.click();
    }
  }

  /** Opens every group of the office's menu. */
  async unfoldOffice(): Promise<void> {
    const folded = this.officeMenu.getByRole("button", { expanded: false });
    await this.officeMenu.waitFor();
    for (let left = await folded.count(); left > 0; left -= 1) await folded.first().click();
  }

  async #unfoldTo(link: Locator): Promise<void> {
    await link.or(this.officeMenu).first().waitFor();
    if ((await link.count()) === 0) await this.unfoldOffice();
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

  async #openMe(): Promise<void> {
    await this.menu.getByRole("link").last().click();
    await this.page.waitForURL("**/me");
  }
}
