// Fraud signals of a reported sale: each with its weight and what an auditor needs to see why. Facts go in, a list
// comes out; who looks at it is decided by `risk.ts`: a weight of `riskThreshold` or more decides alone.
import { dateAgreement, numberAgreement } from "@trilha/contract/loyalty/claims/invoices/agreement.ts";
import { hasForeignLetters } from "@trilha/contract/loyalty/claims/invoices/confusables.ts";
import { fiscalKeyProblem, normalizeFiscalKey } from "@trilha/contract/loyalty/claims/invoices/fiscal-key.ts";
import type { InvoiceReading } from "@trilha/contract/loyalty/claims/invoices/reading.ts";
import type { signalKinds } from "@trilha/contract/loyalty/claims/shapes.ts";
import type { PictureFinding } from "./picture-finding.ts";
import { type QuantityFacts, unusualQuantity } from "./quantities.ts";

export type SignalKind = (typeof signalKinds)[number];

export interface ClaimSignal {
  kind: SignalKind;
  weight: number;
  details: Record<string, string | number | boolean | null>;
  /** The other claim it is about. */
  otherId: string | null;
}

/** Another claim that has something in common with this one; withdrawn ones do not count. */
export interface Twin {
  id: string;
  userId: string;
  fiscalKey: string | null;
}

export interface ClaimFacts {
  userId: string;
  country: string;
  invoiceNumber: string;
  /** YYYY-MM-DD. */
  saleDate: string;
  units: number;
  lines: number;
  picture: PictureFinding;
  /** The device sent a code of its own. */
  codeSent: boolean;
  /** The programme accepts sales of whose picture nothing was read. */
  acceptUnread: boolean;
  attempt: number;
  fiscalKey: string | null;
  reading: InvoiceReading | null;
  sameFile: readonly Twin[];
  sameFiscalKey: readonly Twin[];
  sameDocument: readonly Twin[];
  nearPicture: readonly (Twin & { distance: number })[];
  /** Another person's claim of the same number in the same chain; close: in the same store or on the same day. */
  sameNumber: readonly (Twin & { close: boolean })[];
  /** How many different issuers people accepted in claims of this chain, and whether this one is among them. */
  issuers: { seen: number; known: boolean };
  /** Cost of a unit on accepted invoices of this country: the middle, of how many. */
  unitTotal: { median: number; of: number } | null;
  /** Claims in the 24 hours before, this one included. */
  lastDay: { user: number; store: number };
  /** People who reported from this device within 30 days; 0 where the device has no name. */
  usersOfDevice: number;
  /** Seconds since the report before of the person or the device; null for the first. */
  sinceLast: number | null;
  /** The person's reports in the ten minutes before, this one included. */
  lastMinutes: number;
  /** Stores the person reported for in the 24 hours before, this one included. */
  storesToday: number;
  quantities: QuantityFacts;
  /** Claims of the person in the last two days of the campaign, and a usual two days of theirs before. */
  end: { claims: number; usual: number } | null;
}

type Found = Omit<ClaimSignal, "weight"> & { weight?: number };
type Detector = (facts: ClaimFacts) => Found | undefined;
type Pictures = Pick<ClaimFacts, "userId" | "sameFile" | "nearPicture" | "fiscalKey">;

/** Worst of several twins: the one of somebody else decides more. */
function worst(twins: readonly Twin[], userId: string): Twin | undefined {
  return twins.find((twin) => twin.userId !== userId) ?? twins[0];
}

const twin =
  (kind: SignalKind, twinsOf: (facts: ClaimFacts) => readonly Twin[], ownWeight: number): Detector =>
  (facts) =>
    foundTwin(kind, twinsOf(facts), facts.userId, ownWeight);

function foundTwin(
  kind: SignalKind,
  twins: readonly Twin[],
  userId: string,
  ownWeight: number,
): Found | undefined {
  const twin = worst(twins, userId);
  if (!twin) return undefined;
  const own = twin.userId === userId;
  const details = { own, count: twins.length };
  return { kind, details, otherId: twin.id, ...(own && { weight: ownWeight }) };
}

function sameFile({ sameFile: twins, userId }: Pictures): Found | undefined {
  return foundTwin("same_file", twins, userId, 40);
}

const plain = (kind: SignalKind, details: ClaimSignal["details"] = {}): Found => ({
  kind,
  details,
  otherId: null,
});

