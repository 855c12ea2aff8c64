/** Most people of one decision. */
export const decisionLimit = 500;
