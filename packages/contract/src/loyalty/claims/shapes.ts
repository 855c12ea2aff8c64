import * as z from "zod/mini";
import {
  calendarDate,
  country,
  id,
  localizedText,
  moment,
  optionalText,
  text,
  version,
} from "../../core/shapes.ts";
import { photoTypeLimits } from "../campaigns/limits.ts";
import { evaluation, trace } from "../earning/evaluation.ts";
import { appealLimit, invoiceNumberLimit, issuerLimit, lineUnitLimit, saleLineLimit } from "./limits.ts";
import { claimStates } from "./states.ts";

export const claimState = z.enum(claimStates);

/** One product line as it is reported (§entities#sale). The product says type, brand, processor and generation. */
export const saleLine = z.strictObject({
  productId: id,
  quantity: z.int().check(z.minimum(1), z.maximum(lineUnitLimit)),
});

/** A sale as it is reported (§entities#sale). */
export const saleReport = z.strictObject({
  campaignId: id,
  storeId: id,
  invoiceNumber: text(invoiceNumberLimit),
  saleDate: calendarDate,
  lines: z.array(saleLine).check(z.minLength(1), z.maxLength(saleLineLimit)),
  observation: z._default(optionalText(), ""),
  /** A file of kind `invoice` that is complete. Mandatory where the store allows phones and cameras. */
  photoFileId: z.nullable(id),
  /** Text the device read from the QR code or barcode, as it stood there; the server reads it again. */
  code: z.optional(optionalText(4096)),
  /** Issuer's tax id where it was typed. */
  issuer: z.optional(optionalText(issuerLimit)),
  /** A random name of the device, kept on it. */
  device: z.optional(optionalText(64)),
});
export type SaleReport = z.input<typeof saleReport>;

export const claimLine = z.strictObject({
  id,
  productId: id,
  sku: z.string(),
  name: z.string(),
  productType: z.string(),
  brand: z.string(),
  processor: z.nullable(z.string()),
  generation: z.nullable(z.string()),
  /** Picture the product has now, small. */
  pictureUrl: z.nullable(z.string()),
  quantity: z.number(),
  points: z.number(),
  experience: z.number(),
  trace,
  verdict: z.nullable(z.enum(["accepted", "rejected"])),
  acceptedQuantity: z.nullable(z.number()),
  reason: z.nullable(z.string()),
});

export const claimItem = z.strictObject({
  id,
  campaignId: id,
  invoiceNumber: z.string(),
  saleDate: calendarDate,
  store: z.string(),
  retailer: z.string(),
  state: claimState,
  units: z.number(),
  points: z.number(),
  experience: z.number(),
  /** Part of these points that stands now. */
  standing: z.number(),
  photoUrl: z.nullable(z.string()),
  submittedAt: moment,
});

const step = z.strictObject({
  from: z.nullable(claimState),
  to: claimState,
  /** Staff stay nameless to the person; empty means the automatic check or the person. */
  by: z.enum(["you", "check", "audit"]),
  reason: z.nullable(z.string()),
  at: moment,
});

/** Another picture that the audit waits for. */
const pictureRequest = z.strictObject({
  reason: z.string(),
  /** Last day it may be sent, in the store's time zone. */
  lastDay: calendarDate,
});

/** Another picture, sent because the audit asked for it. */
export const anotherPicture = z.strictObject({ version, fileId: id });

/** A sale as its owner sees it; also the receipt. */
export const claim = z.strictObject({
  ...claimItem.shape,
  storeId: id,
  observation: z.string(),
  /** The file as it was sent, with a signed address of the picture or PDF; null where none was asked for. */
  photo: z.nullable(z.strictObject({ fileId: id, url: z.string(), type: z.string() })),
  lines: z.array(claimLine),
  verdictReason: z.nullable(z.string()),
  attempt: z.number(),
  appealText: z.nullable(z.string()),
  pictureRequest: z.nullable(pictureRequest),
  history: z.array(step),
  version: z.number(),
  can: z.strictObject({
    resubmit: z.boolean(),
    appeal: z.boolean(),
    withdraw: z.boolean(),
    sendPicture: z.boolean(),
  }),
});

export const photoTypeItem = z.strictObject({
  id,
  name: z.string(),
  hint: z.string(),
  points: z.number(),
  experience: z.number(),
});

/** Photo types open in one store this week. */
export const photoSlot = z.strictObject({
  photoTypeId: id,
  storeId: id,
  /** The photo that took this week's place; null: free. */
  takenBy: z.nullable(z.strictObject({ photoId: id, mine: z.boolean(), state: claimState })),
});

export const photoItem = z.strictObject({
  id,
  campaignId: id,
  store: z.string(),
  photoType: z.string(),
  week: calendarDate,
  state: claimState,
  points: z.number(),
  experience: z.number(),
  url: z.string(),
  verdictReason: z.nullable(z.string()),
  pictureRequest: z.nullable(pictureRequest),
  submittedAt: moment,
  version: z.number(),
  history: z.array(step),
  can: z.strictObject({ resubmit: z.boolean(), appeal: z.boolean(), sendPicture: z.boolean() }),
});

