import { IconAlertTriangle, IconColumns, IconInfoCircle } from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";
import { Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import { useFormats } from "../../../i18n/use-locale.ts";
import { Button } from "../../../ui/controls/button.ts";
import { lazyPart } from "../../../ui/part/lazy-part.tsx";
import { signalKey } from "../../earning/signal-key.ts";
import classes from "./audit.module.css";
import type { AuditSubject, ShownSignal } from "./audit.queries.ts";

/** Words of a check's finding, with its numbers. */
function useSignalWords() {
  const { t, i18n } = useTranslation("loyalty/claims/audit");
  const { number, calendarDay } = useFormats();
  const value = (one: string | number | boolean | null | undefined) => {
    if (typeof one === "number") return number(one);
    if (typeof one !== "string") return "–";
    return /^\d{4}-\d{2}-\d{2}$/.test(one) ? calendarDay(one) : one;
  };
  return ({ kind, details }: ShownSignal) => {
    const name = signalKey(kind);
    const own = details.own === true && i18n.exists(`signalText.${name}_own`, { ns: "loyalty/claims/audit" });
    const words = Object.fromEntries(Object.entries(details).map(([key, one]) => [key, value(one)]));
    const key = own ? `signalText.${name}_own` : `signalText.${name}`;
    return t(key as "signalText.sampled", { read: "–", typed: "–", ...words });
  };
}

const CompareSheet = lazyPart(() =>
  import("./CompareSheet.tsx").then((one) => ({ default: one.CompareSheet })),
);

/** Picture of this report that a signal is about: the present one, or the one it replaced. */
const pictureOf = ({ picture, pictureRequest }: AuditSubject, { earlier }: ShownSignal) =>
  earlier ? pictureRequest?.earlierUrl : picture?.type.startsWith("image/") ? picture.url : null;

function One({ signal, subject }: { signal: ShownSignal; subject: AuditSubject }) {
  const { t } = useTranslation("loyalty/claims/audit");
  const { dateTime, number } = useFormats();
  const words = useSignalWords();
  const { kind, weight, other } = signal;
  const [comparing, setComparing] = useState(false);
  const own = pictureOf(subject, signal);
  const Icon = weight >= 20 ? IconAlertTriangle : IconInfoCircle;
  return (
    <li className={classes.signal} data-heavy={weight >= 20 || undefined}>
      <Icon size={20} stroke={1.8} aria-hidden="true" />
      <div>
        <p className="row wrap between gap-4-12 m-0">
          <strong>{t(`signal.${signalKey(kind)}`)}</strong>
          {weight > 0 ? (
            <span className="numbers small">{t("weight", { weight: number(weight) })}</span>
          ) : null}
        </p>
        <p className={classes.dim}>
          {signal.earlier ? `${t("ask.earlierSignal")}: ` : ""}
          {words(signal)}
        </p>
        {other ? (
          <>
            <Link
              to="/admin/claims/$type/$claimId"
              params={{ type: subject.subjectType, claimId: other.id }}
              className={classes.other}
            >
              {[other.invoiceNumber, other.person, other.store].filter(Boolean).join(" · ")}
            </Link>
            <p className={classes.dim}>{dateTime(new Date(other.submittedAt))}</p>
            {other.pictureUrl ? (
              <div className={classes.pair}>
                {own ? (
                  <figure className="m-0">
                    <img src={own} alt={t("picture.this")} />
                    <figcaption className="dim text-12">{t("picture.this")}</figcaption>
                  </figure>
                ) : null}
                <figure className="m-0">
                  <img src={other.pictureUrl} alt={t("picture.other")} />
                  <figcaption className="dim text-12">{t("picture.other")}</figcaption>
                </figure>
              </div>
            ) : null}
            {other.pictureUrl && own ? (
              <Button
                className="mt-8"
                variant="default"
                leftSection={<IconColumns size={18} stroke={1.8} aria-hidden="true" />}
                onClick={() => setComparing(true)}
              >
                {t("picture.compare")}
              </Button>
            ) : null}
            {comparing && own ? (
              <Suspense fallback={null}>
                <CompareSheet
                  title={t(`signal.${signalKey(kind)}`)}
                  subject={subject}
                  own={own}
                  other={other}
                  onClose={() => setComparing(false)}
                />
              </Suspense>
            ) : null}
          </>
        ) : null}
      </div>
    </li>
  );
}

/** Signals that make a report suspicious, heaviest first, with the other report beside it. */
export function Signals({ subject }: { subject: AuditSubject }) {
  const { t } = useTranslation("loyalty/claims/audit");
  if (subject.signals.length === 0) return <p className={classes.dim}>{t("noSignals")}</p>;
  return (
    <ul className={classes.signals}>
      {subject.signals.map((signal, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: what was found never changes its order
        <One key={index} signal={signal} subject={subject} />
      ))}
    </ul>
  );
}
