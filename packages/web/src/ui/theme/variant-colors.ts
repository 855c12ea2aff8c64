import { defaultVariantColorsResolver, parseThemeColor, type VariantColorsResolver } from "@mantine/core";

const CLEAR = "1px solid transparent";

/**
 * The library decides text on a filled colour once, for one scheme, and takes fixed shades for the quiet
 * variants (which fail contrast). Here every variant reads the computed roles of the scheme in force.
 */
export const variantColors: VariantColorsResolver = (input) => {
  const parsed = parseThemeColor({ color: input.color || input.theme.primaryColor, theme: input.theme });
  if (!parsed.isThemeColor || parsed.shade !== undefined) return defaultVariantColorsResolver(input);
  const role = (name: string) => `var(--mantine-color-${parsed.color}-${name})`;
  switch (input.variant) {
    case "filled":
      return {
        background: role("filled"),
        hover: role("filled-hover"),
        color: role("contrast"),
        border: CLEAR,
      };
    case "light":
      return { background: role("light"), hover: role("light-hover"), color: role("text"), border: CLEAR };
    case "outline":
      return {
        background: "transparent",
        hover: role("light"),
        color: role("text"),
        border: `1px solid ${role("outline")}`,
      };
    case "subtle":
      return { background: "transparent", hover: role("light"), color: role("text"), border: CLEAR };
    case "transparent":
      return { background: "transparent", hover: "transparent", color: role("text"), border: CLEAR };
    default:
      return defaultVariantColorsResolver(input);
  }
};
