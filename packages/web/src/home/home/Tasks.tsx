import {
  IconCamera,
  IconChevronRight,
  IconCircleCheck,
  IconFileCheck,
  IconPhone,
  IconTicket,
  IconUserEdit,
} from "@tabler/icons-react";
import { Link, useRouter } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import classes from "./home.module.css";
import type { HomeTask } from "./home.queries.ts";

type Target = { readonly to: string; readonly search?: Readonly<Record<string, string>> };

/** Where each task is done. Terms have no page of their own: they are asked for wherever one is. */
const TASK_TARGET: Readonly<Record<HomeTask["kind"], Target | undefined>> = {
  accept_terms: undefined,
  complete_profile: { to: "/profile" },
  add_phone: { to: "/profile" },
  add_picture: { to: "/profile" },
  see_codes: { to: "/profile/orders", search: { state: "delivered" } },
};

const ICON: Record<HomeTask["kind"], typeof IconPhone> = {
  accept_terms: IconFileCheck,
  complete_profile: IconUserEdit,
  add_phone: IconPhone,
  add_picture: IconCamera,
  see_codes: IconTicket,
};

function Row({ task }: { task: HomeTask }) {
  const { t } = useTranslation("home/home");
  const { routesByPath } = useRouter();
  const Icon = ICON[task.kind];
  const count = task.params.count ?? 0;
  const inside: ReactNode = (
    <>
      <span className={classes.taskIcon} data-mandatory={task.mandatory || undefined}>
        <Icon size={22} stroke={1.7} aria-hidden="true" />
      </span>
      <span className={classes.taskWords}>
        <strong>
          {t(`tasks.${task.kind}.title`)}
          {task.mandatory ? <em className={classes.mandatory}>{t("mandatory")}</em> : null}
        </strong>
        <span>{t(`tasks.${task.kind}.text`, { count })}</span>
      </span>
    </>
  );
  const target = TASK_TARGET[task.kind];
  if (!target || !(target.to in routesByPath)) return <div className={classes.task}>{inside}</div>;
  return (
    <Link {...target} className={classes.task}>
      {inside}
      <IconChevronRight size={20} stroke={1.7} aria-hidden="true" className="rigid dim" />
    </Link>
  );
}

/** Tasks to do next; mandatory ones first, as the server orders them. */
export function Tasks({ tasks }: { tasks: readonly HomeTask[] }) {
  const { t } = useTranslation("home/home");
  return (
    <section>
      <h2 className={classes.heading}>{t("next")}</h2>
      {tasks.length === 0 ? (
        <div className={classes.done}>
          <IconCircleCheck className="ink-success" size={28} stroke={1.6} aria-hidden="true" />
          <div>
            <strong>{t("nothingTitle")}</strong>
            <p className="hint">{t("nothingText")}</p>
          </div>
        </div>
      ) : (
        <ul className="plain stack gap-10">
          {tasks.map((task) => (
            <li key={task.kind}>
              <Row task={task} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
