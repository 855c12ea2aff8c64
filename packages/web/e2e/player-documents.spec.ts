// §learning#player Activity player: pages to read, films to watch, texts and recordings, on a phone and on a desktop.
import type { Page } from "@playwright/test";
import { aDocument, aFilm, aLessonFile } from "../../server/test/lessons.ts";
import { filmTrack, mp4, soundTrack } from "../../server/test/media.ts";
import { aLesson, progressOf, stateOf } from "./fixtures/lesson-course.ts";
import { expect, test } from "./fixtures/test.ts";

const next = (page: Page) => page.getByRole("button", { name: /^Próxima: / });

test("pages count when they were on the screen; the last one finishes, and the next activity opens", async ({
  page,
  product,
  signInAs,
  expectAccessible,
}) => {
  const { owner, course, path } = await aLesson(
    product,
    async (ground) => [
      {
        type: "pdf",
        title: { "pt-BR": "Guia de atendimento" },
        data: await aDocument(ground, 4),
        completion: { rule: "pages", share: 100 },
      },
      { title: { "pt-BR": "Boas práticas" }, data: { kind: "text", html: { "pt-BR": longText } } },
    ],
    { sequential: true },
  );
  const loaded: string[] = [];
  page.on("request", (request) => loaded.push(new URL(request.url()).pathname));
  await signInAs(owner, path());
  const position = page.getByText(/^\d de 4$/);
  await expect(position).toHaveText("1 de 4");
  await expect(page.getByRole("region", { name: "Página 1" })).toContainText("Passo 1");
  // Stages of other kinds, each with a library or a page of its own, stay away.
  expect(loaded.filter((file) => /(?:Stream|Package|Game|Test|Vimeo|YouTube)Stage/.test(file))).toEqual([]);
  expect(loaded.filter((file) => /document-worker/.test(file))).not.toEqual([]);
  // A font the document names and does not bring along comes from our own origin, and alone.
  await expect.poll(() => loaded.filter((file) => /assets\/(?:Foxit|Liberation)/.test(file)).length).toBe(1);

  await page.getByRole("button", { name: /ainda fechada/ }).click();
  await expect(page.getByRole("dialog")).toContainText("Conclua antes “Guia de atendimento”.");
  await page.getByRole("button", { name: "Entendi" }).click();
  await expectAccessible();

  // A page flown over was not seen: each is given its glance.
  const keptPlace = async () => (await progressOf(product, course))[0]?.position;
  await expect.poll(keptPlace).toMatchObject({ at: 1 });
  const onward = page.getByRole("button", { name: "Próxima página" });
  await onward.click();
  await expect(position).toHaveText("2 de 4");
  await expect(page.getByRole("region", { name: "Página 2" })).toContainText("Passo 2");
  await page.getByRole("button", { name: "Aumentar" }).click();
  await expect(position).toHaveText("2 de 4");
  await page.getByRole("button", { name: "Ajustar à largura" }).click();
  await expect.poll(keptPlace).toMatchObject({ at: 2 });

  await test.step("§interface#readable-320 readable at 320 px: the page fits, and made larger it is moved about in its own frame", async () => {
    const size = page.viewportSize();
    await page.setViewportSize({ width: 320, height: 640 });
    const sheet = page.getByRole("region", { name: "Página 2" });
    const width = async () => (await sheet.boundingBox())?.width ?? 0;
    const wide = () => page.evaluate(() => document.documentElement.scrollWidth);
    await expect.poll(width).toBeLessThanOrEqual(320);
    await page.getByRole("button", { name: "Aumentar" }).click();
    await page.getByRole("button", { name: "Aumentar" }).click();
    await expect.poll(width).toBeGreaterThan(320);
    expect(await wide()).toBeLessThanOrEqual(320);
    await expect(position).toHaveText("2 de 4");
    await page.getByRole("button", { name: "Ajustar à largura" }).click();
    if (size) await page.setViewportSize(size);
  });

  // Away and back: on the page where it was left.
  await page.reload();
  await expect(position).toHaveText("2 de 4");
  for (const number of [3, 4]) {
    await onward.click();
    await expect(position).toHaveText(`${number} de 4`);
    await expect(page.getByRole("region", { name: `Página ${number}` })).toContainText(`Passo ${number}`);
    await expect.poll(keptPlace).toMatchObject({ at: number });
  }
  await expect.poll(() => stateOf(product, course)).toBe("finished");
  await expect(page.getByText("“Guia de atendimento” concluída")).toBeVisible();
  await next(page).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Boas práticas");
  await expect(page.getByRole("heading", { level: 2, name: "Ouça primeiro" })).toBeVisible();
  // Forms are taken out of the text, whatever came into it.
  await expect(page.locator("article input")).toHaveCount(0);
  await expect(page.getByRole("dialog", { name: "Curso concluído!" })).toBeVisible();
  await expectAccessible("[role=dialog]");
  await page.getByRole("button", { name: "Ficar aqui" }).click();
  await expectAccessible();
});

