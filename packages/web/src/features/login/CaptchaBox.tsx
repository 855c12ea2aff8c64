import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { useLocale } from "../../i18n/use-locale.ts";
import type { Look } from "../../session/look.ts";
import classes from "./login.module.css";

type Props = { look: Look; onAnswer: (answer: string | undefined) => void };

/**
 * The test for robots, where the client asks for one. It runs in a frame without our origin: somebody else's script
 * sees nothing of the page, and only its answer comes out.
 */
export function CaptchaBox({ look, onAnswer }: Props) {
  const { t } = useTranslation("login");
  const locale = useLocale();
  const frame = useRef<HTMLIFrameElement>(null);
  const [height, setHeight] = useState(84);
  const wanted = look.useRecaptcha && look.recaptchaSiteKey !== null;
  useEffect(() => {
    if (!wanted) return undefined;
    const hear = ({ source, data }: MessageEvent<unknown>) => {
      if (source !== frame.current?.contentWindow || typeof data !== "object" || data === null) return;
      const { answer, height: asked } = data as { answer?: unknown; height?: unknown };
      if (typeof answer === "string") onAnswer(answer || undefined);
      if (typeof asked === "number" && asked > 0) setHeight(Math.min(asked, 640));
    };
    addEventListener("message", hear);
    return () => removeEventListener("message", hear);
  }, [wanted, onAnswer]);
  if (!wanted) return null;
  const query = new URLSearchParams({ key: look.recaptchaSiteKey ?? "", hl: locale });
  return (
    <iframe
      ref={frame}
      className={classes.captcha}
      title={t("captcha")}
      src={`/captcha?${query}`}
      sandbox="allow-scripts allow-forms allow-popups"
      height={height}
    />
  );
}
