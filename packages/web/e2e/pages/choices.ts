import { expect, type Page } from "@playwright/test";

/** Takes what a search found and nothing else: it comes in place of what was offered before it was asked. */
export async function pick(page: Page, name: RegExp): Promise<void> {
  await expect(page.getByRole("listbox").getByRole("option")).toHaveCount(1);
  await page.getByRole("option", { name }).click();
}
