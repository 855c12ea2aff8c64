/** Most registrations refused at once. */
export const refusalLimit = 200;
