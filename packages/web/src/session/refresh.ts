import { token } from "@trilha/contract/accounts/identity/endpoints.ts";
import { call } from "../api/call.ts";
import { isRefused } from "../api/problem.ts";
import { singleFlight } from "./rules/unauthorized.ts";
import { tellTabs } from "./tabs.ts";
import { loadTokens, saveTokens, tokens } from "./tokens.ts";

type Outcome = "renewed" | "refused" | "unreachable";

/** One tab at a time: a rotated refresh token that is used twice ends the whole family. */
const alone = <Result>(run: () => Promise<Result>): Promise<Result> =>
  "locks" in navigator ? navigator.locks.request("trilha.refresh", run) : run();

async function trade(): Promise<Outcome> {
  return await alone(async () => {
    const before = tokens.read().access;
    await loadTokens();
    const { access, refresh } = tokens.read();
    // Another tab was faster while this one waited.
    if (access && access !== before) return "renewed";
    if (!refresh) return "refused";
    try {
      const answer = await call(token, { body: { grant_type: "refresh_token", refresh_token: refresh } });
      await saveTokens({
        access: answer.access_token,
        refresh: answer.refresh_token,
        firebase: answer.user_firebase_token,
      });
      tellTabs({ kind: "tokens" });
      return "renewed";
    } catch (error) {
      // Without a network nobody was refused: the session waits for better times.
      return isRefused(error) && error.status >= 400 && error.status < 500 && error.status !== 429
        ? "refused"
        : "unreachable";
    }
  });
}

/** Renews the tokens; everybody who asks meanwhile waits for the same outcome. */
export const refresh = singleFlight(trade);
