import { textLimit } from "@trilha/contract/core/text-checks.ts";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { useFormats } from "../../../../i18n/use-locale.ts";
import { Textarea } from "../../../../ui/controls/input.ts";
import { FormErrorSummary } from "../../../../ui/form/FormErrorSummary.tsx";
import { Card } from "../../../../ui/page/Card.tsx";
import type { CampaignEnrolment } from "../../../earning/earning.queries.ts";
import { fillFrom, type InvoiceCode, readMark } from "../invoice-code.ts";
import {
  dayRange,
  faultsOf,
  restored,
  type SaleField,
  type SaleValues,
  saleFields,
  worthKeeping,
} from "../sale-form.ts";
import type { Claim } from "../sales.queries.ts";
import { keepPicture } from "./draft-picture.ts";
import classes from "./form.module.css";
import { InvoiceFields } from "./InvoiceFields.tsx";
import { InvoicePhoto } from "./InvoicePhoto.tsx";
import { Lines } from "./Lines.tsx";
import { fieldOf, lineOf } from "./refused-fields.ts";
import { SendBar } from "./SendBar.tsx";
import { SentBefore } from "./SentBefore.tsx";
import { keepSale, type SaleDevice } from "./sale-draft.ts";
import { useLivePoints } from "./use-live-points.ts";
import { useSending } from "./use-sending.ts";

type Props = {
  enrolment: CampaignEnrolment;
  /** Names the draft on the device. */
  name: string;
  device: SaleDevice;
  start: SaleValues;
  /** The store's day when the page was opened. */
  today: string;
  /** The rejected sale that is sent once more. */
  again?: Claim | undefined;
  onSent: (claim: Claim) => void;
};

const idOf = (field: SaleField) => `sale-${field}`;

