import { IconCircleCheck, IconCircleX, IconClockX, IconReplace } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { useNavigate, useParams } from "@tanstack/react-router";
import { certificateNumberLimit } from "@trilha/contract/learning/certificates/limits.ts";
import { type FormEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { isRefused } from "../../api/problem.ts";
import { useFormats } from "../../i18n/use-locale.ts";
import { changeLanguage } from "../../session/language.ts";
import { Button } from "../../ui/controls/button.ts";
import { TextInput } from "../../ui/controls/input.ts";
import { PageTitle } from "../../ui/page/PageTitle.tsx";
import { useNoIndex } from "../../ui/page/use-no-index.ts";
import { QueryState } from "../../ui/state/QueryState.tsx";
import { FormSkeleton } from "../../ui/state/Skeletons.tsx";
import { LanguageSwitch } from "../../ui/switches/LanguageSwitch.tsx";
import { checkQuery } from "./certificates.queries.ts";
import classes from "./check.module.css";

const ICONS = { valid: IconCircleCheck, expired: IconClockX, revoked: IconCircleX, replaced: IconReplace };

/** §learning#certificates Whether a certificate is good: for anybody who has its number, without signing in. */
export function CheckPage() {
  const { t } = useTranslation("learning/certificates");
  const { calendarDay, deadline } = useFormats();
  const navigate = useNavigate();
  const { number = "" } = useParams({ strict: false }) as { number?: string };
  const [typed, setTyped] = useState(number);
  const query = useQuery({ ...checkQuery(number), enabled: number !== "" });
  const unknown = isRefused(query.error) && query.error.status === 404;
  useNoIndex();
  const look = (event: FormEvent) => {
    event.preventDefault();
    const wanted = typed.trim().slice(0, certificateNumberLimit);
    if (wanted) void navigate({ to: "/certificates/$number", params: { number: wanted } });
  };
  return (
    <main className={classes.page} id="content">
      <div className="stack gap-20 full max-w-560">
        <PageTitle title={t("check.title")} lead={t("check.lead")} />
        {number === "" ? null : unknown ? (
          <div className={classes.result} data-state="unknown" role="status">
            <IconCircleX size={40} stroke={1.5} aria-hidden="true" />
            <p className="text-20 weight-700">{t("check.unknown")}</p>
            <p>{query.error?.message}</p>
          </div>
        ) : (
          <QueryState query={query} skeleton={<FormSkeleton />}>
            {(certificate) => {
              const Icon = ICONS[certificate.state];
              const facts = [
                [t("check.name"), certificate.name],
                [t(`check.${certificate.kind}`), certificate.course],
                [t("check.client"), certificate.client],
                [t("check.completed"), calendarDay(certificate.completedOn)],
                [t("check.issued"), calendarDay(certificate.issuedOn)],
                [
                  t("check.until"),
                  certificate.validUntil ? deadline(certificate.validUntil) : t("check.forGood"),
                ],
                [t("check.number"), certificate.number],
              ] as const;
              return (
                <div className={classes.result} data-state={certificate.state}>
                  <Icon size={40} stroke={1.5} aria-hidden="true" />
                  <p className="text-20 weight-700" role="status">
                    {t(`check.${certificate.state}`)}
                  </p>
                  <dl className="stack gap-10 mt-8">
                    {facts.map(([name, value]) => (
                      <div key={name}>
                        <dt className="small">{name}</dt>
                        <dd className="weight-600 break" dir="auto">
                          {value}
                        </dd>
                      </div>
                    ))}
                  </dl>
                </div>
              );
            }}
          </QueryState>
        )}
        <form className="stack gap-12" onSubmit={look}>
          <TextInput
            id="number"
            label={t("check.field")}
            description={t("check.help")}
            value={typed}
            maxLength={certificateNumberLimit}
            autoComplete="off"
            spellCheck={false}
            onChange={(event) => setTyped(event.currentTarget.value)}
          />
          <Button type="submit">{t("check.go")}</Button>
        </form>
        <div className="flex">
          <LanguageSwitch onChange={(locale) => void changeLanguage(locale)} />
        </div>
      </div>
    </main>
  );
}
