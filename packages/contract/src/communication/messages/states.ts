/** Channels of messages that leave the house. */
export const outboxChannels = ["mail", "sms", "whatsapp", "push"] as const;
/** States of a message: tried again until it is sent, or dead. */
export const outboxStates = ["queued", "sent", "failed", "dead"] as const;
