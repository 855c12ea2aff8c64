/** Id of the item's form; its fields' ids begin with it. */
export const ID = "reward";