export const photoTypeConfig = z.strictObject({
  id,
  name: localizedText(photoTypeLimits.name),
  hint: localizedText(photoTypeLimits.hint),
  position: z.number(),
  active: z.boolean(),
});

/* The audit queue. */

/** Findings of the automatic checks; each is shown with its reason. Texts by kind in the four catalogues. */
export const signalKinds = [
  "same_file",
  "same_fiscal_key",
  "same_document",
  "near_picture",
  "number_of_other",
  "key_invalid",
  "key_date_differs",
  "number_differs",
  "issuer_unknown",
  "total_implausible",
  /** No longer found by checks; reports of before have it. */
  "no_code_read",
  "picture_blank",
  "nothing_read",
  "code_not_on_picture",
  "foreign_letters",
  "quantity_unusual",
  "many_today_user",
  "many_today_store",
  "many_users_device",
  "end_burst",
  "too_fast",
  "burst",
  "many_stores",
  "resubmitted",
  "appealed",
  "picture_sent",
  "picture_not_sent",
  "sampled",
  "acceptance_off",
  "over_sale_limit",
  "over_person_limit",
  "over_share",
] as const;
export const signal = z.strictObject({
  kind: z.enum(signalKinds),
  weight: z.number(),
  details: z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()])),
  /** Found on a picture that was replaced since. */
  earlier: z.boolean(),
  other: z.nullable(
    z.strictObject({
      id,
      person: z.string(),
      store: z.string(),
      invoiceNumber: z.nullable(z.string()),
      submittedAt: moment,
      pictureUrl: z.nullable(z.string()),
    }),
  ),
});

export const subjectType = z.enum(["claim", "photo"]);

export const queueItem = z.strictObject({
  subjectType,
  id,
  person: z.string(),
  store: z.string(),
  retailer: z.string(),
  country,
  campaign: z.string(),
  points: z.number(),
  risk: z.number(),
  signals: z.array(z.enum(signalKinds)),
  queuedAt: moment,
  lockedBy: z.nullable(z.string()),
  /** Report of the caller or of their own store: somebody else decides. */
  mine: z.boolean(),
  version,
});

/** Subject of an audit with all facts of the decision, on one screen. */
export const auditSubject = z.strictObject({
  subjectType,
  id,
  state: claimState,
  attempt: z.number(),
  version: z.number(),
  person: z.strictObject({
    id,
    name: z.string(),
    store: z.nullable(z.string()),
    since: moment,
    accepted: z.number(),
    rejected: z.number(),
  }),
  campaign: z.strictObject({ id, title: z.string() }),
  country,
  retailer: z.string(),
  store: z.string(),
  /** Time zone of the store. */
  timeZone: z.string(),
  submittedAt: moment,
  lockedUntil: z.nullable(moment),
  picture: z.nullable(z.strictObject({ url: z.string(), originalUrl: z.string(), type: z.string() })),
  points: z.number(),
  experience: z.number(),
  risk: z.number(),
  signals: z.array(signal),
  appealText: z.nullable(z.string()),
  observation: z.string(),
  /** Sale of a claim. */
  sale: z.nullable(
    z.strictObject({
      invoiceNumber: z.string(),
      saleDate: calendarDate,
      lines: z.array(claimLine),
      /** Content of the code on the invoice. */
      reading: z.nullable(z.record(z.string(), z.unknown())),
    }),
  ),
  /** Type and week of a photo. */
  photo: z.nullable(z.strictObject({ photoType: z.string(), week: calendarDate })),
  history: z.array(
    z.strictObject({
      from: z.nullable(claimState),
      to: claimState,
      by: z.string(),
      reason: z.nullable(z.string()),
      at: moment,
    }),
  ),
  /** Orders whose confirmation waits for these points. */
  waitingOrders: z.number(),
  /** Latest request for another picture. */
  pictureRequest: z.nullable(
    z.strictObject({
      ...pictureRequest.shape,
      by: z.string(),
      askedAt: moment,
      outcome: z.enum(["waiting", "sent", "not_sent"]),
      /** Address of the picture that was there before. */
      earlierUrl: z.nullable(z.string()),
    }),
  ),
  can: z.strictObject({ decide: z.boolean(), reverse: z.boolean(), askPicture: z.boolean() }),
});

/** Record of a report's person: what was found on their latest reports, and the last of them. */
export const auditRecord = z.strictObject({
  flags: z.array(z.strictObject({ kind: z.enum(signalKinds), times: z.number() })),
  latest: z.array(
    z.strictObject({
      subjectType,
      id,
      /** Invoice number of a sale; null: a photo. */
      invoiceNumber: z.nullable(z.string()),
      store: z.string(),
      state: claimState,
      points: z.number(),
      submittedAt: moment,
    }),
  ),
});

export const lineVerdict = z.strictObject({
  lineId: id,
  verdict: z.enum(["accepted", "rejected"]),
  /** Fewer than reported: the rest is rejected. */
  acceptedQuantity: z.optional(z.int().check(z.minimum(0), z.maximum(lineUnitLimit))),
  reason: z.optional(text()),
});

export const preview = evaluation;

/** Why a verdict should be looked at again. */
export const appeal = z.strictObject({ version, text: text(appealLimit) });
