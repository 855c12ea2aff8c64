import * as z from "zod/mini";
import { address, birthdayParts, passwordRules, phones } from "../../accounts/identity/shapes.ts";
import { countries } from "../../core/country.ts";
import { programmeCodeLimit } from "../../core/limits.ts";
import {
  calendarDate,
  country,
  documentCountry,
  doorSlug,
  email,
  id,
  locale,
  localizedText,
  moment,
  optionalText,
  text,
  version,
} from "../../core/shapes.ts";
import { jobProfiles } from "../../permissions.ts";
import { fieldKeys, fixedFields, registrationForms } from "./fields.ts";
import { fieldHelpLimit } from "./limits.ts";

export const registrationForm = z.enum(registrationForms);
const jobProfile = z.enum(jobProfiles);

/** One field a form asks for, with the client's own words of help. */
export const formField = z.strictObject({
  key: z.enum(fieldKeys),
  mandatory: z.boolean(),
  help: localizedText(fieldHelpLimit),
});

export const formSettings = z.strictObject({
  open: z.boolean(),
  /** New people wait for staff; else they are in once they confirmed their e-mail. */
  needsApproval: z.boolean(),
  /** Which may be chosen; none: all. */
  jobProfiles: z.array(jobProfile).check(z.maxLength(jobProfiles.length)),
  /** In the order the form asks. */
  fields: z.array(formField).check(z.maxLength(fieldKeys.length)),
});

/** Registration settings of one client. */
export const registrationSettings = z.strictObject({
  /** 18 or older; the forms then ask for the birthday. */
  adultsOnly: z.boolean(),
  /** Which may be chosen; none: all of the client's. */
  countries: z.array(country).check(z.maxLength(countries.length)),
  forms: z.record(registrationForm, formSettings),
});
export type RegistrationSettings = z.output<typeof registrationSettings>;
export type FormSettings = z.output<typeof formSettings>;

export const settingsAnswer = z.strictObject({ ...registrationSettings.shape, version });

const named = z.strictObject({ id, name: z.string() });

/** A form as whoever registers gets it, in their language. */
export const openForm = z.strictObject({
  form: registrationForm,
  client: z.strictObject({ slug: z.string(), name: z.string() }),
  needsApproval: z.boolean(),
  adultsOnly: z.boolean(),
  /** Site key of the captcha, where one is asked for. */
  captcha: z.nullable(z.string()),
  fields: z.array(
    z.strictObject({
      key: z.enum([...fixedFields, ...fieldKeys]),
      mandatory: z.boolean(),
      help: z.nullable(z.string()),
    }),
  ),
  countries: z.array(country),
  jobProfiles: z.array(jobProfile),
  companies: z.array(named),
  brands: z.array(named),
  retailers: z.array(z.strictObject({ id, name: z.string(), country })),
  /** The texts in force that have to be accepted. */
  texts: z.array(z.strictObject({ kind: z.enum(["terms", "privacy"]), version: z.number() })),
});

export const openStore = z.strictObject({
  id,
  name: z.string(),
  code: z.string(),
  city: z.nullable(z.string()),
});

/** Values of any registration form; which of it a registration may and must hold is the form's. */
export const registrationValues = z.strictObject({
  firstName: text(),
  email,
  emailConfirmation: optionalText(),
  country,
  lastName: z.optional(optionalText()),
  nickname: z.optional(optionalText()),
  storeNickname: z.optional(optionalText()),
  document: z.optional(optionalText(64)),
  /** Left out: the country they live in. */
  documentCountry: z.optional(documentCountry),
  birthday: z.optional(birthdayParts),
  gender: z.optional(optionalText(32)),
  maritalStatus: z.optional(optionalText(32)),
  children: z.optional(z.nullable(z.int().check(z.minimum(0), z.maximum(30)))),
  profession: z.optional(optionalText(32)),
  phones: z.optional(phones),
  address: z.optional(address),
  hasDisability: z.optional(z.boolean()),
  disability: z.optional(optionalText()),
  locale: z.optional(locale),
  jobProfile: z.optional(z.nullable(jobProfile)),
  companyId: z.optional(z.nullable(id)),
  brandId: z.optional(z.nullable(id)),
  retailerId: z.optional(z.nullable(id)),
  storeId: z.optional(z.nullable(id)),
  storeCode: z.optional(optionalText(64)),
  gminNumber: z.optional(optionalText(programmeCodeLimit)),
  cadvCode: z.optional(optionalText(programmeCodeLimit)),
  sapCode: z.optional(optionalText(programmeCodeLimit)),
  companyTaxId: z.optional(optionalText(64)),
});
export type RegistrationValues = z.output<typeof registrationValues>;

export const registration = z.strictObject({
  client: doorSlug,
  form: registrationForm,
  values: registrationValues,
  /** The versions of the texts the person ticked. */
  accepted: z.partialRecord(z.enum(["terms", "privacy"]), version),
  /** Answer of the robot test at the door. */
  recaptcha: z.optional(z.string().check(z.maxLength(4096))),
});

/** The secret of the mail's link: 32 random bytes. */
export const linkToken = z.string().check(z.minLength(1), z.maxLength(64));

/** First facts for the page behind the mail's link. */
export const linkAnswer = z.strictObject({
  firstName: z.string(),
  email: z.string(),
  /** Owners of an account keep its password. */
  needsPassword: z.boolean(),
  /** Whether a document was given, which may have to be corrected. */
  hasDocument: z.boolean(),
  /** Country that gave it; where another was said, it is corrected with the number. */
  documentCountry,
  rules: z.omit(passwordRules, { firstName: true, first: true }),
});

/** One who waits for approval. */
export const waitingItem = z.strictObject({
  /** The membership's id. */
  id,
  name: z.string(),
  email: z.nullable(z.string()),
  /** Masked unless the caller may read personal data. */
  document: z.nullable(z.string()),
  country,
  jobProfile: z.nullable(jobProfile),
  store: z.nullable(z.string()),
  /** Null: not by a form of ours. */
  form: z.nullable(registrationForm),
  waitingSince: moment,
});

/** One who waits, with everything they said. */
export const waiting = z.strictObject({
  ...waitingItem.shape,
  userId: id,
  nickname: z.nullable(z.string()),
  storeNickname: z.nullable(z.string()),
  documentCountry: z.nullable(documentCountry),
  birthday: z.nullable(calendarDate),
  gender: z.nullable(z.string()),
  maritalStatus: z.nullable(z.string()),
  children: z.nullable(z.number()),
  profession: z.nullable(z.string()),
  phones: z.record(z.string(), z.string()),
  address: z.record(z.string(), z.string()),
  disability: z.nullable(z.string()),
  locale: z.nullable(locale),
  company: z.nullable(z.string()),
  brand: z.nullable(z.string()),
  retailer: z.nullable(z.string()),
  gminNumber: z.nullable(z.string()),
  cadvCode: z.nullable(z.string()),
  sapCode: z.nullable(z.string()),
  emailConfirmed: z.boolean(),
  termsVersion: z.nullable(z.number()),
  /** Others of this programme with the same name: one person registering twice, perhaps. */
  namesakes: z.array(z.strictObject({ id, name: z.string(), email: z.nullable(z.string()) })),
});
