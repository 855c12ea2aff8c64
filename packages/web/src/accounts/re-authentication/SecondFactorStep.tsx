import { useTranslation } from "react-i18next";
import { isRefused, type Refused } from "../../api/problem.ts";
import { askFactorOf, signInWithFactor } from "../../session/factor-sign-in.ts";
import { Button } from "../../ui/controls/button.ts";
import { ProofForm } from "./ProofForm.tsx";
import { proofMethods } from "./proof-methods.ts";

type Props = {
  /** The refusal that asked for it: `identity.second_factor_needed`, from whatever way in. */
  asked: Refused;
  /** Tokens are here. */
  onEntered: () => Promise<unknown>;
  /** Back to the first step, which is to be gone through again; with why, if it is over. */
  onBack: (over?: Refused) => void;
};

/** After a password, a code or a provider: the second factor, before anybody is in. */
export function SecondFactorStep({ asked: refusal, onEntered, onBack }: Props) {
  const { t } = useTranslation("accounts/re-authentication");
  const challenge = String(refusal.params.challenge ?? "");
  const orBack = async <T,>(work: Promise<T>): Promise<T | undefined> => {
    try {
      return await work;
    } catch (error) {
      // Final refusals cannot be tried again here: five minutes or five tries are over, or the account closed
      // meanwhile.
      if (!isRefused(error) || error.code === "identity.factor_wrong" || error.status >= 429) throw error;
      onBack(error);
      return undefined;
    }
  };
  return (
    <section className="stack gap-20" aria-labelledby="second-factor">
      <div>
        <h2 id="second-factor" className="text-20">
          {t("second.title")}
        </h2>
        <p className="dim">{t("second.lead")}</p>
      </div>
      <ProofForm
        ways={proofMethods(refusal, "factors")}
        askPasskey={() => askFactorOf(challenge)}
        onProve={async (proof) => {
          if (!("factor" in proof)) return;
          const entered = await orBack(signInWithFactor(challenge, proof.factor).then(() => true));
          if (entered) await onEntered();
        }}
      />
      <Button variant="default" onClick={() => onBack()}>
        {t("second.back")}
      </Button>
    </section>
  );
}
