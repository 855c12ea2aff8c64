import type { Locator, Page } from "@playwright/test";
import type { PhotoFile } from "../fixtures/invoices.ts";

/** The page a sale is reported on, as a salesperson fills it in. */
export class SaleForm {
  readonly page: Page;
  readonly number: Locator;
  readonly issuer: Locator;
  readonly send: Locator;
  readonly lines: Locator;
  readonly bar: Locator;
  readonly receipt: Locator;

  constructor(page: Page) {
    this.page = page;
    this.number = page.getByRole("textbox", { name: "Número da nota" });
    this.issuer = page.getByRole("textbox", { name: /^Emitente/ });
    this.bar = page.getByRole("region", { name: "Enviar a venda" });
    this.send = this.bar.getByRole("button", { name: "Enviar venda" });
    this.lines = page.getByRole("list", { name: "Produtos vendidos" }).getByRole("listitem");
    this.receipt = page.getByRole("region", { name: "Venda registrada" });
  }

  async photograph(photo: PhotoFile): Promise<void> {
    await this.page.locator("#sale-photo").setInputFiles(photo);
    await this.page.getByText("Foto enviada").waitFor();
  }

  /** Adds a product found by a word of it. */
  async add(word: string): Promise<void> {
    await this.page.getByRole("button", { name: /^Adicionar/ }).click();
    const sheet = this.page.getByRole("dialog", { name: "Escolher produto" });
    await sheet.getByRole("searchbox").fill(word);
    await sheet.getByRole("button", { name: word }).click();
  }
}
