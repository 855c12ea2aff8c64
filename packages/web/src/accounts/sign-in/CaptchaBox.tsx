import { useComputedColorScheme } from "@mantine/core";
import { IconShieldCheck } from "@tabler/icons-react";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { useLocale } from "../../i18n/use-locale.ts";
import type { Branding } from "../../session/branding.ts";
import { Button } from "../../ui/controls/button.ts";
import classes from "./login.module.css";

type Props = {
  branding: Branding;
  /** The answer as the provider gives it; undefined: there is none, or it is used up. */
  onAnswer: (answer: string | undefined) => void;
  /** Which refusal the form got last: an answer counts once, so every refusal asks for another. */
  round?: string | undefined;
};

/**
 * Token in the place of an answer when the test did not load: the server asks the provider whether that is
 * so.
 */
const UNREACHABLE = "unreachable";
/** A line of one bar loads the test within this; milliseconds. */
const PATIENCE = 20_000;
/** Narrower than this, in CSS pixels, a provider's usual box is cut off. */
const USUAL_WIDTH = 304;

type State = "asked" | "loading" | "shown" | "passed" | "failed";

/**
 * The test for robots, where the client asks for one (§entities#recaptcha use). Nothing of the provider's is loaded before the
 * person starts it. It runs in a frame of another origin: somebody else's script sees nothing of the page, and only
 * its answer comes out.
 */
export function CaptchaBox({ branding, onAnswer, round }: Props) {
  const { t } = useTranslation("accounts/sign-in");
  const locale = useLocale();
  const scheme = useComputedColorScheme();
  const frame = useRef<HTMLIFrameElement>(null);
  const box = useRef<HTMLDivElement>(null);
  const [compact, setCompact] = useState(false);
  const [height, setHeight] = useState(84);
  const [state, setState] = useState<State>("asked");
  const [loads, setLoads] = useState(0);
  const wanted = branding.recaptchaHost !== null;
  const answered = useEffectEvent(onAnswer);

  const load = () => {
    setCompact((box.current?.clientWidth ?? USUAL_WIDTH) < USUAL_WIDTH);
    setLoads((count) => count + 1);
    setState("loading");
  };
  const restart = useEffectEvent(() => {
    onAnswer(undefined);
    if (state !== "asked") load();
  });
  const fail = useEffectEvent(() => {
    setState("failed");
    onAnswer(UNREACHABLE);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: every refusal uses an answer up, whatever else changed
  useEffect(() => restart(), [round]);
  useEffect(() => {
    if (state !== "loading") return undefined;
    const late = setTimeout(() => fail(), PATIENCE);
    return () => clearTimeout(late);
  }, [state]);
  useEffect(() => {
    const hear = ({ source, data }: MessageEvent<unknown>) => {
      if (source !== frame.current?.contentWindow || typeof data !== "object" || data === null) return;
      const message = data as { answer?: unknown; height?: unknown; ready?: unknown; failed?: unknown };
      if (message.ready === true) setState("shown");
      if (message.failed === true) fail();
      if (typeof message.height === "number" && message.height > 0) setHeight(Math.min(message.height, 640));
      if (typeof message.answer !== "string") return;
      setState(message.answer ? "passed" : "shown");
      answered(message.answer || undefined);
    };
    addEventListener("message", hear);
    return () => removeEventListener("message", hear);
  }, []);
  if (!wanted) return null;
  const query = new URLSearchParams({ key: branding.recaptchaSiteKey ?? "", hl: locale, theme: scheme });
  if (compact) query.set("compact", "1");
  const host = branding.recaptchaHost;
  return (
    <div ref={box} className="stack gap-8">
      {state === "asked" ? (
        <>
          <p className={classes.robotsText}>{t("robots.text", { host })}</p>
          <Button
            variant="default"
            leftSection={<IconShieldCheck size={20} stroke={1.6} />}
            onClick={load}
            fullWidth
          >
            {t("robots.start")}
          </Button>
        </>
      ) : null}
      {state === "failed" ? (
        <>
          <p className={classes.robotsText} role="alert">
            {t("robots.failed", { host })}
          </p>
          <Button variant="default" onClick={load} fullWidth>
            {t("robots.retry")}
          </Button>
        </>
      ) : null}
      {state === "loading" || state === "shown" || state === "passed" ? (
        <iframe
          key={loads}
          ref={frame}
          className="full r-8 block borderless"
          title={t("captcha")}
          src={`/captcha?${query}`}
          sandbox="allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox"
          height={height}
        />
      ) : null}
      <p className={classes.robotsState} role="status">
        {state === "loading" ? t("robots.loading") : state === "passed" ? t("robots.passed") : ""}
      </p>
    </div>
  );
}
