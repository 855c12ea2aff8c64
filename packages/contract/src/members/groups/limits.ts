/** Longest name of a group. */
export const groupNameLimit = 128;
