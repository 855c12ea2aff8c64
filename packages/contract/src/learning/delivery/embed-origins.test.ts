import { expect, test } from "vitest";
import { maySlidesComeFrom } from "./embed-origins.ts";

test.each([
  ["https://www.slideshare.net/slideshow/embed_code/key/abc", true],
  ["https://www.linkedin.com/embed/feed/update/urn:li:share:1", true],
  ["http://www.slideshare.net/x", false],
  ["https://www.slideshare.net.evil.example/x", false],
  ["https://user@evil.example/https://www.slideshare.net", false],
  ["javascript:alert(1)", false],
  ["", false],
])("§entities#type-embeds linkedin_slidshare: %s is framed: %s", (address, framed) => {
  expect(maySlidesComeFrom(address)).toBe(framed);
});
