import { type FormEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "../../../../ui/controls/button.ts";
import { Textarea } from "../../../../ui/controls/input.ts";
import { FilePick } from "../../../../ui/pick/FilePick.tsx";
import { Choice } from "../../../../ui/switches/Choice.tsx";
import classes from "./import.module.css";

export type Format = "gift" | "csv";
type Props = { format: Format; onPick: (file: File) => void };

const ACCEPT = { gift: ".gift,.txt,text/plain", csv: ".csv,text/csv" } as const;
const LONGEST = 5 * 2 ** 20;

/** Questions as a file of the device, or as text that was copied somewhere. */
export function QuestionFile({ format, onPick }: Props) {
  const { t } = useTranslation("learning/questions/bank");
  const { t: imports } = useTranslation("core/imports");
  const [how, setHow] = useState<"file" | "paste">("file");
  const [text, setText] = useState("");
  const [wrong, setWrong] = useState<string>();
  const name = format.toUpperCase();
  const take = (file: File) => {
    const large = file.size > LONGEST;
    setWrong(large ? imports("tooLarge", { megabytes: LONGEST / 2 ** 20 }) : undefined);
    if (!large) onPick(file);
  };
  const paste = (event: FormEvent) => {
    event.preventDefault();
    if (!text.trim()) return setWrong(t("import.empty"));
    return take(new File([text], `${t("import.pasted")}.${format}`, { type: "text/plain" }));
  };
  return (
    <div className="stack one-column gap-16">
      <Choice
        label={t("import.how")}
        value={how}
        onChange={(next) => {
          setWrong(undefined);
          setHow(next);
        }}
        options={[
          { value: "file", label: t("import.file") },
          { value: "paste", label: t("import.paste") },
        ]}
      />
      {how === "file" ? (
        <FilePick
          label={t("import.choose", { format: name })}
          hint={t(`import.hint.${format}`)}
          accept={ACCEPT[format]}
          error={wrong}
          onPick={take}
        />
      ) : (
        <form onSubmit={paste} className="stack one-column gap-16">
          <Textarea
            label={t("import.text", { format: name })}
            rows={12}
            autosize={false}
            spellCheck={false}
            value={text}
            error={wrong}
            classNames={{ input: classes.code }}
            onChange={(event) => {
              setWrong(undefined);
              setText(event.currentTarget.value);
            }}
          />
          <Button type="submit" className="self-start">
            {t("import.check")}
          </Button>
        </form>
      )}
    </div>
  );
}
