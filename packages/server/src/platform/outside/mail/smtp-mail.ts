import { createTransport } from "nodemailer";
import type { MailPort } from "../ports.ts";
import { envelope } from "./envelope.ts";

const loopback = /^(?:localhost|127\.\d+\.\d+\.\d+|\[?::1\]?)$/;

/**
 * Mail by SMTP. The server's certificate is always checked and, but for a server on this machine, a connection
 * without TLS is refused. `ca` trusts one more authority (tests have their own).
 */
export function smtpMail(options: { url: string; from: string; ca?: string }): MailPort {
  const url = new URL(options.url);
  const secure = url.protocol === "smtps:";
  const transport = createTransport({
    host: url.hostname.replace(/^\[|\]$/g, ""),
    port: Number(url.port) || (secure ? 465 : 587),
    secure,
    requireTLS: !secure && !loopback.test(url.hostname),
    ...(url.username && {
      auth: { user: decodeURIComponent(url.username), pass: decodeURIComponent(url.password) },
    }),
    tls: { minVersion: "TLSv1.2", rejectUnauthorized: true, ...(options.ca && { ca: options.ca }) },
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 20_000,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    name: "smtp",
    async send(mail) {
      const message = envelope(mail, options.from);
      if (!message) return { sent: false, rejected: "the address is not one" };
      try {
        const { messageId } = await transport.sendMail(message);
        return { sent: true, providerId: messageId };
      } catch (error) {
        const { code, responseCode } = error as { code?: string; responseCode?: number };
        // The server will not take this recipient or this message; a login it refuses is our trouble instead.
        const final = (code === "EENVELOPE" || code === "EMESSAGE") && (responseCode ?? 0) >= 500;
        if (final) return { sent: false, rejected: `the mail server answered ${responseCode}` };
        throw error;
      }
    },
  };
}
