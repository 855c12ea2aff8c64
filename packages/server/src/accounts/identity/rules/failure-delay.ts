// §limits#sign-in-delay Guessing is slow: after five failures in a row each further one doubles the wait.

const freeFailures = 5;
/** The longest wait, in seconds. */
const longestDelay = 15 * 60;

/** Seconds until the next try after so many failures in a row. */
export const failureDelay = (failures: number): number =>
  failures < freeFailures ? 0 : Math.min(2 ** (failures - freeFailures), longestDelay);
