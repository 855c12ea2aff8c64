/** Whether a pointer is held down anywhere on the page. */
let pressed = false;
const waiting: (() => void)[] = [];

function release(): void {
  pressed = false;
  for (const work of waiting.splice(0)) setTimeout(work);
}

if (typeof window !== "undefined") {
  const press = () => {
    pressed = true;
  };
  window.addEventListener("pointerdown", press, { capture: true });
  window.addEventListener("pointerup", release, { capture: true });
  window.addEventListener("pointercancel", release, { capture: true });
}

/**
 * Runs work now, or once the pointer that is held down was let go and its click was handled. An error line that came
 * between press and release would move the button from under the pointer, and the click would be lost.
 */
export function afterPress(work: () => void): void {
  if (pressed) waiting.push(work);
  else work();
}
