/** Letters of a message, and of an answer. */
export const messageLimit = 4_000;
/** Longest name of a person without a session. */
export const senderNameLimit = 120;
