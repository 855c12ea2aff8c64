import * as identity from "@trilha/contract/accounts/identity/endpoints.ts";
import * as session from "@trilha/contract/accounts/profile/endpoints.ts";
import { type Route, route } from "../../core/use-case.ts";
import { acceptText } from "./accept-text.ts";
import { correctOwnDocument } from "./correct-document.ts";
import { editProfile } from "./edit-profile.ts";
import { proveSession } from "./prove-session.ts";
import { readProfile } from "./read-profile.ts";
import { readSession, type SessionFacts } from "./read-session.ts";
import { setAvatar } from "./set-avatar.ts";

export const sessionRoutes = (facts: SessionFacts): readonly Route[] => [
  route(session.readSession, readSession(facts)),
  route(session.acceptText, acceptText),
  route(session.proveSession, proveSession),
  route(identity.readProfile, readProfile),
  route(identity.editProfile, editProfile),
  route(identity.correctDocument, correctOwnDocument),
  route(identity.setAvatar, setAvatar),
];
