/** Longest name of a label, in one language. */
export const labelNameLimit = 80;
/** Longest note of a publication. */
export const publishNoteLimit = 256;
