import type { SignedCall } from "../../http/call.ts";
import { pictureAddress } from "../../outside/picture-address.ts";
import type { PictureVariant } from "../../outside/public-address.ts";

/** The address of a picture for the caller, as long as their session lasts; null without one or without a client. */
export function ownPicture(call: SignedCall, fileId: string | null, variant: PictureVariant): string | null {
  const { userId, sessionId, clientId } = call.actor;
  if (!fileId || !clientId) return null;
  const reader = { userId, sessionId, clientId };
  return pictureAddress(call.parts.outside.store, fileId, variant, { reader, now: call.now });
}
