/** The token of the address, out of it before anything is drawn; told once. */
let held: string | undefined;
export const holdToken = (token: string): void => {
  held = token;
};
export const takeToken = (): string | undefined => {
  const token = held;
  held = undefined;
  return token;
};
