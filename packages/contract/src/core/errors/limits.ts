/** Longest parts of a reported error. */
export const errorLimits = { type: 64, name: 128, page: 128, frames: 30, place: 100_000_000 };