/** Weight of each kind, and what finds it. */
const table: readonly (readonly [weight: number, find: Detector])[] = [
  [60, sameFile],
  [70, twin("same_fiscal_key", (facts) => facts.sameFiscalKey, 40)],
  [50, twin("same_document", (facts) => facts.sameDocument, 40)],
  [35, nearPicture],
  [40, numberOfOther],
  [40, pictureBlank],
  [60, codeNotOnPicture],
  [25, nothingRead],
  [30, ({ invoiceNumber }) => (hasForeignLetters(invoiceNumber) ? plain("foreign_letters") : undefined)],
  [40, ({ quantities }) => repeatSignal("quantity_unusual", unusualQuantity(quantities))],
  [30, keyInvalid],
  [30, keyDate],
  [25, numberDiffers],
  [
    25,
    ({ reading, issuers }) =>
      reading?.issuer && !issuers.known
        ? plain("issuer_unknown", { issuer: reading.issuer, known: issuers.seen })
        : undefined,
  ],
  [20, totalImplausible],
  [25, ({ lastDay }) => (lastDay.user > 25 ? plain("many_today_user", { claims: lastDay.user }) : undefined)],
  [
    10,
    ({ lastDay }) => (lastDay.store > 120 ? plain("many_today_store", { claims: lastDay.store }) : undefined),
  ],
  [
    25,
    ({ usersOfDevice }) =>
      usersOfDevice > 2 ? plain("many_users_device", { people: usersOfDevice }) : undefined,
  ],
  [
    10,
    ({ end }) =>
      end && end.claims >= 6 && end.claims > end.usual * 4
        ? plain("end_burst", { claims: end.claims, usual: end.usual })
        : undefined,
  ],
  [30, tooFast],
  [30, ({ lastMinutes }) => (lastMinutes > 5 ? plain("burst", { claims: lastMinutes }) : undefined)],
  [25, ({ storesToday }) => (storesToday > 3 ? plain("many_stores", { stores: storesToday }) : undefined)],
  [25, ({ attempt }) => (attempt > 1 ? plain("resubmitted") : undefined)],
];

/** Signals of a sale. */
export function signalsOf(facts: ClaimFacts): ClaimSignal[] {
  return table.flatMap(([weight, find]) => {
    const signal = find(facts);
    return signal ? [{ weight, ...signal }] : [];
  });
}

/** Signals of a photo of a store: it was sent before, by whomever, or is sent once more. */
export function photoSignalsOf(
  facts: Pick<ClaimFacts, "userId" | "attempt" | "sameFile" | "nearPicture" | "picture" | "sinceLast">,
): ClaimSignal[] {
  const pictures = { ...facts, fiscalKey: null };
  const { sinceLast, attempt } = facts;
  const signals = [
    { weight: 60, ...sameFile(pictures) },
    { weight: 35, ...nearPicture(pictures) },
    { weight: 40, ...pictureBlank(facts) },
    { weight: 30, ...(sinceLast !== null && sinceLast < leastPhotoSeconds && tooFastAfter(sinceLast)) },
    { weight: 25, ...(attempt > 1 && plain("resubmitted")) },
  ];
  return signals.filter((one): one is ClaimSignal => "kind" in one);
}

export const appealSignal: ClaimSignal = { kind: "appealed", weight: 20, details: {}, otherId: null };
/** The picture that was asked for came, or did not. */
export const pictureSentSignal: ClaimSignal = { kind: "picture_sent", weight: 0, details: {}, otherId: null };
export const pictureNotSentSignal: ClaimSignal = {
  ...pictureSentSignal,
  kind: "picture_not_sent",
  weight: 20,
};
export const sampleSignal: ClaimSignal = { kind: "sampled", weight: 0, details: {}, otherId: null };

/** Kinds that tell of the picture itself: of one that was replaced they tell no more of the present one. */
export const pictureSignalKinds: ReadonlySet<SignalKind> = new Set([
  "same_file",
  "near_picture",
  "picture_blank",
  "nothing_read",
  "code_not_on_picture",
]);

/** Signals of a picture an auditor asked for: one without the invoice's code may be just what was asked for. */
export function anotherPictureSignals(signals: readonly ClaimSignal[]): ClaimSignal[] {
  return signals.filter(({ kind, details }) => {
    if (kind === "nothing_read") return false;
    return kind === "code_not_on_picture" ? details.another === true : pictureSignalKinds.has(kind);
  });
}

