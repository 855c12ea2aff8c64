import sharp, { type Color } from "sharp";
import { describe, expect, it } from "vitest";
import { cleanPicture } from "./picture.ts";

const plain = (width: number, height: number, background: Color = "#0f766e") =>
  sharp({ create: { width, height, channels: 4, background } });

/** The colour in the middle of a picture. */
async function colorOf(picture: Buffer): Promise<number[]> {
  const { data, info } = await sharp(picture).raw().toBuffer({ resolveWithObject: true });
  const middle = (Math.floor(info.height / 2) * info.width + Math.floor(info.width / 2)) * info.channels;
  return [...data.subarray(middle, middle + info.channels)];
}

async function clean(bytes: Buffer) {
  const picture = await cleanPicture(bytes);
  if (typeof picture === "string") throw new Error(picture);
  return picture;
}

describe("a picture drawn anew", () => {
  it.each([
    ["see-through", () => plain(400, 300, { r: 15, g: 118, b: 110, alpha: 0.5 }).png(), 4],
    ["of 16 bits a colour", () => plain(400, 300).removeAlpha().toColourspace("rgb16").png(), 3],
    ["for print (CMYK)", () => plain(400, 300).removeAlpha().toColourspace("cmyk").jpeg(), 3],
    ["of another format", () => plain(400, 300).removeAlpha().webp({ lossless: true }), 3],
  ])("%s keeps how it looks", async (_, make, channels) => {
    const { copies, width, height } = await clean(await make().toBuffer());
    expect([width, height]).toEqual([400, 300]);
    const color = await colorOf(copies.large);
    expect(color.length).toBe(channels);
    for (const [index, value] of [15, 118, 110].entries()) {
      expect(Math.abs((color[index] ?? 0) - value)).toBeLessThan(24);
    }
  });

  it("in grey is one still", async () => {
    const { copies } = await clean(
      await plain(50, 50, "#808080").removeAlpha().grayscale().jpeg().toBuffer(),
    );
    const [red = 0, green = 0, blue = 0] = await colorOf(copies.thumb);
    expect(Math.max(red, green, blue) - Math.min(red, green, blue)).toBeLessThan(4);
  });

  it("is never larger than it was", async () => {
    const { copies, width } = await clean(await plain(20, 10).png().toBuffer());
    expect(width).toBe(20);
    expect(await sharp(copies.thumb).metadata()).toMatchObject({ width: 20, height: 10 });
  });

  it("carries no colour profile, comment or other passenger", async () => {
    const loaded = await plain(300, 200).withIccProfile("p3").withXmp("<x:xmpmeta/>").png().toBuffer();
    const { copies } = await clean(loaded);
    const { icc, xmp, exif } = await sharp(copies.large).metadata();
    expect([icc, xmp, exif]).toEqual([undefined, undefined, undefined]);
  });

  it("is refused when it cannot be decoded to its end", async () => {
    const whole = await plain(600, 600).jpeg().toBuffer();
    expect(await cleanPicture(whole.subarray(0, whole.length - 400))).toBe("damaged");
    expect(await cleanPicture(Buffer.from("no picture"))).toBe("damaged");
  });

  it("waits for those before it, and is sent away when too many wait", async () => {
    const bytes = await plain(900, 900).png().toBuffer();
    const all = await Promise.all(Array.from({ length: 25 }, () => cleanPicture(bytes)));
    expect(all.filter((picture) => picture === "busy").length).toBe(5);
    expect(typeof (await cleanPicture(bytes))).toBe("object");
  });
});
