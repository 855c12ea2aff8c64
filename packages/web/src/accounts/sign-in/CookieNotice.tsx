import { Suspense, useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { allOptional, type CookieConsent, consentAt, saveConsent } from "../../session/consent.ts";
import { Button } from "../../ui/controls/button.ts";
import { lazyPart } from "../../ui/part/lazy-part.tsx";
import classes from "./legal.module.css";

const LegalSheet = lazyPart(() =>
  import("./LegalSheet.tsx").then(({ LegalSheet }) => ({ default: LegalSheet })),
);

const CookieChoices = lazyPart(() =>
  import("./CookieChoices.tsx").then(({ CookieChoices }) => ({ default: CookieChoices })),
);

type Props = {
  type: "banner" | "modal" | "none";
  /** Some kinds can be refused. */
  optional: boolean;
  door: string;
  /** The policy in force. */
  version: number | null;
  /** Stands in the page on a phone, instead of over it. */
  inFlow?: boolean;
  /** Told of the answer, to record it for who is signed in. */
  onAnswer?: (consent: CookieConsent) => void;
};

/** Asks about cookies once per device, door and version of the policy. Saying no is as easy as saying yes. */
export function CookieNotice({ type, optional, door, version, inFlow, onAnswer }: Props) {
  const { t } = useTranslation("accounts/sign-in");
  const [answered, setAnswered] = useState(() => consentAt(door, version) !== undefined);
  const [choosing, setChoosing] = useState(type === "modal" && optional);
  const [choices, setChoices] = useState(() => allOptional(false));
  const [reading, setReading] = useState(false);
  const title = useId();
  if (type === "none" || answered) return null;

  const answer = (chosen: CookieConsent["choices"]) => {
    const consent = { choices: chosen, version };
    saveConsent(door, consent);
    setAnswered(true);
    onAnswer?.(consent);
  };

  return (
    <section className={`${classes.cookies} ${inFlow ? classes.inFlow : ""}`} aria-labelledby={title}>
      <div>
        <h2 id={title}>{t("cookies.title")}</h2>
        <p>
          {t(optional ? "cookies.textOptional" : "cookies.text")}{" "}
          <button
            type="button"
            className="p-0 min-h-32 underlined bare ink-primary pointer"
            onClick={() => setReading(true)}
          >
            {t("cookies.read")}
          </button>
        </p>
      </div>
      {optional && choosing ? (
        <Suspense fallback={null}>
          <CookieChoices values={choices} onChange={setChoices} />
        </Suspense>
      ) : null}
      <div className={classes.buttons}>
        {optional ? (
          choosing ? (
            <Button variant="default" onClick={() => answer(choices)}>
              {t("cookies.saveChoice")}
            </Button>
          ) : (
            <Button variant="default" onClick={() => answer(allOptional(false))}>
              {t("cookies.refuse")}
            </Button>
          )
        ) : null}
        <Button variant={optional ? "default" : "filled"} onClick={() => answer(allOptional(optional))}>
          {t(optional ? "cookies.acceptAll" : "cookies.understood")}
        </Button>
        {optional && !choosing ? (
          <Button variant="subtle" color="neutral" onClick={() => setChoosing(true)}>
            {t("cookies.choose")}
          </Button>
        ) : null}
      </div>
      {reading ? (
        <Suspense fallback={null}>
          <LegalSheet kind="cookies" client={door} onClose={() => setReading(false)} />
        </Suspense>
      ) : null}
    </section>
  );
}
