/** How long a partner’s name may be. */
export const NAME_LIMIT = 80;
