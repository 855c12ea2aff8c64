/** Profile of the caller: the snapshot the app starts from, accepted texts, own data. */

export { readSession, type SessionFacts } from "./read-session.ts";
export { birthdayDate } from "./rules/birthday.ts";
export { isAccepted } from "./rules/legal-acceptance.ts";
export { type ProfileFacts, profileCompleteness } from "./rules/profile-completeness.ts";
export { isOption } from "./session.profile.queries.ts";
export { addAcceptance } from "./session.queries.ts";
export { sessionRoutes } from "./session.routes.ts";
