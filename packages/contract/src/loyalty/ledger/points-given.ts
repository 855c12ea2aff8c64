/**
 * §loyalty#points-given Points given: credited, less what was taken back. The one definition of lists, budgets, charts,
 * reports and files; what people spent, lost at the end or were corrected by hand was given all the same.
 */
export const pointsGiven = (moved: { readonly credited: number; readonly reversed: number }): number =>
  moved.credited - moved.reversed;
