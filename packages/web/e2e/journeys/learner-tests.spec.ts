// §learning#tests, §learning#attempt-frozen Somebody new to the demo, on a phone: from their first failed test to a certificate that anybody can check.
import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { typed } from "@trilha/contract/learning/authoring/content.ts";
import { type ActivityType, gameTypes } from "@trilha/contract/learning/delivery/activity-types.ts";
import { gameOf } from "@trilha/contract/learning/games/play.ts";
import { aMember, unique } from "../../../server/test/builders.ts";
import type { TestCourse } from "../../../server/test/builders-courses.ts";
import { codesInPdf } from "../../../server/test/receipts/reader.ts";
import {
  answerPaper,
  answerQuestion,
  drawnQuestions,
  expectGiven,
  rightly,
  wrongly,
} from "../fixtures/answer-questions.ts";
import { attemptsOf, enrolmentState, stepsOf } from "../fixtures/attempts.ts";
import { believeAnyPace, demoClient, demoCourse } from "../fixtures/demo.ts";
import { stateOf } from "../fixtures/lesson-course.ts";
import { expect, test } from "../fixtures/test.ts";
import { winGame } from "../fixtures/win-games.ts";
import { TestPage } from "../pages/test-page.ts";

const titles = ["Pronto para vender?", "Notebooks à prova", "Jogue e aprenda"] as const;
const orderOf = ({ activities }: TestCourse, type: ActivityType) =>
  activities.findIndex((activity) => activity.type === type) + 1;
const pathOf = (course: TestCourse, type: ActivityType) =>
  `/courses/${course.id}/activities/${orderOf(course, type)}`;

// A hand feels nothing where less motion is wanted.
test.use({ reducedMotion: "no-preference" });

/** Cues the device was made to give: trembling is noted, and so is everything that could be heard. */
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

