import { expect, it } from "vitest";
import { cloudCourseId, embedAddress, httpsAddress } from "./embed-address.ts";

const EMBED = "https://www.slideshare.net/slideshow/embed_code/key/AbC123";

it.each([
  [EMBED, EMBED],
  [`<iframe src="${EMBED}" width="427" height="356"></iframe>`, EMBED],
  [`<iframe width='1' src='//www.slideshare.net/slideshow/embed_code/key/AbC123'></iframe>`, EMBED],
  ["http://www.slideshare.net/slideshow/embed_code/key/AbC123", EMBED],
  ["slideshare", undefined],
  ["javascript:alert(1)", undefined],
])("§entities#type-embeds linkedin_slidshare: %s", (text, address) => {
  expect(embedAddress(text)).toBe(address);
});

it("§entities#type-scorm-cloud wowza and scorm_cloud: only what the server takes is kept", () => {
  expect(httpsAddress(" https://live.example.org/a/playlist.m3u8 ")).toBe(
    "https://live.example.org/a/playlist.m3u8",
  );
  expect(httpsAddress("http://live.example.org/a.m3u8")).toBeUndefined();
  expect(cloudCourseId(" curso-1 ")).toBe("curso-1");
  expect(cloudCourseId("x".repeat(129))).toBeUndefined();
});
