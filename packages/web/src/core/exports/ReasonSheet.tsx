import { textLimit } from "@trilha/contract/core/text-checks.ts";
import { type FormEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { Textarea } from "../../ui/controls/input.ts";
import { SheetForm } from "../../ui/form/SheetForm.tsx";

type Props = { onReason: (reason: string) => void; onClose: () => void };

/** Purpose of a file with people's data: written into the audit trail and into the file. */
export function ReasonSheet({ onReason, onClose }: Props) {
  const { t } = useTranslation("core/exports");
  const [reason, setReason] = useState("");
  const [tried, setTried] = useState(false);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setTried(true);
    if (reason.trim()) onReason(reason.trim());
  };
  return (
    <SheetForm
      id="export-reason"
      title={t("reason.title")}
      submit={t("reason.submit")}
      sending={false}
      onSubmit={submit}
      onClose={onClose}
      summary={null}
    >
      <Textarea
        label={t("reason.label")}
        description={t("reason.hint")}
        withAsterisk
        maxLength={textLimit}
        value={reason}
        error={tried && !reason.trim() ? t("reason.needed") : undefined}
        onChange={(event) => setReason(event.currentTarget.value)}
      />
    </SheetForm>
  );
}
