import * as z from "zod/mini";
import { phoneLimit } from "../../core/limits.ts";
import { country, doorSlug, email, moment, text } from "../../core/shapes.ts";
import { recoveryDocumentLimit } from "./limits.ts";

/** Channels by which a code reaches a phone. */
export const phoneChannels = ["sms", "whatsapp"] as const;
export type PhoneChannel = (typeof phoneChannels)[number];

const code = z.string().check(z.trim(), z.regex(/^[0-9]{6}$/));
/** Secret of the device that asked: a code works only together with it. */
const request = z.string().check(z.regex(/^[A-Za-z0-9_-]{43}$/));

/** §entities#session-data, §limits#phone-cooldown When the last one was asked for, and for how many seconds no other is sent. */
export const timer = z.strictObject({ startTime: moment, duration: z.number() });
export const codeTimer = z.strictObject({ ...timer.shape, request });
export type CodeTimer = z.output<typeof codeTimer>;
/** A code as typed, with the request it answers. */
export const typedCode = z.strictObject({ request, code });

/** The programme whose door it is (slug); decides whether §messages#revealing-messages's plain messages are shown, and in whose name we write. */

/** By exactly one of the three. */
export const linkRequest = z
  .strictObject({
    email: z.optional(text()),
    username: z.optional(text()),
    document: z.optional(text(recoveryDocumentLimit)),
    client: doorSlug,
  })
  .check(
    z.refine(
      ({ email, username, document }) =>
        [email, username, document].filter((name) => name !== undefined).length === 1,
      { error: "required" },
    ),
  );

export const maskedPhoneRequest = z.strictObject({ document: text(recoveryDocumentLimit), client: doorSlug });
/** `phone` is null where the client lets no plain messages through. */
export const maskedPhone = z.strictObject({ phone: z.nullable(z.string()) });

/** `country` is where a number without a country code belongs; the programme's first country unless said. */
export const codeRequest = z.strictObject({
  document: text(recoveryDocumentLimit),
  phone: text(phoneLimit),
  channel: z.enum(phoneChannels),
  country: z.optional(country),
  client: doorSlug,
});

/** The three parts of the password link a right code opens. */
export const linkParts = z.strictObject({ username: z.string(), uidb64: z.string(), token: z.string() });

export const phoneCodeRequest = z.strictObject({ phone: text(phoneLimit), channel: z.enum(phoneChannels) });
export const emailCodeRequest = z.strictObject({ email });
