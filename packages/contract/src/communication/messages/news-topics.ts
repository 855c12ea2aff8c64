/** Topics of news a person may switch off. News about the safety of an account has no topic: it is always sent. */
export const newsTopics = ["earning", "orders", "levels", "learning", "programme"] as const;
export type NewsTopic = (typeof newsTopics)[number];
