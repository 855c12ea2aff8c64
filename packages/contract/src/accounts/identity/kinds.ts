/** Kinds of a person's phones, in the order forms ask for them. */
export const phoneKinds = ["cellphone", "whatsapp", "mobile", "commercial", "residential"] as const;
export type PhoneKind = (typeof phoneKinds)[number];