/** Why a person looks at what nothing speaks against: a limit of the programme. */
export function limitSignal(kind: SignalKind, details: ClaimSignal["details"] = {}): ClaimSignal {
  return { weight: 0, ...plain(kind, details) };
}

function repeatSignal(kind: SignalKind, details: ClaimSignal["details"] | undefined): Found | undefined {
  return details && plain(kind, details);
}

/** The same number by somebody else in the same store or on the same day is one document until a person has looked. */
function numberOfOther({ sameNumber }: ClaimFacts): Found | undefined {
  const [twin] = [...sameNumber].sort((one, other) => Number(other.close) - Number(one.close));
  if (!twin) return undefined;
  const details = { own: false, count: sameNumber.length };
  return { kind: "number_of_other", details, otherId: twin.id, ...(!twin.close && { weight: 15 }) };
}

function pictureBlank({ picture }: Pick<ClaimFacts, "picture">): Found | undefined {
  return picture === "blank" ? plain("picture_blank") : undefined;
}

/** The device sent a code and the picture shows another, or none that can be read. */
function codeNotOnPicture({ picture, codeSent }: ClaimFacts): Found | undefined {
  if (picture === "other") return plain("code_not_on_picture", { another: true });
  return codeSent && picture === "unread"
    ? { ...plain("code_not_on_picture", { another: false }), weight: 30 }
    : undefined;
}

function nothingRead({ picture, acceptUnread }: ClaimFacts): Found | undefined {
  if (picture !== "none" && picture !== "unreadable" && picture !== "unread") return undefined;
  return { ...plain("nothing_read", { picture }), ...(acceptUnread && { weight: 5 }) };
}

/** Two different fiscal keys outweigh a likeness: receipts of one shop look alike. */
function nearPicture({ nearPicture: near, sameFile: same, fiscalKey, userId }: Pictures): Found | undefined {
  const others = near.filter(
    (picture) =>
      !same.some(({ id }) => id === picture.id) &&
      !(fiscalKey && picture.fiscalKey && fiscalKey !== picture.fiscalKey),
  );
  const twin = worst(others, userId);
  if (!twin) return undefined;
  const { distance = 0 } = others.find(({ id }) => id === twin.id) ?? {};
  return {
    kind: "near_picture",
    details: { own: twin.userId === userId, distance },
    otherId: twin.id,
  };
}

function keyInvalid({ reading, country, invoiceNumber }: ClaimFacts): Found | undefined {
  if (reading?.confidence === "weak" && reading.scheme !== "typed") {
    return plain("key_invalid", { scheme: reading.scheme });
  }
  const typedKey = country === "BR" && normalizeFiscalKey(invoiceNumber).length === 44;
  const problem = typedKey ? fiscalKeyProblem(invoiceNumber) : undefined;
  return problem ? plain("key_invalid", { problem }) : undefined;
}

function keyDate({ reading, saleDate }: ClaimFacts): Found | undefined {
  if (!reading || dateAgreement(saleDate, reading) !== "differs") return undefined;
  return plain("key_date_differs", { read: reading.date ?? reading.month, typed: saleDate });
}

function numberDiffers({ reading, invoiceNumber }: ClaimFacts): Found | undefined {
  if (!reading || numberAgreement(invoiceNumber, reading) !== "differs") return undefined;
  return plain("number_differs", { read: reading.number, typed: invoiceNumber });
}

/** Ten times less or more than a unit usually costs. */
function totalImplausible({ reading, units, unitTotal }: ClaimFacts): Found | undefined {
  const total = reading?.total ? Number(reading.total) : null;
  if (total === null || !unitTotal || unitTotal.of < 20 || unitTotal.median <= 0) return undefined;
  const each = total / units;
  const usual = unitTotal.median;
  if (each >= usual / 10 && each <= usual * 10) return undefined;
  return plain("total_implausible", { total, units, usual });
}

/** Photographing an invoice and typing it takes longer, whoever does it on one device. */
const leastSeconds = 15;
const leastSecondsOfLine = 4;
/** Between two shelves of one store. */
const leastPhotoSeconds = 5;

function tooFast({ sinceLast, lines }: ClaimFacts): Found | undefined {
  const least = leastSeconds + leastSecondsOfLine * lines;
  return sinceLast !== null && sinceLast < least ? tooFastAfter(sinceLast) : undefined;
}

function tooFastAfter(seconds: number): Found {
  return plain("too_fast", { seconds });
}
