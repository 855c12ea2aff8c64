/** What people are told of by choice; what concerns their account's safety is told in any case. */
export const newsTopics = ["earning", "orders", "levels", "learning", "programme"] as const;
export type NewsTopic = (typeof newsTopics)[number];
