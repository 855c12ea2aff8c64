import type { FormEvent, ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "../controls/button.ts";
import { Sheet } from "../sheet/Sheet.tsx";

type Props = {
  /** Id of the form; its fields' ids begin with it. */
  id: string;
  title: string;
  submit: string;
  sending: boolean;
  /** Deed that cannot be taken back. */
  danger?: boolean;
  onSubmit: (event: FormEvent<HTMLFormElement>) => void;
  onClose: () => void;
  /** Summary of faults, above the fields. */
  summary: ReactNode;
  children: ReactNode;
  /** A deed of its own beside the form. */
  aside?: ReactNode;
  /** Fields can be read, nothing is sent. */
  readOnly?: boolean;
};

/** A short form that comes over the page it belongs to. */
export function SheetForm(props: Props) {
  const { id, title, submit, sending, onSubmit, onClose, summary, children, aside, readOnly = false } = props;
  const { danger = false } = props;
  const { t } = useTranslation("shell");
  return (
    <Sheet
      opened
      title={title}
      onClose={onClose}
      footer={
        readOnly ? undefined : (
          <>
            {aside}
            <Button variant="default" onClick={onClose}>
              {t("ui.cancel")}
            </Button>
            <Button type="submit" form={id} loading={sending} {...(danger && { color: "danger" })}>
              {submit}
            </Button>
          </>
        )
      }
    >
      <form id={id} onSubmit={onSubmit} noValidate>
        {summary}
        <fieldset className="stack gap-16" disabled={readOnly}>
          {children}
        </fieldset>
      </form>
    </Sheet>
  );
}
