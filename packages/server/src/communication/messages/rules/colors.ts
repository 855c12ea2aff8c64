// Text on a client's colour stays readable (§entities#login-parameters): black or white, whichever contrasts more (WCAG 2.2).

function channel(value: number): number {
  const part = value / 255;
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
}

function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((from) =>
    channel(Number.parseInt(color.slice(from, from + 2), 16)),
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

export function textOn(color: string): "#000000" | "#FFFFFF" {
  const light = luminance(color);
  return 1.05 / (light + 0.05) >= (light + 0.05) / 0.05 ? "#FFFFFF" : "#000000";
}
