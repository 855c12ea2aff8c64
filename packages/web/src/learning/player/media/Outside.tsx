import { IconPlayerPlay, IconWifiOff } from "@tabler/icons-react";
import { type ReactNode, use, useLayoutEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "../../../ui/controls/button.ts";
import { EmptyState } from "../../../ui/state/EmptyState.tsx";
import { useOnline } from "../../../ui/state/use-online.ts";
import type { Recorder } from "../progress/recorder.ts";
import classes from "./media.module.css";
import { MediaConsent } from "./media-consent.ts";

type Props = {
  /** Provider of the content, as people know it. */
  provider: string;
  consent: boolean;
  recorder: Recorder;
  /** A film, which is there once it plays. */
  film?: boolean;
  children: ReactNode;
};

/** Providers that were agreed to in this visit. */
const allowed = new Set<string>();

/** Content of somebody else: nothing of it is loaded before the person agreed, and without a network it says so. */
export function Outside({ provider, consent, recorder, film = false, children }: Props) {
  const { t } = useTranslation("learning/player");
  const online = useOnline();
  const always = use(MediaConsent);
  const [agreed, setAgreed] = useState(() => consent || allowed.has(provider));
  // Content on the screen stays there when the line goes: it may have been loaded.
  const [begun, setBegun] = useState(agreed && online);
  // Before anything is painted: what is done with once it was seen is not yet done.
  useLayoutEffect(() => recorder.shown(begun && !film), [recorder, begun, film]);
  if (begun) return children;
  const load = () => {
    allowed.add(provider);
    setAgreed(true);
    setBegun(true);
  };
  if (!online)
    return (
      <div className={classes.ask}>
        <EmptyState icon={<IconWifiOff size={28} stroke={1.6} />} title={t("outside.offlineTitle")}>
          {t("outside.offlineText", { provider })}
        </EmptyState>
      </div>
    );
  return (
    <div className={classes.ask}>
      <EmptyState
        icon={<IconPlayerPlay size={28} stroke={1.6} />}
        title={t(agreed ? "outside.readyTitle" : "outside.askTitle", { provider })}
        action={
          <>
            <Button onClick={load}>{t("outside.load", { provider })}</Button>
            {always && !agreed ? (
              <Button
                variant="default"
                onClick={() => {
                  always();
                  load();
                }}
              >
                {t("outside.always")}
              </Button>
            ) : null}
          </>
        }
      >
        {agreed ? null : t("outside.askText", { provider })}
      </EmptyState>
    </div>
  );
}
