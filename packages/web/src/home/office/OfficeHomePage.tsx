import {
  IconAlertTriangle,
  IconCalendarDue,
  IconChevronRight,
  IconCircle,
  IconCircleCheck,
} from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { Link, type LinkProps } from "@tanstack/react-router";
import { moduleFlags, plannedModules } from "@trilha/contract/core/modules.ts";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useFormats } from "../../i18n/use-locale.ts";
import { flagsOf, useSession } from "../../session/session.queries.ts";
import { Card } from "../../ui/page/Card.tsx";
import { PageTitle } from "../../ui/page/PageTitle.tsx";
import { EmptyState } from "../../ui/state/EmptyState.tsx";
import { QueryState } from "../../ui/state/QueryState.tsx";
import { Bone, Loading } from "../../ui/state/Skeletons.tsx";
import classes from "./office.module.css";
import { type OfficeHome, officeHomeQuery } from "./office.queries.ts";
import {
  countText,
  dueTarget,
  type OfficeTarget,
  QUEUE_TARGET,
  STEP_TARGET,
  TROUBLE_TARGET,
} from "./targets.ts";

/** §interface#office-home: what waits for a member of the staff, what is due, what went wrong, and a new client's set-up. */
export function OfficeHomePage() {
  const { t } = useTranslation("home/office");
  const { day } = useFormats();
  const { firstName } = useSession();
  const home = useQuery(officeHomeQuery);
  return (
    <>
      <PageTitle title={t("title", { name: firstName })} lead={day(new Date())} />
      <QueryState query={home} skeleton={<OfficeHomeSkeleton />}>
        {({ queues, troubles, due, setUp }) => (
          <div className={classes.grid}>
            <div className={classes.column}>
              {setUp?.some(({ done }) => !done) ? <SetUp steps={setUp} /> : null}
              <Queues queues={queues} />
            </div>
            <div className={classes.column}>
              <Troubles troubles={troubles} />
              <Due due={due} />
            </div>
          </div>
        )}
      </QueryState>
    </>
  );
}

type RowProps = {
  target: OfficeTarget;
  icon?: ReactNode;
  title: string;
  hint?: ReactNode;
  end?: ReactNode;
};

/** A thing to do, with its one way there. */
function Row({ target, icon, title, hint, end }: RowProps) {
  return (
    <li>
      <Link {...(target as LinkProps)} className={classes.row}>
        {icon}
        <span className={classes.words}>
          <strong>{title}</strong>
          {hint ? <span className="hint">{hint}</span> : null}
        </span>
        {end}
        <IconChevronRight size={18} stroke={1.7} aria-hidden="true" className="rigid dim" />
      </Link>
    </li>
  );
}

function Queues({ queues }: Pick<OfficeHome, "queues">) {
  const { t } = useTranslation("home/office");
  const { number, ago } = useFormats();
  const waiting = queues.filter(({ count }) => count > 0);
  const clear = queues.filter(({ count }) => count === 0);
  return (
    <Card title={t("queues")} bare>
      {waiting.length > 0 ? (
        <ul className={classes.list}>
          {waiting.map(({ queue, count, more, oldest }) => (
            <Row
              key={queue}
              target={QUEUE_TARGET[queue]}
              title={t(`queue.${queue}.action`)}
              hint={
                <>
                  {t(`queue.${queue}.waiting`, { count, amount: countText({ count, more }, number) })}
                  {oldest ? ` ${t("oldest", { ago: ago(new Date(oldest)) })}` : null}
                </>
              }
              end={
                <span className={classes.count} aria-hidden="true">
                  {countText({ count, more }, number)}
                </span>
              }
            />
          ))}
        </ul>
      ) : (
        <EmptyState icon={<IconCircleCheck size={28} stroke={1.6} />} title={t("clearTitle")}>
          {t("clearText")}
        </EmptyState>
      )}
      {clear.length > 0 && waiting.length > 0 ? (
        <p className={classes.clear}>
          {t("clear")}{" "}
          {clear.map(({ queue }, index) => (
            <span key={queue}>
              {index > 0 ? " · " : null}
              <Link {...(QUEUE_TARGET[queue] as LinkProps)}>{t(`queue.${queue}.name`)}</Link>
            </span>
          ))}
        </p>
      ) : null}
    </Card>
  );
}

