/** Pages one below the other, with a gap between and around them; all in pixels. */
export interface PageLayout {
  readonly heights: readonly number[];
  readonly gap: number;
}

/** Where a page begins. */
export const topOf = ({ heights, gap }: PageLayout, page: number): number =>
  gap + heights.slice(0, page - 1).reduce((sum, height) => sum + height + gap, 0);

/**
 * Which pages are on the screen: `looked` are those that show by half, or fill half of the screen; `current` is the one
 * that shows most, the upper of two alike. Pages count from 1.
 */
export function pagesOnScreen(
  layout: PageLayout,
  { top, height }: { top: number; height: number },
): { current: number; looked: number[] } {
  let current = 1;
  let most = 0;
  let start = layout.gap;
  const looked: number[] = [];
  layout.heights.forEach((tall, index) => {
    const shown = Math.max(0, Math.min(top + height, start + tall) - Math.max(top, start));
    if (shown > 0 && (shown >= tall / 2 || shown >= height / 2)) looked.push(index + 1);
    if (shown > most + 1) {
      most = shown;
      current = index + 1;
    }
    start += tall + layout.gap;
  });
  const atEnd = top > 0 && top + height >= start - 1;
  return { current: atEnd ? layout.heights.length : current, looked };
}

export const zooms = [1, 1.25, 1.5, 2, 2.5, 3, 4] as const;

/** The next larger or smaller size; the ends stay. */
export function zoomed(zoom: number, step: 1 | -1): number {
  const at = zooms.findIndex((each) => each >= zoom);
  return zooms[Math.min(zooms.length - 1, Math.max(0, at + step))] ?? 1;
}
