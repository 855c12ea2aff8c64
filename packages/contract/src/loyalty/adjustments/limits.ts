/** Most points, and most experience, one person may be given at a time. */
export const awardLimit = 100_000;
/** Most people of one mystery-customer action. */
export const mysteryPeopleLimit = 200;
