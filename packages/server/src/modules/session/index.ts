/** Who is here: the snapshot the app starts from, what they accepted, and their own data. */
export { isAccepted } from "./rules/legal-acceptance.ts";
export { profileCompleteness } from "./rules/profile-completeness.ts";
export { sessionRoutes } from "./session.routes.ts";
