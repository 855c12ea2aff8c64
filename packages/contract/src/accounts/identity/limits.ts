/** §validation#password Longest password anybody may choose, in characters. */
export const passwordCeiling = 128;
/** Longest password as typed, in UTF-16 units: a character takes up to four of its parts. */
export const passwordLimit = passwordCeiling * 4;
/** Longest recovery code, with its hyphens and spaces. */
export const recoveryCodeLimit = 32;
/** Most children a profile names. */
export const childrenLimit = 30;
/** Largest parts of a birthday, as numbers; whether a calendar has the date is a check of its own. */
export const birthdayLimits = { year: 9999, month: 99, day: 99 } as const;
