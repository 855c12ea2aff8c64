import type { Gate } from "@trilha/contract/gates/gate.ts";

export function AudienceCount(_: { audience: Gate }) {
  return null;
}
