import { appealLimit } from "@trilha/contract/loyalty/claims/limits.ts";
import { type FormEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { isRefused } from "../../api/problem.ts";
import { useSubmissionKeys } from "../../api/submission-key.ts";
import { fieldWords } from "../../i18n/field-words.ts";
import { useLocale } from "../../i18n/use-locale.ts";
import { notice } from "../../ui/act/notices.ts";
import { Button } from "../../ui/controls/button.ts";
import { Textarea } from "../../ui/controls/input.ts";
import { Sheet } from "../../ui/sheet/Sheet.tsx";

type Props = {
  /** Sends it; the key makes a repeat harmless. */
  send: (appeal: { text: string; key: string }) => Promise<unknown>;
  onClose: () => void;
};

/** Why a verdict should be looked at again, in the person's own words; once. */
export function AppealSheet({ send, onClose }: Props) {
  const { t } = useTranslation("loyalty/earning");
  const { t: shell } = useTranslation("shell");
  const locale = useLocale();
  const keys = useSubmissionKeys();
  const [text, setText] = useState("");
  const [wrong, setWrong] = useState<string>();
  const [busy, setBusy] = useState(false);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    if (!text.trim()) {
      setWrong(fieldWords("required", locale));
      document.getElementById("appeal-text")?.focus();
      return;
    }
    setBusy(true);
    setWrong(undefined);
    try {
      await send({ text: text.trim(), key: keys.of(text.trim()) });
      keys.done();
      notice(t("appeal.done"));
      onClose();
    } catch (error) {
      setWrong(isRefused(error) ? (error.fields[0]?.title ?? error.message) : String(error));
      setBusy(false);
    }
  };

  return (
    <Sheet
      opened
      title={t("appeal.title")}
      onClose={onClose}
      footer={
        <>
          <Button variant="default" onClick={onClose}>
            {shell("ui.cancel")}
          </Button>
          <Button type="submit" form="appeal" loading={busy}>
            {t("appeal.send")}
          </Button>
        </>
      }
    >
      <form id="appeal" onSubmit={(event) => void submit(event)} noValidate>
        <Textarea
          id="appeal-text"
          label={t("appeal.label")}
          description={t("appeal.hint")}
          withAsterisk
          autosize={false}
          rows={5}
          maxLength={appealLimit}
          value={text}
          error={wrong}
          onChange={(event) => setText(event.currentTarget.value)}
        />
      </form>
    </Sheet>
  );
}
