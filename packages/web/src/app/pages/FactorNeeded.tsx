import { useQuery } from "@tanstack/react-query";
import { askProof } from "@trilha/contract/accounts/identity/factor-endpoints.ts";
import { proveSession } from "@trilha/contract/accounts/profile/endpoints.ts";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { FactorsCard } from "../../accounts/profile/factors/FactorsCard.tsx";
import { type Factors, factorsQuery } from "../../accounts/profile/factors/factors.queries.ts";
import { OwnProof } from "../../accounts/re-authentication/OwnProof.tsx";
import { ProofForm } from "../../accounts/re-authentication/ProofForm.tsx";
import { knowsPasskeys } from "../../accounts/re-authentication/passkey-browser.ts";
import type { ProofMethod } from "../../accounts/re-authentication/proof-methods.ts";
import { call } from "../../api/call.ts";
import { queryClient } from "../../api/query-client.ts";
import { sessionQuery } from "../../session/session.queries.ts";
import { leave } from "../../session/sign-in.ts";
import { Button } from "../../ui/controls/button.ts";
import { Card } from "../../ui/page/Card.tsx";
import { PageSkeleton } from "../../ui/state/Skeletons.tsx";
import { FullPage } from "./FullPage.tsx";

/** A person with a factor shows it in this session. */
const waysOf = ({ totp, passkeys, recoveryCodes }: Factors): readonly ProofMethod[] => [
  ...(passkeys.some(({ here }) => here) && knowsPasskeys() ? ["passkey" as const] : []),
  ...(totp ? ["totp" as const] : []),
  ...((totp || passkeys.length > 0) && recoveryCodes?.left ? ["recovery_code" as const] : []),
];

type Props = {
  /** A factor was shown, and the codes that came with it are kept. */
  onDone: () => void;
};

/** The factors at the time of arrival decide: a factor just made still has its recovery codes to be read. */
function Asked({ first, onDone }: Props & { first: Factors }) {
  const { t } = useTranslation("shell");
  const [ways] = useState(() => waysOf(first));
  const goOn = () => queryClient.invalidateQueries({ queryKey: sessionQuery.queryKey }).then(onDone);
  return (
    <FullPage
      title={t("pages.factorTitle")}
      text={t(ways.length > 0 ? "pages.factorShow" : "pages.factorText")}
      actions={
        <Button variant="default" onClick={() => void leave()}>
          {t("shell.signOut")}
        </Button>
      }
    >
      {ways.length > 0 ? (
        <Card>
          <ProofForm
            ways={ways}
            askPasskey={() => call(askProof)}
            onProve={(body) => call(proveSession, { body }).then(goOn)}
          />
        </Card>
      ) : (
        <FactorsCard onEnrolled={() => void goOn()} />
      )}
    </FullPage>
  );
}

/** Stands before every page of staff whose client asks for a second factor, until they have shown one. */
export function FactorNeeded({ onDone }: Props) {
  return (
    <OwnProof>
      <Factor onDone={onDone} />
    </OwnProof>
  );
}

function Factor({ onDone }: Props) {
  const { data } = useQuery(factorsQuery);
  return data ? <Asked first={data} onDone={onDone} /> : <PageSkeleton />;
}
