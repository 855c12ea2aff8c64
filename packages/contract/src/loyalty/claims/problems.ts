import { declareProblems } from "../../core/problem.ts";
import english from "./locales/en-US.json" with { type: "json" };
import spanish from "./locales/es-ES.json" with { type: "json" };
import french from "./locales/fr-FR.json" with { type: "json" };
import portuguese from "./locales/pt-BR.json" with { type: "json" };

const problem = declareProblems({
  "pt-BR": portuguese,
  "en-US": english,
  "es-ES": spanish,
  "fr-FR": french,
});

export const saleProblems = {
  tooOld: problem("sales.too_old", 422),
  inFuture: problem("sales.in_future", 422),
  outsideCampaign: problem("sales.outside_campaign", 422),
  invoiceSent: problem("sales.invoice_sent", 409),
  invoiceNumberEmpty: problem("sales.invoice_number_empty", 422),
  photoMissing: problem("sales.photo_missing", 422),
  photoUnusable: problem("sales.photo_unusable", 422),
  notInCatalogue: problem("sales.not_in_catalogue", 422),
  storeNotYours: problem("sales.store_not_enrolled", 422),
  wrongState: problem("sales.wrong_state", 409),
  photosNotAllowed: problem("photos.not_allowed", 422),
  photoSentThisWeek: problem("photos.sent_this_week", 409),
  pictureLate: problem("sales.picture_late", 409),
  personAway: problem("audit.person_away", 409),
  askedEnough: problem("audit.asked_enough", 409),
  ownStore: problem("audit.own_store", 403),
  decidedBefore: problem("audit.decided_before", 403),
  lockedByOther: problem("audit.locked", 409),
  notAllLines: problem("audit.not_all_lines", 422),
  tooMuchToReplay: problem("campaigns.too_much_to_replay", 422),
} as const;
