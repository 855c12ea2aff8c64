import { useMutation } from "@tanstack/react-query";
import { answerRequest } from "@trilha/contract/content/support/endpoints.ts";
import { messageLimit } from "@trilha/contract/content/support/limits.ts";
import type { SupportRequest } from "@trilha/contract/content/support/shapes.ts";
import { type FormEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { call } from "../../../api/call.ts";
import { LANGUAGE_NAME } from "../../../i18n/locales.ts";
import { useFormats } from "../../../i18n/use-locale.ts";
import { LeaveGuard } from "../../../ui/act/LeaveGuard.tsx";
import { notice } from "../../../ui/act/notices.ts";
import { Button } from "../../../ui/controls/button.ts";
import { Textarea } from "../../../ui/controls/input.ts";
import { Card } from "../../../ui/page/Card.tsx";
import classes from "../support.module.css";
import { useRequestChanged } from "../support.queries.ts";

/** Answer that was sent, and the next one. */
export function AnswerCard({ request }: { request: SupportRequest }) {
  const { t } = useTranslation("content/support");
  const { dateTime } = useFormats();
  const [message, setMessage] = useState("");
  const [tried, setTried] = useState(false);
  const changed = useRequestChanged();
  const { id, version, answers } = request;
  const send = useMutation({
    mutationFn: () => call(answerRequest, { params: { id }, body: { version, message } }),
    onSuccess: (after) => {
      setMessage("");
      setTried(false);
      changed(after);
      notice(t("office.answered"));
    },
    onError: (error) => notice(error.message, { kind: "failed" }),
  });
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (message.trim()) send.mutate();
  };
  return (
    <Card title={t("office.answers")}>
      {answers.length === 0 ? <p className="hint">{t("office.noAnswers")}</p> : null}
      {answers.map((answer) => (
        <article key={answer.id} className={classes.answer}>
          <p className="hint">
            {t("office.by", { name: answer.by ?? "—", when: dateTime(new Date(answer.sentAt)) })}
          </p>
          <p className="pre-line break">{answer.message}</p>
        </article>
      ))}
      {request.state === "closed" ? null : (
        <form onSubmit={onSubmit} className="stack gap-16" noValidate>
          <Textarea
            label={t("office.answer")}
            description={t("office.answerHelp", {
              address: request.answerTo,
              language: LANGUAGE_NAME[request.locale],
            })}
            autosize
            minRows={5}
            maxRows={16}
            maxLength={messageLimit}
            value={message}
            error={tried && !message.trim() ? t("office.answerMissing") : undefined}
            onChange={(event) => setMessage(event.currentTarget.value)}
          />
          <div className="flex wrap gap-8">
            <Button type="submit" loading={send.isPending}>
              {t("office.sendAnswer")}
            </Button>
          </div>
        </form>
      )}
      <LeaveGuard dirty={message.trim() !== "" && !send.isPending} unload={message.trim() !== ""} />
    </Card>
  );
}
