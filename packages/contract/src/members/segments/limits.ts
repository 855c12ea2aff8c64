/** Longest name of a segment. */
export const segmentNameLimit = 128;
/** Longest description of a segment. */
export const segmentTextLimit = 256;
/** Most active segments of a client: as many as a choice offers at once. */
export const segmentLimit = 100;
