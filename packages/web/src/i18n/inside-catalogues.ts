import type { Catalogue, Catalogues } from "./catalogues.ts";

/** The texts of every room nobody needs at the door. */
export const inside: Catalogues = import.meta.glob<Catalogue>([
  "../features/*/locales/*.json",
  "../{earning,redeeming,learning,games,questions,imports,exports,gates,player,proving,writing}/locales/*.json",
  "!../features/{login,recovery,registration,support,portfolio,certificates}/**",
  "!../{learning,proving,writing}/**",
]);
