import { useMutation, useQueryClient } from "@tanstack/react-query";
import { acceptText } from "@trilha/contract/accounts/profile/endpoints.ts";
import type { CookieChoices } from "@trilha/contract/tenants/clients/texts.ts";
import { call } from "../api/call.ts";
import { consentAt, saveConsent } from "./consent.ts";
import { type Session, sessionQuery, useSession } from "./session.queries.ts";

/** Choices that hold for this person: those made under the policy in force, else nothing optional. */
function choicesOf(session: Session): CookieChoices {
  const { selectedClient, cookiesVersion, cookieChoices, acceptedCookiePolicy } = session;
  if (cookieChoices && acceptedCookiePolicy) return cookieChoices;
  return consentAt(selectedClient?.slug ?? "", cookiesVersion)?.choices ?? {};
}

/** The cookie choices of who is here, and the way to change them: on the device, and for good on the server. */
export function useCookieChoices() {
  const session = useSession();
  const queries = useQueryClient();
  const { cookiesVersion: version } = session;
  const door = session.selectedClient?.slug ?? "";
  const save = useMutation({
    mutationFn: async (choices: CookieChoices) => {
      if (version !== null) await call(acceptText, { body: { kind: "cookies", version, choices } });
      saveConsent(door, { choices, version });
    },
    onSuccess: () => queries.invalidateQueries({ queryKey: sessionQuery.queryKey }),
  });
  return { choices: choicesOf(session), save };
}
