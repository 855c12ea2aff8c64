/** Where the mail went, for the page that says so; it is nobody's business after that. */
let address = "";

export const keepAddress = (email: string): void => {
  address = email;
};

export const sentAddress = (): string => address;
