import type { token } from "@trilha/contract/accounts/identity/endpoints.ts";
import { genericProblems } from "@trilha/contract/core/problems.ts";
import { refuse } from "../../core/refusal.ts";
import type { UseCase } from "../../core/use-case.ts";
import { refreshSession } from "./refresh-session.ts";
import { signIn } from "./sign-in.ts";

/** §api#token `POST /o/token/`: one address, two grants (RFC 6749 §4.3, §6). */
export const issueToken: UseCase<typeof token> = async (call, { body }) => {
  switch (body.grant_type) {
    case "password":
      if (!body.username || !body.password) return refuse(genericProblems.invalidInput);
      return signIn(call, {
        name: body.username,
        password: body.password,
        slug: body.client,
        captcha: body.recaptcha,
      });
    case "refresh_token":
      if (!body.refresh_token) return refuse(genericProblems.invalidInput);
      return refreshSession(call, body.refresh_token);
    default:
      return refuse(genericProblems.invalidInput, { error: "unsupported_grant_type" });
  }
};
