import type { PercentCrop } from "react-image-crop";

type Size = { width: number; height: number };

/** The chosen square of another width, around the same middle and inside the picture. */
export function resized(crop: PercentCrop, width: number, picture: Size): PercentCrop {
  const height = (width * picture.width) / picture.height;
  const inside = (start: number, length: number) => Math.min(Math.max(0, start), Math.max(0, 100 - length));
  return {
    unit: "%",
    width,
    height,
    x: inside(crop.x + (crop.width - width) / 2, width),
    y: inside(crop.y + (crop.height - height) / 2, height),
  };
}

/** Draws the chosen part of a picture as a square of so many pixels. */
export function drawCrop(
  image: HTMLImageElement,
  crop: PercentCrop,
  canvas: HTMLCanvasElement,
  side: number,
): void {
  canvas.width = side;
  canvas.height = side;
  const { naturalWidth, naturalHeight } = image;
  const part = (percent: number, whole: number) => (percent / 100) * whole;
  canvas
    .getContext("2d")
    ?.drawImage(
      image,
      part(crop.x, naturalWidth),
      part(crop.y, naturalHeight),
      part(crop.width, naturalWidth),
      part(crop.height, naturalHeight),
      0,
      0,
      side,
      side,
    );
}
