// A browser's push subscription (§entities#session-data device token): an https address and two keys of fixed length (RFC 8291).

function bytesOf(base64url: string): number {
  return /^[\w-]+=*$/.test(base64url) ? Buffer.from(base64url, "base64url").length : 0;
}

/** The paths that are wrong. Where the address leads is looked at when something is sent there. */
export function wrongSubscription(body: {
  endpoint: string;
  keys: { p256dh: string; auth: string };
}): string[] {
  const url = URL.canParse(body.endpoint) ? new URL(body.endpoint) : undefined;
  const plain = url?.protocol === "https:" && url.username === "" && url.password === "";
  return [
    ...(plain ? [] : ["body.endpoint"]),
    ...(bytesOf(body.keys.p256dh) === 65 ? [] : ["body.keys.p256dh"]),
    ...(bytesOf(body.keys.auth) === 16 ? [] : ["body.keys.auth"]),
  ];
}
