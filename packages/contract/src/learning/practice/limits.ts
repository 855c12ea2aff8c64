/** Longest title of a drill, in one language. */
export const drillTitleLimit = 80;
/** Most questions of one drill. */
export const drillQuestionLimit = 30;
