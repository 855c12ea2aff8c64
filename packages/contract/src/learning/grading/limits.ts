/** Longest comment on an essay. */
export const essayCommentLimit = 1_000;
