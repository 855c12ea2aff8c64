import { IconQrcode, IconX } from "@tabler/icons-react";
import { useNavigate } from "@tanstack/react-router";
import { type FormEvent, Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "../../../ui/controls/button.ts";
import { CodeField } from "../../../ui/form/CodeField.tsx";
import { CODE_DIGITS } from "../../../ui/form/six-digits.ts";
import { Card } from "../../../ui/page/Card.tsx";
import { ownLink } from "../../../ui/page/own-link.ts";
import { lazyPart } from "../../../ui/part/lazy-part.tsx";
import { Bone, Loading } from "../../../ui/state/Skeletons.tsx";
import type { CheckInProof } from "../events.queries.ts";
import { scannedIn } from "./scanned.ts";

const CodeCamera = lazyPart(() =>
  import("../CodeCamera.tsx").then(({ CodeCamera }) => ({ default: CodeCamera })),
);

type Props = {
  eventId: string;
  sending: boolean;
  /** Why the code that was typed is not taken. */
  error: string | undefined;
  onCheck: (proof: CheckInProof) => void;
};

const ID = "check-in-code";

/** Six digits, or the QR code on the organizer's screen. */
export function CheckInForm({ eventId, sending, error, onCheck }: Props) {
  const { t } = useTranslation("learning/live-sessions");
  const navigate = useNavigate();
  const [code, setCode] = useState("");
  const [missing, setMissing] = useState(false);
  const [scanning, setScanning] = useState(false);
  const [note, setNote] = useState<string>();

  const submit = (event: FormEvent) => {
    event.preventDefault();
    setMissing(code.length < CODE_DIGITS);
    if (code.length < CODE_DIGITS) return document.getElementById(ID)?.focus();
    onCheck({ code });
  };
  const read = (texts: readonly string[]) => {
    const [scanned] = texts.flatMap((text) => scannedIn(text) ?? []);
    if (!scanned) return setNote(t("checkIn.otherCode"));
    setScanning(false);
    setNote(undefined);
    if (scanned.eventId === eventId) onCheck({ scan: scanned.scan });
    // The screen of another event: people check in where they are.
    else void navigate(ownLink(`/events/${scanned.eventId}/check-in#${scanned.scan}`));
  };
  return (
    <>
      <Card>
        <form className="stack gap-16" onSubmit={submit} noValidate aria-busy={sending}>
          <CodeField
            id={ID}
            label={t("checkIn.code")}
            description={t("checkIn.lead")}
            error={missing ? t("checkIn.missing") : error}
            value={code}
            disabled={sending}
            onChange={(digits) => {
              setCode(digits);
              setMissing(false);
            }}
            onComplete={(digits) => onCheck({ code: digits })}
          />
          <Button type="submit" size="md" loading={sending}>
            {t("checkIn.go")}
          </Button>
          <p className="only-heard" aria-live="polite">
            {sending ? t("checkIn.sending") : ""}
          </p>
        </form>
      </Card>
      <Card>
        <div className="stack gap-12">
          <Button
            variant="default"
            aria-expanded={scanning}
            leftSection={
              scanning ? (
                <IconX size={20} stroke={1.7} aria-hidden="true" />
              ) : (
                <IconQrcode size={20} stroke={1.7} aria-hidden="true" />
              )
            }
            onClick={() => setScanning(!scanning)}
          >
            {t(scanning ? "checkIn.closeCamera" : "checkIn.scan")}
          </Button>
          {scanning ? (
            <Suspense
              fallback={
                <Loading>
                  <Bone height={240} />
                </Loading>
              }
            >
              <CodeCamera
                words={{
                  camera: t("checkIn.camera"),
                  noCamera: t("checkIn.noCamera"),
                  photo: t("checkIn.photo"),
                  reading: t("checkIn.reading"),
                  nothing: t("checkIn.nothing"),
                }}
                onCodes={read}
              />
            </Suspense>
          ) : null}
          {note ? (
            <p className="hint" role="status">
              {note}
            </p>
          ) : null}
        </div>
      </Card>
    </>
  );
}
