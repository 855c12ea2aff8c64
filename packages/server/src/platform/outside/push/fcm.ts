import type { Clock } from "../../../parts.ts";
import { readObject, sendOut } from "../outgoing.ts";
import type { DeliveryResult, OutgoingPush } from "../ports.ts";
import { googleTokens, type ServiceAccount } from "./google-token.ts";

interface FcmError {
  status?: string;
  details?: { errorCode?: string }[];
}

/** Push to apps by Firebase Cloud Messaging, HTTP v1. */
export function fcmSender(
  account: ServiceAccount,
  around: { clock: Clock; origin?: string; tokenUrl?: string },
) {
  const { origin = "https://fcm.googleapis.com", tokenUrl = "https://oauth2.googleapis.com/token" } = around;
  const url = `${origin}/v1/projects/${encodeURIComponent(account.projectId)}/messages:send`;
  const tokens = googleTokens(account, "https://www.googleapis.com/auth/firebase.messaging", {
    clock: around.clock,
    url: tokenUrl,
  });
  return async ({ id, device, title, body, link }: OutgoingPush): Promise<DeliveryResult> => {
    const { status, body: answer } = await sendOut({
      method: "POST",
      url,
      headers: { authorization: `Bearer ${await tokens.get()}`, "content-type": "application/json" },
      body: JSON.stringify({
        message: {
          token: device.token,
          notification: { title, body },
          data: { id, ...(link && { link }) },
        },
      }),
    });
    const read = readObject(answer);
    if (status === 200) return { sent: true, providerId: typeof read.name === "string" ? read.name : null };
    const error = (read.error ?? {}) as FcmError;
    const code = error.details?.find(({ errorCode }) => errorCode)?.errorCode ?? error.status ?? "";
    if (status === 404 || code === "UNREGISTERED") return { sent: false, rejected: "the device is gone" };
    if (code === "INVALID_ARGUMENT" || code === "SENDER_ID_MISMATCH") {
      return { sent: false, rejected: `fcm answered ${code}` };
    }
    if (status === 401) tokens.forget();
    throw new Error(`fcm answered ${status}${code ? ` (${code})` : ""}`);
  };
}
