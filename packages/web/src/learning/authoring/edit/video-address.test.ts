import { expect, it } from "vitest";
import { vimeoId, youtubeId } from "./video-address.ts";

it.each([
  ["dQw4w9WgXcQ", "dQw4w9WgXcQ"],
  ["https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=42s", "dQw4w9WgXcQ"],
  ["youtube.com/watch?list=PL1&v=dQw4w9WgXcQ", "dQw4w9WgXcQ"],
  ["https://youtu.be/dQw4w9WgXcQ?si=abc", "dQw4w9WgXcQ"],
  ["https://m.youtube.com/shorts/dQw4w9WgXcQ", "dQw4w9WgXcQ"],
  ["https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ", "dQw4w9WgXcQ"],
  ["https://www.youtube.com/live/dQw4w9WgXcQ?feature=share", "dQw4w9WgXcQ"],
  ["https://youtube.com.example.org/watch?v=dQw4w9WgXcQ", undefined],
  ["https://www.youtube.com/@canal", undefined],
  ["https://youtu.be/curto", undefined],
  ["", undefined],
])("§entities#type-embeds youtube: %s is %s", (address, id) => {
  expect(youtubeId(address)).toBe(id);
});

it.each([
  ["76979871", "76979871"],
  ["https://vimeo.com/76979871", "76979871"],
  ["vimeo.com/76979871/a1b2c3d4e5", "76979871/a1b2c3d4e5"],
  ["https://player.vimeo.com/video/76979871?h=a1b2c3d4e5", "76979871/a1b2c3d4e5"],
  ["https://vimeo.com/channels/staffpicks/76979871", "76979871"],
  ["https://vimeo.com/sobre", undefined],
  ["https://example.org/76979871", undefined],
])("§entities#type-embeds vimeo: %s is %s", (address, id) => {
  expect(vimeoId(address)).toBe(id);
});
