import { IconCircleCheck, IconPaperclip, IconX } from "@tabler/icons-react";
import { topics } from "@trilha/contract/content/support/kinds.ts";
import { senderNameLimit } from "@trilha/contract/content/support/limits.ts";
import type { Receipt } from "@trilha/contract/content/support/shapes.ts";
import { responseDays } from "@trilha/contract/content/support/working-days.ts";
import { textLimit } from "@trilha/contract/core/text-checks.ts";
import { type FormEvent, type ReactNode, useId, useState } from "react";
import { useTranslation } from "react-i18next";
import type { Uploaded } from "../../api/upload.ts";
import { UploadField } from "../../core/writing/UploadField.tsx";
import { useFormats } from "../../i18n/use-locale.ts";
import { Button } from "../../ui/controls/button.ts";
import { NativeSelect, Textarea, TextInput } from "../../ui/controls/input.ts";
import { FormErrorSummary } from "../../ui/form/FormErrorSummary.tsx";
import { Card } from "../../ui/page/Card.tsx";
import classes from "./support.module.css";
import { type SupportMessage, type SupportValues, topicOf, wrongIn } from "./support-form.ts";
import { useSend } from "./use-send.ts";

type Props = {
  /** Form for a signed-in person: no name is asked for, and a file may come with it. */
  known?: { email: string; files: boolean };
  send: (written: SupportMessage, key: string) => Promise<Receipt>;
  /** Before the button; hears which refusal there was. */
  children?: (refusal: string | undefined) => ReactNode;
};

const FIELDS = ["topic", "name", "answerTo", "message"] as const;

/** A message to the programme's support: what it is about, what happened, where the answer goes. */
export function SupportForm({ known, send, children }: Props) {
  const { t } = useTranslation("content/support");
  const id = useId();
  const [values, setValues] = useState<SupportValues>({
    ...{ topic: "", name: "", message: "" },
    answerTo: known?.email ?? "",
  });
  const [file, setFile] = useState<Uploaded>();
  const [tried, setTried] = useState(false);
  const { sending, failed, receipt, submit, again } = useSend(send);
  const wrong = tried ? wrongIn(values, known !== undefined) : {};
  const set = (field: keyof SupportValues) => (event: { currentTarget: { value: string } }) => {
    const { value } = event.currentTarget;
    setValues((before) => ({ ...before, [field]: value }));
  };
  const says = (field: keyof SupportValues) => {
    const code = wrong[field];
    return code ? t(`wrong.${code}`) : undefined;
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    const topic = topicOf(values.topic);
    if (!topic || Object.keys(wrongIn(values, known !== undefined)).length > 0) return;
    void submit({ ...values, topic, fileId: file?.id });
  };

  if (receipt)
    return (
      <Sent
        receipt={receipt}
        onAgain={() => {
          setValues((before) => ({ ...before, topic: "", message: "" }));
          setFile(undefined);
          setTried(false);
          again();
        }}
      />
    );
  const errors = FIELDS.flatMap((field) => {
    const message = says(field);
    return message ? [{ fieldId: `${id}-${field}`, label: t(`field.${field}`), message }] : [];
  });
  return (
    <Card title={t("write")}>
      <form onSubmit={onSubmit} noValidate className="stack gap-16">
        <p className="hint">{t("promise", { count: responseDays })}</p>
        <FormErrorSummary errors={errors} message={failed?.message} requestId={failed?.requestId} />
        <NativeSelect
          id={`${id}-topic`}
          label={t("field.topic")}
          value={values.topic}
          error={says("topic")}
          onChange={set("topic")}
          data={[
            { value: "", label: t("choose") },
            ...topics.map((value) => ({ value, label: t(`topic.${value}`) })),
          ]}
        />
        {known ? null : (
          <TextInput
            id={`${id}-name`}
            label={t("field.name")}
            autoComplete="name"
            maxLength={senderNameLimit}
            value={values.name}
            error={says("name")}
            onChange={set("name")}
          />
        )}
        <TextInput
          id={`${id}-answerTo`}
          label={t("field.answerTo")}
          description={t("answerToHelp")}
          type="email"
          autoComplete="email"
          inputMode="email"
          maxLength={textLimit}
          value={values.answerTo}
          error={says("answerTo")}
          onChange={set("answerTo")}
        />
        <Textarea
          id={`${id}-message`}
          label={t("field.message")}
          description={t("messageHelp")}
          autosize
          minRows={5}
          maxRows={14}
          value={values.message}
          error={says("message")}
          onChange={set("message")}
        />
        {known?.files ? <Attachment file={file} onChange={setFile} /> : null}
        {known ? null : <p className="hint">{t("fileInside")}</p>}
        {children?.(failed?.requestId)}
        <div className="flex wrap gap-8">
          <Button type="submit" loading={sending}>
            {t("send")}
          </Button>
        </div>
      </form>
    </Card>
  );
}

function Attachment({ file, onChange }: { file: Uploaded | undefined; onChange: (file?: Uploaded) => void }) {
  const { t } = useTranslation("content/support");
  if (!file)
    return (
      <UploadField
        kind="support"
        label={t("file")}
        hint={t("fileHint")}
        accept="image/jpeg,image/png,image/webp,application/pdf"
        onSent={onChange}
      />
    );
  return (
    <p className="row wrap gap-8 break">
      <IconPaperclip size={18} stroke={1.7} aria-hidden="true" />
      <span>{file.name}</span>
      <Button
        variant="subtle"
        color="neutral"
        size="sm"
        leftSection={<IconX size={16} stroke={1.8} aria-hidden="true" />}
        onClick={() => onChange(undefined)}
      >
        {t("fileRemove")}
      </Button>
    </p>
  );
}

/** Receipt: the number, and the last day of the promised time. */
function Sent({ receipt, onAgain }: { receipt: Receipt; onAgain: () => void }) {
  const { t } = useTranslation("content/support");
  const { deadline } = useFormats();
  const { number, dueOn, answerTo } = receipt;
  return (
    <Card>
      <div className={classes.sent} role="status">
        <IconCircleCheck size={32} stroke={1.6} aria-hidden="true" />
        <h2 className="text-20 weight-650">{t("sentTitle", { number })}</h2>
        <p>{t("sentText", { count: responseDays, day: deadline(dueOn), address: answerTo })}</p>
        <Button variant="default" onClick={onAgain}>
          {t("sendAnother")}
        </Button>
      </div>
    </Card>
  );
}
