import { expect, test } from "vitest";
import { isAccepted } from "./legal-acceptance.ts";

test.each([
  { inForce: null, accepted: null, holds: true },
  { inForce: 1, accepted: null, holds: false },
  { inForce: 2, accepted: 1, holds: false },
  { inForce: 2, accepted: 2, holds: true },
])("§entities#session-data terms in force $inForce, accepted $accepted: $holds", ({ holds, ...text }) => {
  expect(isAccepted(text)).toBe(holds);
});
