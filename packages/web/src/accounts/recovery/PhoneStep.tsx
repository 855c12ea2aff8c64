import type { CodeTimer, PhoneChannel } from "@trilha/contract/accounts/recovery/shapes.ts";
import { phoneLimit } from "@trilha/contract/core/limits.ts";
import { type FormEvent, useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { isRefused, type Refused } from "../../api/problem.ts";
import { minutesAndSeconds, useSecondsLeft } from "../../ui/act/use-seconds-left.ts";
import { Button } from "../../ui/controls/button.ts";
import { TextInput } from "../../ui/controls/input.ts";
import { FormErrorSummary } from "../../ui/form/FormErrorSummary.tsx";
import { Choice } from "../../ui/switches/Choice.tsx";
import classes from "./recovery.module.css";
import { useSendCode, waitOf } from "./recovery.queries.ts";

/** `end`: the last digits of the number; empty where the door tells none. */
type Props = { document: string; end: string; onSent: (answer: CodeTimer) => void };

/** The whole number, so that nobody has codes sent to a phone they do not know, and how the code travels. */
export function PhoneStep({ document: named, end, onSent }: Props) {
  const { t } = useTranslation("accounts/recovery");
  const id = useId();
  const [phone, setPhone] = useState("");
  const [channel, setChannel] = useState<PhoneChannel>("sms");
  const [wrong, setWrong] = useState<string>();
  const [refusal, setRefusal] = useState<Refused>();
  const [until, setUntil] = useState<number>();
  const left = useSecondsLeft(until);
  const send = useSendCode();

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (send.isPending || left > 0) return;
    setRefusal(undefined);
    setWrong(phone.trim() ? undefined : t("required"));
    if (!phone.trim()) {
      document.getElementById(id)?.focus();
      return;
    }
    send.mutate(
      { document: named, phone, channel },
      {
        onSuccess: onSent,
        onError: (error) => {
          if (!isRefused(error)) throw error;
          const seconds = waitOf(error);
          if (seconds !== undefined) setUntil(Date.now() + seconds * 1000);
          setWrong(error.fields.find(({ path }) => path === "body.phone")?.title);
          setRefusal(error);
        },
      },
    );
  };
  return (
    <form className="stack gap-18" onSubmit={submit} noValidate>
      <p className={classes.title}>{t("phoneTitle")}</p>
      <FormErrorSummary key={refusal?.requestId ?? "none"} errors={[]} message={refusal?.message} />
      <TextInput
        id={id}
        name="phone"
        type="tel"
        label={t("phone")}
        description={end ? t("phoneText", { end }) : t("phoneWhole")}
        autoComplete="tel"
        enterKeyHint="send"
        maxLength={phoneLimit}
        value={phone}
        onChange={(event) => setPhone(event.currentTarget.value)}
        error={wrong}
        data-autofocus
      />
      <div className="stack gap-6">
        <p className="text-14 weight-550" aria-hidden="true">
          {t("channel")}
        </p>
        <Choice
          label={t("channel")}
          value={channel}
          onChange={setChannel}
          options={[
            { value: "sms", label: t("sms") },
            { value: "whatsapp", label: t("whatsapp") },
          ]}
        />
      </div>
      <Button type="submit" className={classes.submit} loading={send.isPending} disabled={left > 0} fullWidth>
        <span className="numbers">
          {left > 0 ? t("again", { left: minutesAndSeconds(left) }) : t("sendCode")}
        </span>
      </Button>
    </form>
  );
}
