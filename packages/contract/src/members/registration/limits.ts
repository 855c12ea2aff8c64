/** Most registrations refused at once. */
export const refusalLimit = 200;
/** Longest help of a form's field, in one language. */
export const fieldHelpLimit = 160;
