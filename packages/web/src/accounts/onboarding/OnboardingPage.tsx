import { IconCircleCheck } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { isRefused } from "../../api/problem.ts";
import { useModules, useSession } from "../../session/session.queries.ts";
import { Avatar } from "../../ui/controls/Avatar.tsx";
import { Button } from "../../ui/controls/button.ts";
import { StepProgress } from "../../ui/form/StepProgress.tsx";
import { Card } from "../../ui/page/Card.tsx";
import { PageTitle } from "../../ui/page/PageTitle.tsx";
import { QueryState } from "../../ui/state/QueryState.tsx";
import { FormSkeleton } from "../../ui/state/Skeletons.tsx";
import { Languages } from "./Languages.tsx";
import { NameStep } from "./NameStep.tsx";
import classes from "./onboarding.module.css";
import { profileQuery, useIntroduce } from "./onboarding.queries.ts";

const PICTURES = "image/jpeg,image/png,image/webp";

type Props = {
  /** Switch for news on this device; undefined: the device has none. */
  news: ReactNode | undefined;
  home: string;
};

/** §routes#onboarding: a short welcome for somebody who is here for the first time. Every step can be skipped. */
export function OnboardingPage({ news, home }: Props) {
  const { t } = useTranslation("accounts/onboarding");
  const session = useSession();
  const hasModule = useModules();
  const client = session.selectedClient;
  const own = session.scope === "person";
  const [at, setAt] = useState(0);
  // Name and picture belong to the person everywhere: only their own proof changes them.
  const steps = [
    "language",
    ...(own ? (["name", "photo"] as const) : []),
    ...(news ? (["news"] as const) : []),
  ] as const;
  const step = steps[at] ?? "ready";
  const profile = useQuery({ ...profileQuery, enabled: own });
  const { picture } = useIntroduce();
  const heading = useRef<HTMLParagraphElement>(null);
  const moved = useRef(false);
  useEffect(() => {
    if (moved.current && at >= 0) heading.current?.focus();
    moved.current = true;
  }, [at]);
  const onward = () => setAt(at + 1);
  const actions = (
    <div className={classes.actions}>
      {at > 0 ? (
        <Button variant="subtle" color="neutral" onClick={() => setAt(at - 1)}>
          {t("back")}
        </Button>
      ) : null}
      <Button onClick={onward}>{t("next")}</Button>
    </div>
  );
  return (
    <div className={classes.page}>
      <PageTitle
        title={t("title", { client: client?.name ?? "Trilha" })}
        lead={at === 0 ? t("lead") : undefined}
      />
      {step === "ready" ? null : (
        <StepProgress
          at={at}
          of={steps.length}
          label={t("step", { step: at + 1, all: steps.length })}
          focus={heading}
        />
      )}
      {step === "language" ? (
        <Card title={t("language")}>
          <div className="stack gap-16">
            <Languages />
            {actions}
          </div>
        </Card>
      ) : null}
      {step === "name" ? (
        <Card title={t("name")}>
          <QueryState query={profile} skeleton={<FormSkeleton fields={2} />}>
            {(known) => <NameStep profile={known} onBack={() => setAt(at - 1)} onDone={onward} />}
          </QueryState>
        </Card>
      ) : null}
      {step === "photo" ? (
        <Card title={t("photo")}>
          <div className="stack gap-16">
            <p>{t("photoLead")}</p>
            <div className="stack items-center gap-16">
              <Avatar src={session.image} name={session.fullName} size={96} own />
              <label className={classes.upload}>
                {t("choosePhoto")}
                <input
                  className="only-heard"
                  type="file"
                  accept={PICTURES}
                  disabled={picture.isPending}
                  onChange={(event) => {
                    const file = event.currentTarget.files?.[0];
                    if (file) picture.mutate(file);
                  }}
                />
              </label>
              <p role="status">
                {picture.error ? (isRefused(picture.error) ? picture.error.message : t("photoFailed")) : ""}
              </p>
            </div>
            {actions}
          </div>
        </Card>
      ) : null}
      {step === "news" ? (
        <Card title={t("news")}>
          <div className="stack gap-16">
            <p>{t("newsLead")}</p>
            {news}
            {actions}
          </div>
        </Card>
      ) : null}
      {step === "ready" ? (
        <Card>
          <div className={classes.ready}>
            <IconCircleCheck size={56} stroke={1.4} aria-hidden="true" />
            <p className="text-20 weight-650" ref={heading} tabIndex={-1}>
              {t("readyTitle", { name: session.firstName })}
            </p>
            <p>{t("readyText")}</p>
            {hasModule("has_courses") ? (
              <Button component={Link} to="/online-courses" className={classes.long}>
                {t("start")}
              </Button>
            ) : null}
            <Button component={Link} to={home} variant="default" className={classes.long}>
              {t("home")}
            </Button>
          </div>
        </Card>
      ) : null}
    </div>
  );
}
