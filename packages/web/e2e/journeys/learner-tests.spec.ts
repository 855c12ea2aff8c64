// §3, §4 Somebody new on a phone, from their first failed test to a certificate that anybody can check.
import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { gameTypes } from "@trilha/contract/learning/activity-types.ts";
import { aStaffMember } from "../../../server/test/builders.ts";
import { aTemplate } from "../../../server/test/builders-certificates.ts";
import { aCourse, anActivity, enrolled } from "../../../server/test/builders-courses.ts";
import { gameActivity } from "../../../server/test/builders-games.ts";
import { aTest } from "../../../server/test/builders-tests.ts";
import { gamesToPlay } from "../../../server/test/games-to-play.ts";
import { codesInPdf } from "../../../server/test/receipts/reader.ts";
import { attemptsOf, enrolmentState, stepsOf } from "../fixtures/attempts.ts";
import { aLesson, stateOf } from "../fixtures/lesson-course.ts";
import { playerOf } from "../fixtures/play-games.ts";
import type { Product } from "../fixtures/product.ts";
import { expect, test } from "../fixtures/test.ts";
import { TestPage } from "../pages/test-page.ts";

const flags = { has_profile: true, has_courses: true, has_certificates: true };
const called = (text: string) => ({ title: { "pt-BR": text } });

/** A course that blocks, starts over and can be improved, with a certificate; and one of the eight games. */
async function aSchool(product: Product) {
  const exams = await aLesson(
    product,
    async ({ app, client }) => {
      await aTemplate(app, client);
      const once = { maximumAttempts: 1 };
      return [
        await aTest(app, client, { ...called("Prova que bloqueia"), type: "block_test", settings: once }),
        await aTest(app, client, {
          ...{ ...called("Prova que recomeça"), type: "restart_test", settings: once },
          asks: ["true_false"],
        }),
        await aTest(app, client, {
          ...{ ...called("Prova de nota"), asks: ["one", "true_false", "short_text"] },
          settings: { minimumScore: 50, maximumAttempts: 3, minutes: 30 },
        }),
      ];
    },
    { client: flags },
  );
  const { app } = product;
  const activities = gameTypes.map((type) => anActivity(gameActivity(gamesToPlay[type])));
  const games = await aCourse(app, exams.client, { ...called("Jogue e aprenda"), modules: [{ activities }] });
  await enrolled(app, exams.owner, games);
  return { ...exams, games };
}

/** What the device was made to do: trembling is noted, and so is everything that could be heard. */
async function watchCues(page: Page): Promise<() => Promise<{ felt: number; heard: number }>> {
  await page.addInitScript(() => {
    const cues = { felt: 0, heard: 0 };
    Object.assign(globalThis, { cues });
    Object.defineProperty(navigator, "vibrate", {
      value: () => {
        cues.felt += 1;
        return true;
      },
    });
    globalThis.AudioContext = class extends globalThis.AudioContext {
      override createOscillator() {
        cues.heard += 1;
        return super.createOscillator();
      }
    };
  });
  return () => page.evaluate(() => (globalThis as unknown as { cues: { felt: number; heard: number } }).cues);
}

