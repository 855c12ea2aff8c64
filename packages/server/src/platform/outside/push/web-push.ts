import webPush from "web-push";
import { isPublicAddress } from "../network-ranges.ts";
import { ForbiddenAddressError, sendOut } from "../outgoing.ts";
import type { DeliveryResult, OutgoingPush } from "../ports.ts";

export interface VapidKeys {
  publicKey: string;
  privateKey: string;
  /** `mailto:` or `https:`, whom a push service may ask. */
  subject: string;
}

const dayInSeconds = 24 * 60 * 60;

/**
 * Push to browsers (RFC 8030, aes128gcm, VAPID). The endpoint came from a browser, so from a person: it must be
 * https on the public internet. `mayConnect` lets a test be its own push service.
 */
export function webPushSender(keys: VapidKeys, mayConnect?: (address: string) => boolean) {
  return async ({ id, device, title, body, link }: OutgoingPush): Promise<DeliveryResult> => {
    const { p256dh, auth } = device.details as { p256dh?: string; auth?: string };
    if (!p256dh || !auth) return { sent: false, rejected: "the subscription has no keys" };
    if (!mayConnect && !device.token.startsWith("https://")) {
      return { sent: false, rejected: "the subscription is not https" };
    }
    const payload = JSON.stringify({ id, title, body, ...(link && { link }) });
    const request = encrypted({ endpoint: device.token, keys: { p256dh, auth } }, payload, keys);
    if (!request) return { sent: false, rejected: "the subscription cannot be used" };
    try {
      const { status } = await sendOut({
        method: "POST",
        url: request.endpoint,
        headers: Object.fromEntries(
          Object.entries(request.headers).map(([name, value]) => [name.toLowerCase(), String(value)]),
        ),
        body: request.body,
        mayConnect: mayConnect ?? isPublicAddress,
      });
      if (status >= 200 && status < 300) return { sent: true, providerId: null };
      if (status === 404 || status === 410) return { sent: false, rejected: "the device is gone" };
      if (status === 400 || status === 413)
        return { sent: false, rejected: `the service answered ${status}` };
      throw new Error(`the push service answered ${status}`);
    } catch (error) {
      if (error instanceof ForbiddenAddressError) {
        return { sent: false, rejected: "the subscription leads into a private network" };
      }
      throw error;
    }
  };
}

/** Undefined when the browser's keys are none, which no repeat will change. */
function encrypted(subscription: webPush.PushSubscription, payload: string, keys: VapidKeys) {
  try {
    return webPush.generateRequestDetails(subscription, payload, {
      vapidDetails: keys,
      TTL: dayInSeconds,
      contentEncoding: "aes128gcm",
      urgency: "normal",
    });
  } catch {
    return undefined;
  }
}
