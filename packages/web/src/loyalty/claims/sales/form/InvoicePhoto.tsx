import { IconAlertTriangle, IconScan } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import type { Country } from "@trilha/contract/core/country.ts";
import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { readCodes } from "../../../../platform/code-reader.ts";
import { Card } from "../../../../ui/page/Card.tsx";
import { PhotoTake } from "../../../earning/PhotoTake.tsx";
import { PhotoTaken } from "../../../earning/PhotoTaken.tsx";
import { usePhotoUpload } from "../../../earning/use-photo-upload.ts";
import { bestCode, brokenKey, type InvoiceCode } from "../invoice-code.ts";
import type { SalePhoto } from "../sale-form.ts";
import { fileQuery } from "../sales.queries.ts";
import { keepPicture, recallPicture } from "./draft-picture.ts";
import classes from "./form.module.css";

type Props = {
  id: string;
  /** Names the draft on the device: a picture that was not sent belongs to it. */
  draft: string;
  /** A code was read from the picture. */
  coded: boolean;
  photo: SalePhoto | null;
  /** Phones and cameras are not allowed in this store: the photo is not needed. */
  optional: boolean;
  country: Country;
  error: string | undefined;
  onPhoto: (photo: SalePhoto | null) => void;
  onCode: (code: InvoiceCode) => void;
  /** Whether a photo is on its way. */
  onSending: (sending: boolean) => void;
};

type Reading = "none" | "reading" | "found" | "nothing" | "broken";

/** The invoice's photo: sent in the background while the device reads what its code says. */
export function InvoicePhoto(props: Props) {
  const { id, draft, coded, photo, optional, country, error, onPhoto, onCode, onSending } = props;
  const { t } = useTranslation("loyalty/claims/sales");
  const [reading, setReading] = useState<Reading>("none");
  const looking = useRef<AbortController>(undefined);
  useEffect(() => () => looking.current?.abort(), []);
  const upload = usePhotoUpload(
    "invoice",
    ({ id: fileId, name }) => {
      onPhoto({ fileId, name });
      void keepPicture(draft, null);
    },
    (small) => void keepPicture(draft, small),
  );
  const { stage, preview } = upload;
  const sending = stage.kind === "sending";
  // biome-ignore lint/correctness/useExhaustiveDependencies: told when it begins and ends
  useEffect(() => onSending(sending), [sending]);
  // A draft knows the file alone: its addresses run out.
  const file = useQuery({ ...fileQuery(photo?.fileId ?? ""), enabled: photo !== null && !preview }).data;
  const fresh = file?.type.startsWith("image/") ? (file.urls.thumb ?? file.urls.original) : undefined;

  const read = async (picked: File) => {
    looking.current?.abort();
    const stop = new AbortController();
    looking.current = stop;
    setReading("reading");
    const certain = (texts: readonly string[]) => bestCode(texts, country)?.reading.confidence === "certain";
    const texts = await readCodes(picked, { signal: stop.signal, enough: certain });
    if (stop.signal.aborted) return;
    const code = bestCode(texts, country);
    setReading(code ? "found" : brokenKey(texts) ? "broken" : "nothing");
    if (code) onCode(code);
  };
  // A picture that a reload cut off, or that was taken without a line, goes on where it was.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the draft is opened
  useEffect(() => {
    let here = true;
    if (!photo)
      void recallPicture(draft).then((picture) => {
        if (!here || !picture || looking.current) return;
        upload.start(picture);
        if (!coded) void read(picture);
      });
    return () => {
      here = false;
    };
  }, []);
  const pick = (picked: File) => {
    onPhoto(null);
    upload.start(picked);
    void read(picked);
  };
  const remove = () => {
    looking.current?.abort();
    upload.clear();
    setReading("none");
    onPhoto(null);
    void keepPicture(draft, null);
  };

  const shown = photo !== null || stage.kind !== "idle";
  return (
    <Card title={t("photo.title")} aside={optional ? <span className="hint">{t("optional")}</span> : null}>
      {optional ? <p className="mb-12 dim text-15 leading-145">{t("photo.forbidden")}</p> : null}
      {shown ? (
        <div id={id} tabIndex={-1} className="no-outline">
          <PhotoTaken
            alt={t("photo.alt")}
            preview={preview ?? fresh}
            name={stage.kind === "idle" ? (photo?.name ?? "") : stage.name}
            stage={stage}
            onAgain={upload.again}
            onRemove={remove}
          >
            <p className={classes.reading} aria-live="polite" data-reading={reading}>
              {reading === "none" ? null : (
                <>
                  {reading === "broken" ? (
                    <IconAlertTriangle size={18} stroke={1.8} aria-hidden="true" />
                  ) : (
                    <IconScan size={18} stroke={1.8} aria-hidden="true" />
                  )}
                  <span>{t(`photo.${reading}`)}</span>
                </>
              )}
            </p>
          </PhotoTaken>
          {error ? <p className="mt-8 ink-danger text-13 leading-14">{error}</p> : null}
        </div>
      ) : (
        <PhotoTake
          id={id}
          label={t("photo.take")}
          hint={t("photo.hint")}
          pdf
          camera={!optional}
          onPick={pick}
          error={error}
        />
      )}
    </Card>
  );
}
