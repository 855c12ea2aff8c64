import type { Answer } from "@trilha/contract/core/endpoint.ts";
import { addKey } from "@trilha/contract/partners/api-keys/endpoints.ts";
import { oldKeyDays } from "@trilha/contract/partners/api-keys/shapes.ts";
import { type FormEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { call } from "../../api/call.ts";
import { CopyText } from "../../ui/act/CopyText.tsx";
import { Button } from "../../ui/controls/button.ts";
import { FormErrorSummary } from "../../ui/form/FormErrorSummary.tsx";
import { SheetForm } from "../../ui/form/SheetForm.tsx";
import { Sheet } from "../../ui/sheet/Sheet.tsx";
import { Choice } from "../../ui/switches/Choice.tsx";
import classes from "./partners.module.css";
import { usePartnersChanged } from "./partners.queries.ts";

const DAYS = ["1", String(oldKeyDays.default), String(oldKeyDays.max)];

/** Shown this once: nobody can read the secret again, here or in the database. */
function Told({ made, onClose }: { made: Answer<typeof addKey>; onClose: () => void }) {
  const { t } = useTranslation("partners/api-keys");
  return (
    <Sheet
      opened
      fixed
      title={t("told.title")}
      onClose={onClose}
      footer={<Button onClick={onClose}>{t("told.done")}</Button>}
    >
      <p>{t("told.text")}</p>
      <dl className={classes.told}>
        <dt className="hint">{t("told.key")}</dt>
        <dd>
          <CopyText text={made.key.keyId} label={t("told.key")} />
        </dd>
        <dt className="hint">{t("told.secret")}</dt>
        <dd>
          <CopyText text={made.secret} label={t("told.secret")} />
        </dd>
      </dl>
    </Sheet>
  );
}

/** Makes a key; where there is one already, the old one goes on for some days. */
export function NewKeySheet(props: { partnerId: string; replaces: boolean; onClose: () => void }) {
  const { partnerId, replaces, onClose } = props;
  const { t } = useTranslation("partners/api-keys");
  const changed = usePartnersChanged();
  const [days, setDays] = useState(String(oldKeyDays.default));
  const [made, setMade] = useState<Answer<typeof addKey>>();
  const [problem, setProblem] = useState<Error>();
  const [busy, setBusy] = useState(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    setBusy(true);
    call(addKey, { params: { id: partnerId }, body: { oldKeyDays: Number(days) } }).then(
      (answer) => {
        setMade(answer);
        changed();
      },
      (error: Error) => {
        setProblem(error);
        setBusy(false);
      },
    );
  };
  if (made) return <Told made={made} onClose={onClose} />;
  return (
    <SheetForm
      id="new-key"
      title={t(replaces ? "keys.rotate" : "keys.make")}
      submit={t("keys.makeNow")}
      sending={busy}
      onSubmit={submit}
      onClose={onClose}
      summary={problem ? <FormErrorSummary errors={[]} message={problem.message} /> : null}
    >
      <p>{t("keys.makeText")}</p>
      {replaces ? (
        <>
          <p>{t("keys.oldText")}</p>
          <Choice
            label={t("keys.oldDays")}
            value={days}
            onChange={setDays}
            options={DAYS.map((value) => ({ value, label: t("keys.days", { count: Number(value) }) }))}
          />
        </>
      ) : null}
    </SheetForm>
  );
}