/** A sale on one page: photo, invoice, lines, and what they earn while they are filled in. */
export function SaleForm({ enrolment, name, device, start, today, again, onSent }: Props) {
  const { t } = useTranslation("loyalty/claims/sales");
  const { deadline } = useFormats();
  const [values, setValues] = useState(() =>
    device.sale ? restored(device.sale.values, enrolment.stores) : start,
  );
  const [tries, setTries] = useState(0);
  // Thrown away, the form begins anew: a photo on its way is stopped.
  const [turn, setTurn] = useState(0);
  const [left, setLeft] = useState<ReadonlySet<SaleField>>(new Set());
  // Whether somebody sent it before is asked of a whole number, not of each digit.
  const [numberLeft, setNumberLeft] = useState(true);
  const [photoSending, setPhotoSending] = useState(false);
  const points = useLivePoints(enrolment, values);
  const sending = useSending({
    name,
    campaignId: enrolment.campaign.id,
    device: device.device,
    attempt: device.sale?.attempt ?? null,
    again: again && { id: again.id, version: again.version },
    onSent,
  });
  const { attempt, refusal } = sending;

  // Values from the opening of the page need no second save.
  const held = useRef(values);
  useEffect(() => {
    if (held.current === values) return;
    held.current = values;
    void keepSale(name, worthKeeping(values) ? { values, attempt } : null);
  }, [name, values, attempt]);

  const change = (part: Partial<SaleValues>) => setValues((now) => ({ ...now, ...part }));
  const code = (invoice: InvoiceCode) => setValues((now) => fillFrom(now, invoice, start.saleDate));
  const store = enrolment.stores.find(({ id }) => id === values.storeId);
  const ground = {
    enrolment,
    now: new Date(),
    reportedAt: again && new Date(again.submittedAt),
    sending: photoSending,
  };
  const faults = faultsOf(values, ground);
  const range = dayRange(enrolment, today);

  const refused = new Map(refusal?.fields.map((field) => [fieldOf(field.path), field.title]));
  const words = (field: SaleField): string | undefined => {
    const fault = faults[field];
    if (!fault) return undefined;
    const { beginsOn, endsOn } = enrolment.campaign;
    return t(`faults.${fault}`, {
      days: enrolment.reportingDays,
      from: deadline(beginsOn),
      to: deadline(endsOn),
      maximum: textLimit,
    });
  };
  const wrong = (field: SaleField): string | undefined =>
    refused.get(field) ?? (tries > 0 || left.has(field) ? words(field) : undefined);
  const missing = tries > 0 ? saleFields.filter((field) => faults[field]) : [];
  const errors = [
    ...missing.map((field) => ({ field, message: words(field) ?? "" })),
    ...saleFields.flatMap((field) => {
      const message = refused.get(field);
      return message && !missing.includes(field) ? [{ field, message }] : [];
    }),
  ].map(({ field, message }) => ({
    fieldId: idOf(field),
    label: t(`fields.${field}`),
    message,
  }));

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (sending.busy) return;
    setTries((count) => count + 1);
    if (Object.keys(faultsOf(values, ground)).length > 0) return;
    void sending.send(values);
  };
  const touched = worthKeeping(values) && JSON.stringify(values) !== JSON.stringify(start);
  const discard = () => {
    const before = values;
    void keepSale(name, null);
    void keepPicture(name, null);
    sending.forget();
    setTries(0);
    setTurn((count) => count + 1);
    setPhotoSending(false);
    setLeft(new Set());
    setValues(start);
    return () => setValues(before);
  };

  return (
    <form className="stack content-start gap-16" onSubmit={submit} noValidate>
      <FormErrorSummary
        key={`${tries} ${refusal?.requestId ?? ""}`}
        errors={errors}
        message={missing.length > 0 ? undefined : refusal?.message}
        requestId={refusal && refusal.status >= 500 ? refusal.requestId : undefined}
      />
      <div className={classes.columns}>
        <div className="stack content-start gap-16">
          <InvoicePhoto
            key={turn}
            id={idOf("photo")}
            draft={name}
            coded={values.code !== null}
            photo={values.photo}
            optional={store?.photosAllowed === false}
            country={points.country}
            error={wrong("photo")}
            onPhoto={(photo) =>
              setValues((now) => ({ ...now, photo, ...(photo ? {} : { code: null, read: {} }) }))
            }
            onCode={code}
            onSending={setPhotoSending}
          />
          <InvoiceFields
            values={values}
            stores={enrolment.stores}
            range={range}
            country={points.country}
            idOf={idOf}
            wrong={wrong}
            onChange={(part) => {
              if (part.invoiceNumber !== undefined) setNumberLeft(false);
              change(part);
            }}
            onLeave={(field) => {
              if (field === "invoiceNumber") setNumberLeft(true);
              setLeft((before) => new Set([...before, field]));
            }}
            onCode={code}
            sent={
              <SentBefore
                values={values}
                campaignId={enrolment.campaign.id}
                // A sale sent and not answered may be the very one that would be named.
                complete={
                  !sending.busy &&
                  !sending.waiting &&
                  (numberLeft || readMark(values, "invoiceNumber") === "read")
                }
                again={again?.id}
              />
            }
          />
        </div>
        <div className="stack content-start gap-16">
          <Lines
            id={idOf("lines")}
            lines={values.lines}
            evaluation={points.evaluation}
            unit={points.unit}
            error={refused.has("lines") ? undefined : wrong("lines")}
            errorOf={(index) => refusal?.fields.find(({ path }) => lineOf(path) === index)?.title}
            onChange={(change) => setValues((now) => ({ ...now, lines: change(now.lines) }))}
          />
          <Card>
            <Textarea
              id={idOf("observation")}
              label={t("observation")}
              description={`${[...values.observation].length}/${textLimit}`}
              rows={2}
              maxLength={textLimit}
              value={values.observation}
              error={wrong("observation")}
              onChange={(event) => change({ observation: event.currentTarget.value })}
            />
          </Card>
        </div>
      </div>
      <SendBar
        evaluation={points.evaluation}
        estimated={points.estimated}
        busy={sending.busy}
        waiting={sending.waiting}
        again={again !== undefined}
        onDiscard={touched ? discard : undefined}
      />
    </form>
  );
}
