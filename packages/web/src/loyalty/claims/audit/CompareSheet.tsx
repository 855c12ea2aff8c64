import { useTranslation } from "react-i18next";
import { useFormats } from "../../../i18n/use-locale.ts";
import { Sheet } from "../../../ui/sheet/Sheet.tsx";
import classes from "./audit.module.css";
import type { AuditSubject, ShownSignal } from "./audit.queries.ts";
import { Picture } from "./work/Viewer.tsx";

type Other = NonNullable<ShownSignal["other"]>;
type Props = {
  title: string;
  subject: AuditSubject;
  /** Address of the picture of this report that the signal is about. */
  own: string;
  other: Other;
  onClose: () => void;
};

/** Two pictures side by side, each to come near to, with whose it is, where from and from when. */
export function CompareSheet({ title, subject, own, other, onClose }: Props) {
  const { t } = useTranslation("loyalty/claims/audit");
  const { dateTime } = useFormats();
  const sides = [
    {
      ...{ label: t("picture.this"), url: own, number: subject.sale?.invoiceNumber ?? null },
      ...{ person: subject.person.name, store: subject.store, at: subject.submittedAt },
    },
    {
      ...{ label: t("picture.other"), url: other.pictureUrl ?? "", number: other.invoiceNumber },
      ...{ person: other.person, store: other.store, at: other.submittedAt },
    },
  ];
  return (
    <Sheet opened onClose={onClose} title={title} size="xl">
      <div className={classes.compare}>
        {sides.map(({ label, url, number, person, store, at }) => (
          <section key={label} className="stack gap-8 shrink" aria-label={label}>
            <h3 className="text-15 weight-650">{label}</h3>
            <p className={classes.dim}>
              {[number, person, store].filter(Boolean).join(" · ")}
              <br />
              <time dateTime={at}>{dateTime(new Date(at))}</time>
            </p>
            <Picture src={url} original={url} label={label} />
          </section>
        ))}
      </div>
    </Sheet>
  );
}
