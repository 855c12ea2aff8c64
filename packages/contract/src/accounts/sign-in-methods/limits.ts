import { webAddressLimit } from "../../core/limits.ts";
import { textLimit } from "../../core/text-checks.ts";

/** Longest fields of an identity provider. */
export const providerLimits = { label: 64, issuer: webAddressLimit, appId: textLimit, secret: 512 } as const;
/** Longest access code, as typed. */
export const typedAccessCodeLimit = 32;
