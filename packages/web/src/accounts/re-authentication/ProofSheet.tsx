import { askProof } from "@trilha/contract/accounts/identity/factor-endpoints.ts";
import { proveSession } from "@trilha/contract/accounts/profile/endpoints.ts";
import { useTranslation } from "react-i18next";
import { call } from "../../api/call.ts";
import type { Refused } from "../../api/problem.ts";
import { leave } from "../../session/sign-in.ts";
import { Button } from "../../ui/controls/button.ts";
import { Sheet } from "../../ui/sheet/Sheet.tsx";
import { ProofForm } from "./ProofForm.tsx";
import { proofMethods } from "./proof-methods.ts";

type Props = { refused: Refused; onEnd: (proved: boolean) => void };

/** "Is it you?", before what a stolen session must not be enough for. */
export function ProofSheet({ refused, onEnd }: Props) {
  const { t } = useTranslation("accounts/re-authentication");
  // No proof shown inside this session reaches what is asked for.
  const own = refused.code === "identity.own_proof_needed";
  const ways = proofMethods(refused, "ways");
  return (
    <Sheet opened size="sm" title={t("title")} onClose={() => onEnd(false)}>
      <p>{own ? t("own.text") : t(ways.length > 0 ? "why" : "signInAgain")}</p>
      {ways.length > 0 ? (
        <ProofForm
          ways={ways}
          askPasskey={() => call(askProof)}
          onProve={(body) => call(proveSession, { body }).then(() => onEnd(true))}
        />
      ) : (
        <Button onClick={() => void leave(own ? location.pathname : undefined)}>
          {t(own ? "own.signIn" : "toSignIn")}
        </Button>
      )}
    </Sheet>
  );
}