function Troubles({ troubles }: Pick<OfficeHome, "troubles">) {
  const { t } = useTranslation("home/office");
  const { number } = useFormats();
  if (troubles.length === 0) return null;
  return (
    <Card title={t("troubles")} bare>
      <ul className={classes.list}>
        {troubles.map(({ trouble, count, more }) => (
          <Row
            key={trouble}
            target={TROUBLE_TARGET[trouble]}
            icon={
              <IconAlertTriangle size={20} stroke={1.7} aria-hidden="true" className="rigid ink-danger" />
            }
            title={t(`trouble.${trouble}.action`)}
            hint={t(`trouble.${trouble}.waiting`, { count, amount: countText({ count, more }, number) })}
          />
        ))}
      </ul>
    </Card>
  );
}

function Due({ due }: Pick<OfficeHome, "due">) {
  const { t } = useTranslation("home/office");
  const { ago, day, number } = useFormats();
  return (
    <Card title={t("due")} bare>
      {due.length === 0 ? (
        <p className={classes.clear}>{t("dueNothing")}</p>
      ) : (
        <ul className={classes.list}>
          {due.map((date) => {
            const at = new Date(date.at);
            const late = at.getTime() < Date.now();
            return (
              <Row
                key={`${date.kind} ${date.id}`}
                target={dueTarget(date)}
                icon={
                  <IconCalendarDue
                    size={20}
                    stroke={1.7}
                    aria-hidden="true"
                    className={late ? "rigid ink-danger" : "rigid dim"}
                  />
                }
                title={date.title ?? t("request", { number: number(date.number ?? 0) })}
                hint={t(`dueKind.${date.kind}`, { day: day(at), ago: ago(at) })}
              />
            );
          })}
        </ul>
      )}
    </Card>
  );
}

/** Steps a new client still needs, each with its one way there, and the modules that are on. */
function SetUp({ steps }: { steps: NonNullable<OfficeHome["setUp"]> }) {
  const { t } = useTranslation("home/office");
  const { t: client } = useTranslation("tenants/clients");
  const { number } = useFormats();
  const flags = flagsOf(useSession());
  const on = moduleFlags.filter((flag) => flags[flag] && !plannedModules.has(flag));
  const done = steps.filter((step) => step.done).length;
  return (
    <Card
      title={t("setUp")}
      aside={
        <span className="hint">{t("setUpDone", { done: number(done), all: number(steps.length) })}</span>
      }
      bare
    >
      <ol className={classes.list}>
        {steps.map(({ step, done: isDone }) => (
          <Row
            key={step}
            target={STEP_TARGET[step]}
            icon={
              isDone ? (
                <IconCircleCheck size={22} stroke={1.7} aria-hidden="true" className="rigid ink-success" />
              ) : (
                <IconCircle size={22} stroke={1.7} aria-hidden="true" className="rigid dim" />
              )
            }
            title={t(`step.${step}.action`)}
            hint={isDone ? t("stepDone") : t(`step.${step}.hint`)}
          />
        ))}
      </ol>
      <p className={classes.clear}>
        {on.length > 0
          ? t("modulesOn", {
              names: on.map((flag) => client(`modules.flag.${flag as "has_courses"}.name`)).join(", "),
            })
          : t("modulesNone")}{" "}
        <Link to="/admin/client/{-$part}" params={{ part: "modules" }}>
          {t("modulesChoose")}
        </Link>
      </p>
    </Card>
  );
}

function OfficeHomeSkeleton() {
  return (
    <Loading>
      <div className={classes.grid}>
        <div className={classes.column}>
          <Bone height={360} />
        </div>
        <div className={classes.column}>
          <Bone height={200} />
        </div>
      </div>
    </Loading>
  );
}
