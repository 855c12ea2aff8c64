// Upload quota of a day (§api#files): by one person, by a whole client, and how much unfinished at once.

export const dailyBytesOfPerson = 500 * 2 ** 20;
/** Films and packages are large, and few people send them. */
export const dailyBytesOfAuthor = 20 * 2 ** 30;
export const dailyBytesOfClient = 50 * 2 ** 30;
export const unfinishedOfPerson = 20;

/** Uploads announced in the last 24 hours. */
export interface Usage {
  personBytes: number;
  clientBytes: number;
  unfinished: number;
}

/** Reason against so many bytes more: too many uploads under way, or too many bytes; undefined: nothing. */
export function obstacleTo(
  used: Usage,
  size: number,
  ofPerson = dailyBytesOfPerson,
): "unfinished" | "bytes" | undefined {
  if (used.personBytes + size > ofPerson || used.clientBytes + size > dailyBytesOfClient) return "bytes";
  return used.unfinished < unfinishedOfPerson ? undefined : "unfinished";
}
