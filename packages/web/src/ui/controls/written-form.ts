/** How a value is written by people of one language, and read back. */
export type WrittenForm = {
  /** The value as a person reads it; "" for none. */
  write: (value: string) => string;
  /** The value that was meant; "" while it is not whole or does not exist. */
  read: (text: string) => string;
  /** Text typed so far with the mark that must follow: phones' number keys have none. */
  grow: (text: string) => string;
};
