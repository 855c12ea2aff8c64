/** Trilha cannot start or go on; the message is one line for the person at the keyboard, without a stack. */
export class StartError extends Error {
  override readonly name: string = "StartError";
}
