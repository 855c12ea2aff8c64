const NAME = "trilha.device";

/**
 * A random mark of this browser. The server knows with it that somebody has come in here before, so that guesses
 * made elsewhere do not slow them down; it proves nothing and says nothing.
 */
export function deviceMark(): string | undefined {
  try {
    const mark = localStorage.getItem(NAME) ?? crypto.randomUUID();
    localStorage.setItem(NAME, mark);
    return mark;
  } catch {
    // Storage is off: an unknown device, as everybody's first visit is.
    return undefined;
  }
}
