/** How a picture is looked at: nearer, turned, moved. */
export type PictureView = {
  readonly zoom: number;
  /** Quarter turns to the right, 0 to 3. */
  readonly turns: number;
  /** Where its middle is, in pixels from the middle of the frame. */
  readonly x: number;
  readonly y: number;
};

export const WHOLE: PictureView = { zoom: 1, turns: 0, x: 0, y: 0 };
const NEAREST = 8;

/** Nearer or farther, towards a point of the frame (pixels from its middle) that stays where it is. */
export function zoomed(view: PictureView, factor: number, at = { x: 0, y: 0 }): PictureView {
  const zoom = Math.min(NEAREST, Math.max(1, view.zoom * factor));
  if (zoom === 1) return { ...view, zoom, x: 0, y: 0 };
  const ratio = zoom / view.zoom;
  return { ...view, zoom, x: at.x - (at.x - view.x) * ratio, y: at.y - (at.y - view.y) * ratio };
}

/** Moved, as far as the picture still covers the middle of the frame. */
export function moved(
  view: PictureView,
  dx: number,
  dy: number,
  frame: { width: number; height: number },
): PictureView {
  const far = (size: number) => ((view.zoom - 1) * size) / 2 + (view.zoom > 1 ? size / 4 : 0);
  const within = (value: number, limit: number) => Math.min(limit, Math.max(-limit, value));
  return { ...view, x: within(view.x + dx, far(frame.width)), y: within(view.y + dy, far(frame.height)) };
}

/** A quarter turn to the right. */
export const turned = (view: PictureView): PictureView => ({
  ...view,
  turns: (view.turns + 1) % 4,
  x: 0,
  y: 0,
});

/** As CSS says it. A picture on its side is made small enough to stand in the frame. */
export function transformOf(
  { zoom, turns, x, y }: PictureView,
  frame: { width: number; height: number },
): string {
  const side = Math.min(frame.width, frame.height) / Math.max(frame.width, frame.height, 1);
  const scale = turns % 2 === 1 ? zoom * (side || 1) : zoom;
  return `translate(${x}px, ${y}px) rotate(${turns * 90}deg) scale(${scale})`;
}
