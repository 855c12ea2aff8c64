/** Spec §limits#persistence: what a device keeps of a session is thrown away after 180 days without use. */
export const KEEP_DAYS = 180;

export const outlived = (savedAt: Date, now: Date): boolean =>
  now.getTime() - savedAt.getTime() > KEEP_DAYS * 24 * 60 * 60 * 1000 ||
  savedAt.getTime() > now.getTime() + 86_400_000;
