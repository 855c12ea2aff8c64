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

export const liveSessionProblems = {
  notOpen: problem("live_sessions.not_open", 409),
  invitationOnly: problem("live_sessions.invitation_only", 403),
  locked: problem("live_sessions.locked", 403),
  noVacancy: problem("live_sessions.no_vacancy", 409),
  wrongState: problem("live_sessions.wrong_state", 409),
  canceled: problem("live_sessions.canceled", 409),
  codeInvalid: problem("live_sessions.code_invalid", 422),
  scanExpired: problem("live_sessions.scan_expired", 422),
  checkInNotOpen: problem("live_sessions.check_in_not_open", 409),
  checkInOver: problem("live_sessions.check_in_over", 409),
  notRegistered: problem("live_sessions.not_registered", 403),
  notReady: problem("live_sessions.not_ready", 409),
  started: problem("live_sessions.started", 409),
  seatsTaken: problem("live_sessions.seats_taken", 409),
  venueClash: problem("live_sessions.venue_clash", 409),
  hostClash: problem("live_sessions.host_clash", 409),
  notHost: problem("live_sessions.not_host", 403),
  venueInUse: problem("live_sessions.venue_in_use", 409),
  venueNameUsed: problem("live_sessions.venue_name_used", 409),
} as const;
