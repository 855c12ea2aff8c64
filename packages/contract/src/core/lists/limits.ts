/** Saved views of lists: how many there may be, and their longest texts. */
export const viewLimits = {
  /** Views of one list that one person has. */
  perPerson: 20,
  /** Views of one list that the staff of a client share. */
  shared: 50,
  name: 40,
  list: 128,
  query: 512,
} as const;
