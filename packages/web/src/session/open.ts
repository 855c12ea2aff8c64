import { actFor } from "../api/authority.ts";
import { isRefused } from "../api/problem.ts";
import { queryClient } from "../api/query-client.ts";
import { currentLocale, i18n } from "../i18n/i18n.ts";
import { storedBranding } from "./branding.ts";
import { deviceMark } from "./device-mark.ts";
import { leavePage, markHere } from "./leave.ts";
import { keepAnswers, restoreAnswers } from "./persisted-queries.ts";
import { refresh } from "./refresh.ts";
import { afterUnauthorized } from "./rules/unauthorized.ts";
import { sessionQuery } from "./session.queries.ts";
import { hearTabs, tellTabs } from "./tabs.ts";
import { forgetTokens, loadTokens, tokens } from "./tokens.ts";

/** Codes of refusals alone: the texts of all refusals have no place in the first file. */
const MUST_CHANGE = "identity.password_must_change";
const MUST_SHOW = "identity.factor_must_be_enrolled";

type Ways = {
  /** Shows login; the guard of the page one is on stores the target. */
  readonly toLogin: () => Promise<void>;
  /** Draws again after another tab changed who is here. */
  readonly again: () => void;
};

/** A 401 for a bearer: somebody renewed it already, or it is renewed now, or the session is over. */
async function rejected(bearer: string, repeated: boolean, toLogin: Ways["toLogin"]): Promise<boolean> {
  const { access, refresh: renewal, webservice } = tokens.read();
  // The session it spoke for is over already; what has come since, such as a stored redirect, is not its business.
  if (!access) return false;
  if (access !== bearer && !repeated) return true;
  if (!repeated && afterUnauthorized({ refresh: renewal, webservice }) === "refresh") {
    const outcome = await refresh();
    if (outcome !== "refused") return outcome === "renewed";
  }
  markHere(false);
  await forgetTokens();
  tellTabs({ kind: "signed_out" });
  leavePage(toLogin);
  return false;
}

/** Opens the session at the start of the app: what was kept, who the calls speak for, the other tabs. */
export async function openSession({ toLogin, again }: Ways): Promise<void> {
  actFor({
    identity: async (access) => ({
      bearer: tokens.read().access,
      app: access === "app" ? (await storedBranding()).app : undefined,
      device: access === "app" ? deviceMark() : undefined,
    }),
    locale: currentLocale,
    rejected: (bearer, repeated) => rejected(bearer, repeated, toLogin),
    words: (kind) => i18n.t(kind === "offline" ? "ui.offlineError" : "ui.errorText"),
  });
  // A password may have to change, or a second factor be shown, in the middle of a visit: the session tells the frame.
  queryClient.getQueryCache().subscribe(({ type, query }) => {
    if (type !== "updated" || !isRefused(query.state.error)) return;
    const { code } = query.state.error;
    const known = queryClient.getQueryData(sessionQuery.queryKey);
    const isNews =
      (code === MUST_CHANGE && known?.mustChangePassword === false) ||
      (code === MUST_SHOW && known?.mustEnrolFactor === false);
    if (isNews) void queryClient.invalidateQueries({ queryKey: sessionQuery.queryKey });
  });
  hearTabs((news) => {
    void (async () => {
      await loadTokens();
      if (news.kind === "client") await queryClient.invalidateQueries();
      if (news.kind === "signed_out") leavePage(toLogin);
      else if (news.kind !== "tokens") again();
    })();
  });
  await loadTokens();
  markHere(tokens.signedIn());
  if (tokens.signedIn()) await restoreAnswers();
  keepAnswers();
}
