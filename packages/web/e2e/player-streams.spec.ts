// §entities#type-embeds Streams, films of Vimeo and zipped pages under the product's own policy; §states#instructor-authorisation an activity the instructor opens.
import type { Page } from "@playwright/test";
import { aMember, plant } from "../../server/test/builders.ts";
import { aPackage } from "../../server/test/builders-scorm.ts";
import { aLesson, stateOf } from "./fixtures/lesson-course.ts";
import { playersOutside } from "./fixtures/outside-players.ts";
import { expect, test } from "./fixtures/test.ts";

test("a stream is played by its parts, and watched to its end", { tag: "@phone" }, async ({
  page,
  product,
  signInAs,
}) => {
  await playersOutside(page);
  const { owner, course, path } = await aLesson(product, async () => [
    {
      type: "wowza",
      title: { "pt-BR": "Ao vivo, gravado" },
      data: {
        streams: { "pt-BR": "https://lessons.streamlock.net/vod/film.m3u8" },
        ...{ seconds: { "pt-BR": 6 }, noSkip: false },
      },
      completion: { rule: "watched", share: 80 },
    },
  ]);
  await signInAs(owner, path());
  const film = page.locator("hls-video");
  const read = () =>
    film.evaluate((element) => {
      const { readyState, currentTime } = element as HTMLVideoElement;
      return { readyState, currentTime };
    });
  await expect.poll(async () => (await read()).readyState).toBeGreaterThan(1);
  await film.evaluate((element) => {
    const video = element as HTMLVideoElement;
    video.muted = true;
    return video.play();
  });
  await expect.poll(() => stateOf(product, course), { timeout: 40_000 }).toBe("finished");
  await expect(page.getByRole("dialog", { name: "Curso concluído!" })).toBeVisible();
});

test("a film of Vimeo is watched by its player's messages, and what comes next opens by itself", {
  tag: "@phone",
}, async ({ page, product, signInAs }) => {
  // Where people ask for less motion, nothing opens by itself.
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await playersOutside(page);
  const { owner, course, path } = await aLesson(product, async () => [
    {
      type: "vimeo",
      title: { "pt-BR": "Vídeo da loja" },
      data: { videos: { "pt-BR": "123456" }, seconds: { "pt-BR": 12 }, noSkip: false },
      completion: { rule: "watched", share: 80 },
    },
    { title: { "pt-BR": "Leitura" } },
  ]);
  await signInAs(owner, path());
  await page.getByRole("button", { name: "Carregar de Vimeo" }).click();
  await page.frameLocator("vimeo-video iframe").getByRole("button", { name: "Play" }).click();
  await expect.poll(() => stateOf(product, course), { timeout: 40_000 }).toBe("finished");
  const next = page.getByRole("region", { name: "A seguir: Leitura" });
  await expect(next).toContainText("Abre automaticamente em 10 segundos.");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Leitura", { timeout: 30_000 });
});

const pageOf = (title: string) =>
  `<!doctype html><html lang="pt"><title>${title}</title><body><h1>${title}</h1><a href="dois.html">Segunda</a></body></html>`;

test("a zipped page stands on its own origin, with the pages it leads to", { tag: "@desktop" }, async ({
  page,
  product,
  signInAs,
}) => {
  const { owner, course, path } = await aLesson(product, async ({ app, client }) => {
    const files = { "index.html": pageOf("Vitrine"), "dois.html": pageOf("Balcão") };
    const { id } = await aPackage(app, client, { files });
    await plant(app, async (tx) => {
      await tx.updateTable("packages").set({ kind: "html" }).where("id", "=", id).execute();
      await tx
        .updateTable("package_revisions")
        .set({ manifest: null, entry: "index.html" })
        .where("package_id", "=", id)
        .execute();
    });
    return [
      { title: { "pt-BR": "Antes" }, data: { kind: "text", html: { "pt-BR": "<p>Veja a seguir.</p>" } } },
      { title: { "pt-BR": "Vitrine" }, data: { kind: "package", packages: { "pt-BR": id } } },
    ];
  });
  await signInAs(owner, path());
  // Fetched ahead: shown before its sitting has opened.
  await page.waitForResponse((answer) => answer.url().endsWith("/activities/2/ahead"));
  await page.getByRole("button", { name: "Próxima: Vitrine" }).click();
  const inside = page.frameLocator("main iframe");
  await expect(inside.getByRole("heading", { name: "Vitrine" })).toBeVisible();
  // The activity was the last one left: the course says so over it.
  await page
    .getByRole("dialog", { name: "Curso concluído!" })
    .getByRole("button", { name: "Ficar aqui" })
    .click();
  await inside.getByRole("link", { name: "Segunda" }).click();
  await expect(inside.getByRole("heading", { name: "Balcão" })).toBeVisible();
  const address = await page.locator("main iframe").getAttribute("src");
  expect(new URL(address ?? "").host).not.toBe(new URL(product.url).host);
  await expect.poll(() => stateOf(product, course, 2)).toBe("finished");
});

test("what the instructor opens opens by itself where somebody waits", { tag: "@phone" }, async ({
  page,
  product,
  signInAs,
  expectAccessible,
  complaints,
}) => {
  complaints.expect(/409/);
  const { client, owner, course, path } = await aLesson(product, async () => [
    {
      title: { "pt-BR": "Na aula" },
      data: { kind: "text", html: { "pt-BR": "<h2>Agora juntos</h2>" } },
      authorised: true,
    },
  ]);
  await signInAs(owner, path());
  await expect(page.getByRole("heading", { name: "Na aula" })).toBeVisible();
  await expectAccessible();
  const instructor = await aMember(product.app, { client, roles: ["instructor"] });
  const authorise = `/api/learning/courses/${course.id}/authorisations/${course.activities[0]?.id}`;
  await atOffice(page, product.url + authorise, await product.app.tokenFor(instructor));
  await expect(page.getByRole("heading", { name: "Agora juntos" })).toBeVisible();
});

/** Calls the instructor's own page will make, once there is one. */
async function atOffice(page: Page, address: string, token: string): Promise<void> {
  const answer = await page.request.put(address, { headers: { authorization: `Bearer ${token}` } });
  expect(answer.status()).toBe(204);
}
