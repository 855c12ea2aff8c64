import { expect, type Locator, type Page } from "@playwright/test";

/** A test in the player, as somebody takes it. */
export class TestPage {
  readonly page: Page;
  readonly begin: Locator;
  readonly goOn: Locator;
  readonly next: Locator;
  readonly check: Locator;
  readonly warning: Locator;
  readonly timeline: Locator;

  constructor(page: Page) {
    this.page = page;
    const button = (name: string | RegExp) => page.getByRole("button", { name, exact: true });
    this.begin = button(/^(Começar|Tentar de novo|Melhorar a nota)$/);
    this.goOn = button("Continuar a tentativa");
    this.next = button("Próxima");
    this.check = button("Conferir");
    this.warning = page.getByRole("dialog", { name: "Última tentativa" });
    this.timeline = page.getByRole("dialog", { name: "Linha do tempo" });
  }

  /** Begins where nothing is to be warned of. */
  async start(): Promise<void> {
    await this.begin.click();
    await this.isAt(1);
  }

  async isAt(number: number): Promise<void> {
    await expect(
      this.page.getByRole("heading", { name: new RegExp(`^Pergunta ${number} de`) }),
    ).toBeVisible();
  }

  async goTo(number: number): Promise<void> {
    await this.page.getByRole("button", { name: new RegExp(`^Pergunta ${number}, `) }).click();
    await this.isAt(number);
  }

  choice(name: string): Locator {
    return this.page.getByRole("radio", { name, exact: true });
  }

  box(name: string): Locator {
    return this.page.getByRole("checkbox", { name, exact: true });
  }

  get field(): Locator {
    return this.page.getByRole("region", { name: /^Pergunta/ }).getByRole("textbox");
  }

  /** Waits until no answer is unsent: what is only heard says so while something is on its way, too. */
  async saved(): Promise<void> {
    await expect(this.page.locator('[data-saving="saved"]')).toBeVisible({ timeout: 30_000 });
  }

  async handIn(): Promise<void> {
    await this.page.getByRole("button", { name: "Entregar", exact: true }).last().click();
    await this.page.getByRole("button", { name: "Entregar agora" }).click();
  }

  outcome(name: string): Locator {
    return this.page.getByRole("heading", { name, level: 2 });
  }
}