const longText = `<h2>Ouça primeiro</h2><p>Quem ouve vende <strong>melhor</strong>.</p><form action="/profile"><input name="senha"></form>
  <blockquote>O cliente fala, você anota.</blockquote><ul><li>Receba</li><li>Mostre</li><li>Combine</li></ul>`;

test("§learning#playable a film the browser has no player for is told apart from a line that is gone", {
  tag: "@phone",
}, async ({ page, product, signInAs, expectAccessible }) => {
  const { owner, path } = await aLesson(product, async (ground) => {
    const file = { kind: "course_video", name: "aula.mp4", type: "video/mp4", facts: { seconds: 12 } };
    const bytes = mp4([filmTrack("hvc1"), soundTrack("ac-3")]);
    const files = { "pt-BR": await aLessonFile(ground, bytes, file) };
    return [
      { type: "video", title: { "pt-BR": "Três passos" }, data: { files, captions: {}, noSkip: false } },
    ];
  });
  await signInAs(owner, path());
  await expect(page.getByRole("alert")).toContainText("Este navegador não reproduz este arquivo");
  await expect(page.getByRole("alert")).toContainText("Sua conexão está boa");
  await expectAccessible();
});

test("a film goes on at the second on another device, its captions and speed as chosen", {
  tag: "@phone",
}, async ({ page, product, signInAs, expectAccessible }) => {
  const { owner, course, path } = await aLesson(product, async (ground) => [
    {
      type: "video",
      title: { "pt-BR": "Três passos" },
      data: await aFilm(ground),
      completion: { rule: "watched", share: 90 },
    },
  ]);
  await signInAs(owner, path());
  const film = page.locator("video");
  const second = () => film.evaluate((video: HTMLVideoElement) => video.currentTime);
  await expect.poll(() => film.evaluate((video: HTMLVideoElement) => video.readyState)).toBeGreaterThan(1);
  await expectAccessible();
  await page.getByRole("combobox", { name: "Legendas" }).selectOption("es-ES");
  await film.evaluate((video: HTMLVideoElement) => {
    video.muted = true;
    return video.play();
  });
  await expect.poll(second).toBeGreaterThan(3);
  await expect(film.locator("track")).toHaveAttribute("srclang", "es-ES");
  // The tab is closed in the middle.
  await page.reload();
  await expect.poll(second).toBeGreaterThan(2);
  await film.evaluate((video: HTMLVideoElement) => {
    video.muted = true;
  });
  await page.getByRole("combobox", { name: "Velocidade" }).selectOption("2");
  await film.evaluate((video: HTMLVideoElement) => video.play());
  await expect.poll(() => stateOf(product, course), { timeout: 40_000 }).toBe("finished");
  await expect(page.getByRole("dialog", { name: "Curso concluído!" })).toBeVisible();
});