test("a new person is blocked and freed, starts over, improves, plays every game, and shows a certificate", {
  tag: "@phone",
}, async ({ page, context, product, signInAs, atDesk, complaints }) => {
  test.setTimeout(420_000);
  const { client, owner, course, games, path } = await aSchool(product);
  const paper = new TestPage(page);
  const cues = await watchCues(page);
  const beginLast = async (warning: RegExp) => {
    await paper.begin.tap();
    await expect(paper.warning).toContainText(warning);
    await paper.warning.getByRole("button", { name: "Começar a última" }).tap();
    await paper.isAt(1);
  };
  const passBlockTest = async () => {
    await page.goto(path(1));
    await beginLast(/fica bloqueado/);
    await paper.choice("Ouvir o cliente").check();
    await paper.handIn();
    await expect(paper.outcome("Você passou!")).toBeVisible();
  };

  await test.step("fails the block test and is freed by the administrator", async () => {
    await signInAs(owner, path(1));
    await beginLast(/fica bloqueado para você/);
    await paper.choice("Abrir a caixa").check();
    await paper.handIn();
    await expect(page.getByText(/Este curso está bloqueado para você/)).toBeVisible();
    await expect.poll(() => enrolmentState(product, course)).toBe("blocked");
    const admin = await aStaffMember(product.app, client, "program_administrator");
    const desk = await atDesk(admin, `/admin/courses/${course.id}/enrolments`);
    await desk.getByText("Ana Silva").first().click();
    const dialog = desk.getByRole("dialog");
    await dialog.getByRole("button", { name: "Liberar" }).click();
    await dialog.getByRole("textbox", { name: "Motivo" }).fill("Vai estudar de novo");
    await dialog.getByRole("button", { name: "Liberar" }).click();
    await expect(desk.getByText("Ana Silva pode continuar")).toBeVisible();
    await passBlockTest();
  });

  await test.step("fails the restart test and starts over", async () => {
    await page.goto(path(2));
    await beginLast(/o curso recomeça do início/);
    await paper.choice("Falso").check();
    await paper.handIn();
    await expect(page.getByText(/O curso recomeçou do início/)).toBeVisible();
    await page.getByRole("button", { name: "Ir para o início do curso" }).tap();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Prova que bloqueia");
    expect(await stateOf(product, course, 1)).not.toBe("finished");
    await passBlockTest();
    await page.goto(path(2));
    await beginLast(/o curso recomeça do início/);
    await paper.choice("Verdadeiro").check();
    await paper.handIn();
    await expect(paper.outcome("Você passou!")).toBeVisible();
  });

  await test.step("keeps a test alive through a reload, ten minutes without a line and a second device", async () => {
    await page.goto(path(3));
    await expect(page.getByText(/até 15 segundos depois do fim ainda contam/)).toBeVisible();
    await paper.start();
    await paper.choice("Ouvir o cliente").check();
    await paper.saved();
    await page.reload();
    await paper.goOn.tap();
    await paper.goTo(1);
    await expect(paper.choice("Ouvir o cliente")).toBeChecked();
    await paper.goTo(2);
    complaints.expect(/ERR_INTERNET_DISCONNECTED/);
    await context.setOffline(true);
    await page.evaluate(() => fetch("/").catch(() => undefined));
    await paper.choice("Verdadeiro").check();
    // Whoever was away that long is let in anew, unasked.
    complaints.expect(/401/);
    product.app.clock.pass({ minutes: 10 });
    await context.setOffline(false);
    await paper.saved();
    await expect(page.getByRole("timer")).toHaveAccessibleName(/Tempo restante: (20:00|19:\d\d)/);
    const desk = await atDesk(owner, path(3));
    const other = new TestPage(desk);
    await other.goOn.click();
    await other.goTo(2);
    await expect(other.choice("Verdadeiro")).toBeChecked();
    await other.goTo(3);
    await other.field.fill("desconto");
    await other.saved();
    await other.handIn();
    await expect(other.outcome("Você passou!")).toBeVisible();
    const [attempt] = (await attemptsOf(product, course)).slice(-1);
    expect(attempt).toMatchObject({ state: "done", passed: true, ending: "submitted" });
    const steps = await stepsOf(product, attempt?.id ?? "");
    expect(steps.some(({ late }) => late)).toBe(false);
    expect(new Set(steps.map(({ device }) => device)).size).toBeGreaterThan(1);
    await expect.poll(() => enrolmentState(product, course)).toBe("approved");
  });

  await test.step("improves the grade", async () => {
    await page.goto(path(3));
    await expect(page.getByText(/Restam 2 tentativas para melhorar a nota|2 de 3/).first()).toBeVisible();
    await paper.start();
    await paper.choice("Ouvir o cliente").check();
    await paper.next.tap();
    await paper.choice("Verdadeiro").check();
    await paper.next.tap();
    await paper.field.fill("garantia");
    await paper.handIn();
    await expect(page.getByText("É a sua melhor nota até agora.")).toBeVisible();
    await expect.poll(() => enrolmentState(product, course)).toBe("improved");
  });

  await test.step("plays all eight games with a finger: felt, and not heard before it is asked for", async () => {
    const play = playerOf(page, "touch");
    for (const [index, type] of gameTypes.entries()) {
      await page.goto(`/courses/${games.id}/activities/${index + 1}`);
      await page.getByRole("button", { name: "Jogar", exact: true }).tap();
      await play[type]();
      await expect(page.getByRole("heading", { name: "Muito bem, você venceu!" })).toBeVisible();
      expect(await stateOf(product, games, index + 1)).toBe("finished");
      const { felt, heard } = await cues();
      expect([felt > 0, heard]).toEqual([true, 0]);
    }
    await expect.poll(() => enrolmentState(product, games)).toBe("finished");
  });

  await test.step("saves the certificate, whose code leads to a page that says it is good", async () => {
    const card = page.getByRole("article", { name: "Atendimento na loja" }).last();
    await expect(async () => {
      await page.goto("/profile/certificates");
      await expect(card.getByText("Válido", { exact: true })).toBeVisible({ timeout: 2_000 });
    }).toPass();
    const begun = page.waitForEvent("download");
    await card.getByRole("button", { name: "Baixar PDF" }).tap();
    const saved = await begun;
    const [code] = await codesInPdf(await readFile(await saved.path()), (texts) => texts.length > 0);
    const address = new URL(code ?? "");
    expect(saved.suggestedFilename()).toBe(`${address.pathname.split("/").at(-1)}.pdf`);
    await context.clearCookies();
    await page.goto(address.pathname);
    await expect(page.getByText("Este certificado é válido")).toBeVisible();
    await expect(page.getByText("Ana Silva")).toBeVisible();
  });
});
