import type { LocalizedText } from "@trilha/contract/core/locale.ts";
import { localizedTexts } from "@trilha/contract/core/text-catalogue.ts";
import type { DataClass, fates } from "@trilha/contract/privacy/own-data/shapes.ts";
import english from "./locales/en-US.json" with { type: "json" };
import spanish from "./locales/es-ES.json" with { type: "json" };
import french from "./locales/fr-FR.json" with { type: "json" };
import portuguese from "./locales/pt-BR.json" with { type: "json" };

const texts = localizedTexts({
  "pt-BR": portuguese,
  "en-US": english,
  "es-ES": spanish,
  "fr-FR": french,
});

/** Names of the columns; a test asks for every one the register shows. */
export const columnTexts: Readonly<Record<string, LocalizedText>> = texts.columns;

/** Words of the readable page. */
export const pageTexts = texts.page;

type Fate = (typeof fates)[number];
/** Fate of it when its person leaves. */
export const fateTexts: Readonly<Record<Fate, LocalizedText>> = texts.fates;

interface ClassText {
  readonly title: LocalizedText;
  readonly purpose: LocalizedText;
  readonly basis: LocalizedText;
  readonly retention: LocalizedText;
  readonly fate: Fate;
}

/** Purpose, legal ground, term and fate of each class of data. */
export const classTexts: Readonly<Record<DataClass, ClassText>> = {
  account: {
    ...texts.classes.account,
    basis: texts.bases.contract,
    retention: texts.retentions.account,
    fate: "erased",
  },
  membership: {
    ...texts.classes.membership,
    basis: texts.bases.contract,
    retention: texts.retentions.account,
    fate: "without_person",
  },
  sessions: {
    ...texts.classes.sessions,
    basis: texts.bases.contract,
    retention: texts.retentions.days180,
    fate: "erased",
  },
  consents: {
    ...texts.classes.consents,
    basis: texts.bases.legal,
    retention: texts.retentions.proof,
    fate: "kept_by_id",
  },
  messages: {
    ...texts.classes.messages,
    basis: texts.bases.contract,
    retention: texts.retentions.days180,
    fate: "erased",
  },
  files: {
    ...texts.classes.files,
    basis: texts.bases.contract,
    retention: texts.retentions.account,
    fate: "erased",
  },
  campaigns: {
    ...texts.classes.campaigns,
    basis: texts.bases.contract,
    retention: texts.retentions.account,
    fate: "kept_by_id",
  },
  sales: {
    ...texts.classes.sales,
    basis: texts.bases.contract,
    retention: texts.retentions.books,
    fate: "without_person",
  },
  points: {
    ...texts.classes.points,
    basis: texts.bases.contract,
    retention: texts.retentions.books,
    fate: "kept_by_id",
  },
  orders: {
    ...texts.classes.orders,
    basis: texts.bases.contract,
    retention: texts.retentions.books,
    fate: "without_person",
  },
  levels: {
    ...texts.classes.levels,
    basis: texts.bases.contract,
    retention: texts.retentions.books,
    fate: "without_person",
  },
  learning: {
    ...texts.classes.learning,
    basis: texts.bases.contract,
    retention: texts.retentions.account,
    fate: "without_person",
  },
  tests: {
    ...texts.classes.tests,
    basis: texts.bases.contract,
    retention: texts.retentions.account,
    fate: "without_person",
  },
  certificates: {
    ...texts.classes.certificates,
    basis: texts.bases.contract,
    retention: texts.retentions.account,
    fate: "without_person",
  },
  preferences: {
    ...texts.classes.preferences,
    basis: texts.bases.consent,
    retention: texts.retentions.account,
    fate: "erased",
  },
  work: {
    ...texts.classes.work,
    basis: texts.bases.interest,
    retention: texts.retentions.client,
    fate: "without_person",
  },
  audit: {
    ...texts.classes.audit,
    basis: texts.bases.legal,
    retention: texts.retentions.proof,
    fate: "without_person",
  },
  security: {
    ...texts.classes.security,
    basis: texts.bases.interest,
    retention: texts.retentions.proof,
    fate: "without_person",
  },
};
