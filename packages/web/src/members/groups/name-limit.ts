/** Written out, not imported: with the contract's number would come the whole schema library. */
export const NAME_LIMIT = 128;
