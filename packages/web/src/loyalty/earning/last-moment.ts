/** An end that is no longer in it, as the last moment that is: "until the 31st", not "until the 1st, 0:00". */
export const lastMoment = (end: string): Date => new Date(new Date(end).getTime() - 1);
