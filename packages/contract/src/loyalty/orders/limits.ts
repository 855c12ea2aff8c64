/** Most orders of one act of the office. */
export const orderActLimit = 100;
/** Most lines of one answer of the warehouse: all of it is taken in at once, or nothing. */
export const warehouseLineLimit = 1000;
