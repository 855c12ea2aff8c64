// §entities#type-embeds Films and slides of others, streams, recordings and packages; and a line that is lost in the middle.
import { anItem, aPackage, scormActivity } from "../../server/test/builders-scorm.ts";
import { aRecording } from "../../server/test/lessons.ts";
import { aLesson, progressOf, stateOf } from "./fixtures/lesson-course.ts";
import { playersOutside } from "./fixtures/outside-players.ts";
import { expect, test } from "./fixtures/test.ts";

test("films of others are asked about first, watched by their messages, and not skipped where that is not allowed", {
  tag: "@phone",
}, async ({ page, product, signInAs, expectAccessible }) => {
  const { owner, course, path } = await aLesson(product, async () => [
    {
      type: "youtube",
      title: { "pt-BR": "Vídeo da marca" },
      data: { videos: { "pt-BR": "dQw4w9WgXcQ" }, seconds: { "pt-BR": 20 }, noSkip: false },
      completion: { rule: "watched", share: 80 },
    },
    {
      type: "linkedin_slidshare",
      title: { "pt-BR": "Slides da marca" },
      data: { embeds: { "pt-BR": "https://www.slideshare.net/slideshow/embed_code/key/abc" } },
    },
    { type: "flash", title: { "pt-BR": "Jogo antigo" }, data: { replacementId: null } },
    { type: "webinar", title: { "pt-BR": "Webinar" }, data: { referenceId: null }, completion: null },
  ]);
  await playersOutside(page);
  await signInAs(owner, path());
  await expect(page.getByText("YouTube recebe dados do seu aparelho")).toBeVisible();
  await expect(page.locator("iframe")).toHaveCount(0);
  await expectAccessible();
  await page.getByRole("button", { name: "Carregar de YouTube" }).click();
  const film = page.frameLocator("iframe");
  await film.getByRole("button", { name: "Play" }).click();
  await expect.poll(() => stateOf(product, course), { timeout: 40_000 }).toBe("finished");
  await page.getByRole("button", { name: /^Próxima: Slides/ }).click();
  const slides = page.getByRole("button", { name: "Carregar de SlideShare" });
  await expect(slides).toBeVisible();
  // Longer than it takes until what is seen is written down.
  await page.waitForTimeout(2_000);
  expect(await stateOf(product, course, 2)).not.toBe("finished");
  await slides.click();
  await expect(page.frameLocator("iframe").getByRole("heading", { name: "Slides" })).toBeVisible();
  await expect.poll(() => stateOf(product, course, 2)).toBe("finished");
  await page.getByRole("button", { name: /^Próxima: Jogo/ }).click();
  await expect(page.getByRole("heading", { name: "Conteúdo aposentado" })).toBeVisible();
  await expectAccessible();
  await page.getByRole("dialog").getByRole("button", { name: "Ficar aqui" }).click();
  await page.getByRole("button", { name: /^Próxima: Webinar/ }).click();
  await expect(page.getByRole("heading", { name: "Ainda não disponível" })).toBeVisible();
  await page.getByRole("button", { name: "Conteúdo do curso" }).click();
  await expect(page.getByRole("button", { name: /Vídeo da marca/ })).toBeVisible();
  await expectAccessible();
});

test("a recording is heard on a line that is lost: nothing is lost with it, and the bar says so", {
  tag: "@phone",
}, async ({ page, context, product, signInAs, expectAccessible, complaints }) => {
  const { owner, course, path } = await aLesson(product, async (ground) => [
    {
      type: "audio",
      title: { "pt-BR": "Pausa sonora" },
      data: await aRecording(ground),
      completion: { rule: "watched", share: 90 },
    },
  ]);
  await signInAs(owner, path());
  const sound = page.locator("audio");
  await expect.poll(() => sound.evaluate((audio: HTMLAudioElement) => audio.readyState)).toBe(4);
  await expectAccessible();
  complaints.expect(/ERR_INTERNET_DISCONNECTED|ERR_FAILED/);
  await sound.evaluate((audio: HTMLAudioElement) => {
    audio.muted = true;
    return audio.play();
  });
  await expect(page.getByText("Pare um minuto. Respire antes do próximo cliente.")).toBeVisible();
  // On the lock screen and under headphone buttons it has its name.
  await expect.poll(() => page.evaluate(() => navigator.mediaSession.metadata?.title)).toBe("Pausa sonora");
  await context.setOffline(true);
  await expect(page.getByText("Ainda não salvo")).toBeVisible({ timeout: 20_000 });
  await expect
    .poll(() => sound.evaluate((audio: HTMLAudioElement) => audio.ended), { timeout: 40_000 })
    .toBe(true);
  expect(await stateOf(product, course)).not.toBe("finished");
  await context.setOffline(false);
  await expect.poll(() => stateOf(product, course), { timeout: 20_000 }).toBe("finished");
  await expect(page.getByRole("dialog", { name: "Curso concluído!" })).toBeVisible();
});

const sco = (api: string) => `<!doctype html><html lang="pt"><title>SCO</title><body><p id="at">?</p>
<button id="on">Avançar</button><button id="end">Concluir</button><script>
let w = window, api; while (w && !(api = w["${api}"]) && w !== w.parent) w = w.parent;
const s = "${api}" === "API";
const get = (n) => s ? api.LMSGetValue(n) : api.GetValue(n);
const set = (n, v) => s ? api.LMSSetValue(n, v) : api.SetValue(n, v);
const commit = () => s ? api.LMSCommit("") : api.Commit("");
s ? api.LMSInitialize("") : api.Initialize("");
const place = s ? "cmi.core.lesson_location" : "cmi.location";
const show = () => { document.getElementById("at").textContent = "Tela " + (get(place) || "1"); };
show();
document.getElementById("on").onclick = () => { set(place, String(Number(get(place) || "1") + 1)); commit(); show(); };
document.getElementById("end").onclick = () => {
  set(s ? "cmi.core.lesson_status" : "cmi.completion_status", "completed"); commit();
};
</script></body></html>`;

for (const [version, api] of [
  ["1.2", "API"],
  ["2004 4th", "API_1484_11"],
] as const) {
  test(`a SCORM ${version} package goes on where its tab was closed, and its verdict finishes the course`, {
    tag: "@desktop",
  }, async ({ page, product, signInAs }) => {
    const { owner, course, path } = await aLesson(product, async ({ app, client }) => {
      const { id } = await aPackage(app, client, {
        version: (version === "1.2" ? "1.2" : "2004") as never,
        items: [anItem("a")],
        // A package that says nothing of itself would not be believed to take a few seconds.
        typicalTime: "PT10S",
        files: { "a.html": sco(api) },
      });
      return [{ ...scormActivity(id), title: { "pt-BR": "Simulador" } }];
    });
    await signInAs(owner, path());
    const inside = () => page.frameLocator("main iframe").frameLocator("iframe");
    await expect(inside().getByText("Tela 1")).toBeVisible();
    await inside().getByRole("button", { name: "Avançar" }).click();
    await expect(inside().getByText("Tela 2")).toBeVisible();
    await page.reload();
    await expect(inside().getByText("Tela 2")).toBeVisible();
    await inside().getByRole("button", { name: "Concluir" }).click();
    await expect.poll(() => stateOf(product, course), { timeout: 20_000 }).toBe("finished");
    await expect(page.getByRole("dialog", { name: "Curso concluído!" })).toBeVisible();
    expect((await progressOf(product, course))[0]?.seconds).toBeGreaterThanOrEqual(0);
  });
}
