import { addDays, localDay } from "@trilha/contract/core/zoned-days.ts";
import { pictureDays } from "@trilha/contract/loyalty/claims/limits.ts";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useFormats } from "../../../../i18n/use-locale.ts";
import { NativeSelect } from "../../../../ui/controls/input.ts";
import type { AuditSubject, PictureAsk } from "../audit.queries.ts";
import { ReasonSheet } from "../ReasonSheet.tsx";

const { minimum, maximum, usual } = pictureDays;
const CHOICES = Array.from({ length: maximum - minimum + 1 }, (_, index) => minimum + index);

/** Why another picture is needed, and until when. */
export function AskPictureSheet({
  subject: { subjectType, timeZone },
  onClose,
  onAsk,
}: {
  subject: Pick<AuditSubject, "subjectType" | "timeZone">;
  onClose: () => void;
  onAsk: (request: PictureAsk) => void;
}) {
  const { t } = useTranslation("loyalty/claims/audit");
  const { number, deadline } = useFormats();
  const [days, setDays] = useState<number>(usual);
  const today = localDay(new Date(), timeZone);
  return (
    <ReasonSheet
      of={`${subjectType}_picture`}
      title={t("ask.title")}
      confirm={t("ask.action")}
      onClose={onClose}
      onReason={(reason) => onAsk({ reason, days })}
    >
      <NativeSelect
        label={t("ask.days")}
        value={String(days)}
        data={CHOICES.map((count) => ({
          value: String(count),
          label: t("ask.until", { count, amount: number(count), day: deadline(addDays(today, count)) }),
        }))}
        onChange={(event) => setDays(Number(event.currentTarget.value))}
      />
    </ReasonSheet>
  );
}
