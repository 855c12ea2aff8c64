import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import { Checkbox } from "../../../ui/controls/checkbox.ts";
import classes from "../registration.module.css";
import type { OpenForm } from "../registration.queries.ts";
import type { Typed } from "./typed.ts";

type Kind = OpenForm["texts"][number]["kind"];
/** Shows a text of the client over the page. */
export type ReadText = (kind: Kind, client: string, close: () => void) => ReactNode;

type Props = {
  form: OpenForm;
  typed: Typed;
  errors: Readonly<Record<string, string>>;
  id: string;
  onType: (path: string, text: string) => void;
  readText: ReadText;
};

/** The texts in force, to be read and accepted. */
export function Texts({ form, typed, errors, id, onType, readText }: Props) {
  const { t } = useTranslation("members/registration");
  const [open, setOpen] = useState<Kind>();
  return (
    <>
      {form.texts.map(({ kind }) => {
        const path = `accepted.${kind}`;
        return (
          <div key={kind} className="stack items-start">
            <Checkbox
              id={`${id}-${path}`}
              label={t(`accept.${kind}`)}
              checked={typed[path] === "yes"}
              error={errors[path]}
              onChange={(event) => onType(path, event.currentTarget.checked ? "yes" : "")}
            />
            <button type="button" className={classes.link} onClick={() => setOpen(kind)}>
              {t(`readText.${kind}`)}
            </button>
          </div>
        );
      })}
      {open ? readText(open, form.client.slug, () => setOpen(undefined)) : null}
    </>
  );
}
