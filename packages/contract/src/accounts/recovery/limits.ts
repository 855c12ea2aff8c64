/** Longest document a person is looked up by; other countries' have more letters than ours. */
export const recoveryDocumentLimit = 64;
