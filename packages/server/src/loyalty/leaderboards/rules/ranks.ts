/** The scores whose places must be asked for, to know those of all rows: the first, and the first that is lower. */
export function scoresToPlace(scores: readonly number[]): number[] {
  const [first] = scores;
  if (first === undefined) return [];
  const lower = scores.find((score) => score < first);
  return lower === undefined ? [first] : [first, lower];
}

/**
 * Places of rows that follow each other in a ranking, highest first. Equal scores share a place; whom the rows before
 * hide among their equals, the places asked for (`scoresToPlace`) tell.
 */
export function placesOf(scores: readonly number[], scoresToPlace: ReadonlyMap<number, number>): number[] {
  const places: number[] = [];
  scores.forEach((score, at) => {
    const before = scores[at - 1];
    const known = scoresToPlace.get(score);
    // As many follow since the last place as rows stand between.
    const last = places[at - 1] ?? 0;
    const ties = places.filter((place) => place === last).length;
    places.push(known ?? (score === before ? last : last + ties));
  });
  return places;
}
