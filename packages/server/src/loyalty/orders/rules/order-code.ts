/** Letters and digits nobody takes for one another. */
const letters = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ";

/** The code of an order from eight random bytes: 32 signs, so every byte gives each as often. */
export function orderCodeOf(random: Uint8Array): string {
  return [...random.slice(0, 8)].map((byte) => letters[byte % letters.length]).join("");
}