test("on the demo a new person is blocked and freed, starts over, improves, plays every game, and shows a certificate", {
  tag: "@phone",
}, async ({ page, context, product, signInAs, atDesk, complaints }) => {
  test.setTimeout(300_000);
  const client = await demoClient(product);
  await believeAnyPace(product, client);
  const user = { first_name: "Jurema", last_name: unique("Aquino") };
  const name = `${user.first_name} ${user.last_name}`;
  const person = await aMember(product.app, { client, user, job_profile: "salesperson" });
  const ready = await demoCourse(product, titles[0]);
  const exam = await demoCourse(product, titles[1]);
  const games = await demoCourse(product, titles[2]);
  const contents = games.activities.flatMap((activity) => gameOf(typed(activity)) ?? []);
  const paper = new TestPage(page);
  const cues = await watchCues(page);
  const questions = () => drawnQuestions(product, person);
  const passed = () => expect(paper.outcome("Você passou!")).toBeVisible();
  /** Both attempts at a test by somebody who does not know, the last of them warned of. */
  const failForGood = async (warning: RegExp) => {
    await paper.start();
    await answerPaper(paper, await questions(), wrongly);
    await expect(paper.outcome("Ainda não foi desta vez")).toBeVisible();
    await paper.begin.tap();
    await expect(page.getByText("Esta é a sua última tentativa.")).toBeVisible();
    await paper.begin.tap();
    await expect(paper.warning).toContainText(warning);
    await paper.warning.getByRole("button", { name: "Começar a última" }).tap();
    await paper.isAt(1);
    await answerPaper(paper, await questions(), wrongly);
  };

  await test.step("accepts the texts of the programme, finds three courses and enrols in them", async () => {
    await signInAs(person, "/online-courses");
    for (const text of ["Termos de uso do programa", "Política de privacidade"]) {
      const dialog = page.getByRole("dialog", { name: text });
      await dialog.getByRole("button", { name: "Li e aceito" }).tap();
      await expect(dialog).toBeHidden();
    }
    const cookies = page.getByRole("region", { name: "Cookies neste programa" });
    await cookies.getByRole("button", { name: "Só os necessários" }).tap();
    for (const title of titles) {
      await page.goto("/online-courses");
      await page.getByRole("searchbox", { name: "Buscar por título ou assunto" }).fill(title);
      const list = page.getByRole("list", { name: "Cursos online" });
      await list.getByRole("link", { name: title }).first().tap();
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
      await page.getByRole("button", { name: "Inscrever-se" }).tap();
      await expect(page.getByRole("link", { name: "Começar" })).toBeVisible();
    }
  });

  await test.step("fails the block test and is freed by the administrator", async () => {
    await page.goto(pathOf(ready, "block_test"));
    await failForGood(/fica bloqueado para você/);
    await expect(page.getByText(/Este curso está bloqueado para você/)).toBeVisible();
    await expect.poll(() => enrolmentState(product, ready, person)).toBe("blocked");
    const desk = await atDesk("admin", `/admin/courses/${ready.id}/enrolments`);
    await desk.getByText(name).first().click();
    const dialog = desk.getByRole("dialog");
    await dialog.getByRole("button", { name: "Desbloquear" }).click();
    await dialog.getByRole("textbox", { name: "Motivo" }).fill("Vai estudar de novo");
    await dialog.getByRole("button", { name: "Desbloquear" }).click();
    await expect(desk.getByText(`${name} pode continuar`)).toBeVisible();
    await page.goto(pathOf(ready, "block_test"));
    await paper.start();
    await answerPaper(paper, await questions());
    await passed();
  });

  await test.step("fails the restart test and starts over", async () => {
    await page.goto(pathOf(ready, "restart_test"));
    await failForGood(/o curso recomeça do início/);
    await expect(page.getByText(/O curso recomeçou do início/)).toBeVisible();
    await page.getByRole("button", { name: "Ir para o início do curso" }).tap();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("O primeiro olá");
    expect(await stateOf(product, ready, orderOf(ready, "block_test"), person)).not.toBe("finished");
    await expect.poll(() => stateOf(product, ready, 1, person)).toBe("finished");
    await page.goto(pathOf(ready, "restart_test"));
    await paper.start();
    await answerPaper(paper, await questions());
    await passed();
  });

  await test.step("passes with an answer missing, and improves the grade", async () => {
    await page.goto(pathOf(ready, "block_test"));
    await paper.start();
    const bodies = await questions();
    const missing = bodies.find(({ points }) => points === 1);
    await answerPaper(paper, bodies, (body) => (body === missing ? null : rightly(body)));
    await passed();
    await expect.poll(() => enrolmentState(product, ready, person)).toBe("approved");
    await page.getByRole("button", { name: "Ficar aqui" }).tap();
    await expect(page.getByText("Resta 1 tentativa para melhorar a nota. Vale a melhor.")).toBeVisible();
    await page.getByRole("button", { name: "Melhorar a nota" }).tap();
    await paper.start();
    await answerPaper(paper, await questions());
    await expect(page.getByText("É a sua melhor nota até agora.")).toBeVisible();
    await expect.poll(() => enrolmentState(product, ready, person)).toBe("improved");
  });

  await test.step("keeps a test alive through a reload, ten minutes without a line and a second device", async () => {
    const path = pathOf(exam, "block_general_test");
    await page.goto(path);
    await expect(page.getByText(/até 15 segundos depois do fim ainda contam/)).toBeVisible();
    await paper.start();
    const [first, second, ...others] = await questions();
    if (!first || !second) throw new Error("a general test asks more than one question");
    await answerQuestion(paper, first, rightly(first));
    await paper.saved();
    await page.reload();
    await paper.goOn.tap();
    await paper.goTo(1);
    await expectGiven(paper, first, rightly(first));
    await paper.goTo(2);
    complaints.expect(/ERR_INTERNET_DISCONNECTED/);
    await context.setOffline(true);
    await page.evaluate(() => fetch("/").catch(() => undefined));
    await answerQuestion(paper, second, rightly(second));
    // A person away that long is let in anew, unasked.
    complaints.expect(/401/);
    product.app.clock.pass({ minutes: 10 });
    await context.setOffline(false);
    await paper.saved();
    await expect(page.getByRole("timer")).toHaveAccessibleName(/Tempo restante: (10:00|9:\d\d)/);
    const desk = await atDesk(person, path);
    const other = new TestPage(desk);
    await other.goOn.click();
    await other.goTo(2);
    await expectGiven(other, second, rightly(second));
    for (const [place, body] of others.entries()) {
      await other.goTo(place + 3);
      await answerQuestion(other, body, rightly(body));
    }
    await other.saved();
    await other.handIn();
    await expect(other.outcome("Você passou!")).toBeVisible();
    const [attempt] = await attemptsOf(product, exam, person);
    expect(attempt).toMatchObject({ state: "done", passed: true, ending: "submitted" });
    // No answer was lost on the way: all of it was known.
    expect(Number(attempt?.percent)).toBe(100);
    const steps = await stepsOf(product, attempt?.id ?? "");
    expect(steps.some(({ late }) => late)).toBe(false);
    expect(new Set(steps.map(({ device }) => device)).size).toBeGreaterThan(1);
  });

  await test.step("plays all eight games with a finger: felt, and not heard before it is asked for", async () => {
    expect(contents.map(({ type }) => type).toSorted()).toEqual(gameTypes.toSorted());
    for (const [index, content] of contents.entries()) {
      await page.goto(`/courses/${games.id}/activities/${index + 1}`);
      await page.getByRole("button", { name: "Jogar", exact: true }).tap();
      await winGame(page, "touch", content);
      await expect(page.getByRole("heading", { name: "Muito bem, você venceu!" })).toBeVisible();
      expect(await stateOf(product, games, index + 1, person)).toBe("finished");
      const { felt, heard } = await cues();
      expect([felt > 0, heard]).toEqual([true, 0]);
    }
    await expect.poll(() => enrolmentState(product, games, person)).toBe("finished");
  });

  await test.step("plays one of them again by keyboard, for practice", async () => {
    const [content] = contents;
    if (!content) throw new Error("a course of games has some");
    await page.goto(`/courses/${games.id}/activities/1`);
    await page.getByRole("button", { name: "Jogar de novo" }).press("Enter");
    await winGame(page, "keyboard", content);
    await expect(page.getByRole("heading", { name: "Muito bem, você venceu!" })).toBeFocused();
    await expect(page.getByText("Foi treino: não dá pontos.")).toBeVisible();
  });

  await test.step("saves the certificate, whose code leads to a page that says it is good", async () => {
    const card = page.getByRole("article", { name: titles[0] });
    await page.goto("/profile/certificates");
    // Issued by a job: the open page shows it by itself.
    await expect(card.getByText("Válido", { exact: true })).toBeVisible({ timeout: 60_000 });
    const begun = page.waitForEvent("download");
    await card.getByRole("button", { name: "Baixar PDF" }).tap();
    const saved = await begun;
    const [code] = await codesInPdf(await readFile(await saved.path()), (texts) => texts.length > 0);
    const address = new URL(code ?? "");
    expect(saved.suggestedFilename()).toBe(`${address.pathname.split("/").at(-1)}.pdf`);
    await context.clearCookies();
    await page.goto(address.pathname);
    await expect(page.getByText("Este certificado é válido")).toBeVisible();
    await expect(page.getByText(name)).toBeVisible();
  });
});
