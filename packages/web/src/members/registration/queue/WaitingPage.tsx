import { IconArrowLeft, IconCircleCheck } from "@tabler/icons-react";
import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { Link, useNavigate, useParams } from "@tanstack/react-router";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useFormats } from "../../../i18n/use-locale.ts";
import { useKeys, useKeysOn } from "../../../ui/act/use-keys.ts";
import { Button } from "../../../ui/controls/button.ts";
import { Toggle } from "../../../ui/controls/Toggle.tsx";
import { useUrlFilters } from "../../../ui/list/use-url-filters.ts";
import { BackLink } from "../../../ui/page/BackLink.tsx";
import { PageTitle } from "../../../ui/page/PageTitle.tsx";
import { EmptyState } from "../../../ui/state/EmptyState.tsx";
import { QueryState } from "../../../ui/state/QueryState.tsx";
import { FormSkeleton } from "../../../ui/state/Skeletons.tsx";
import { Facts } from "./Facts.tsx";
import { neighbours } from "./neighbours.ts";
import classes from "./queue.module.css";
import { waitingList, waitingOneQuery } from "./queue.queries.ts";
import { useVerdicts } from "./use-verdicts.tsx";
import { VerdictBar } from "./VerdictBar.tsx";

const QUEUE = "/admin/registrations";

/** One after the other: what they said, one key to let in, one to refuse, and the next is there. */
export function WaitingPage() {
  const { t } = useTranslation("members/registration");
  const { number } = useFormats();
  const { personId = "" } = useParams({ strict: false });
  const [values] = useUrlFilters();
  const navigate = useNavigate();
  const list = useInfiniteQuery(waitingList.query(waitingList.read(values)));
  const ids = list.data?.pages.flatMap(({ items }) => items.map(({ id }) => id)) ?? [];
  const { next, previous } = neighbours(ids, personId);
  const [done, setDone] = useState(false);
  const [keysOn, setKeysOn] = useKeysOn("registrations");
  const query = useQuery({ ...waitingOneQuery(personId), enabled: !done });
  const go = (id: string | undefined) => {
    if (!id) return;
    const params = { personId: id };
    void navigate({ to: "/admin/registrations/$personId", params, search: values, replace: true });
  };
  const after = next ?? previous;
  const { approve, refuse, busy, question } = useVerdicts(() => (after ? go(after) : setDone(true)));
  const person = done ? undefined : query.data;
  useKeys(
    {
      a: () => person && !busy && approve([person]),
      r: () => person && !busy && refuse([person]),
      ArrowRight: () => go(next),
      ArrowLeft: () => go(previous),
    },
    keysOn,
  );
  const total = list.data?.pages[0]?.total;
  return (
    <>
      <BackLink>
        <Link to={QUEUE} search={values}>
          <IconArrowLeft size={18} stroke={1.7} aria-hidden="true" />
          {t("queue.title")}
        </Link>
      </BackLink>
      <PageTitle
        title={person?.name ?? t("queue.title")}
        lead={
          <span aria-live="polite">
            {total === undefined ? " " : t("queue.waiting", { count: total, amount: number(total) })}
          </span>
        }
      />
      {done ? (
        <EmptyState
          icon={<IconCircleCheck size={28} stroke={1.6} />}
          title={t("queue.emptyTitle")}
          action={
            <Button component={Link} to={QUEUE} variant="default">
              {t("queue.toQueue")}
            </Button>
          }
        >
          {t("queue.emptyText")}
        </EmptyState>
      ) : (
        <QueryState query={query} skeleton={<FormSkeleton fields={6} />}>
          {(one) => (
            <>
              <Facts person={one} />
              <VerdictBar
                busy={busy}
                keysOn={keysOn}
                onApprove={() => approve([one])}
                onRefuse={() => refuse([one])}
                onPrevious={previous ? () => go(previous) : undefined}
                onNext={next ? () => go(next) : undefined}
              />
              <Toggle
                className={classes.keys}
                label={t("queue.keys")}
                description={t("queue.keysHelp")}
                checked={keysOn}
                onChange={(event) => setKeysOn(event.currentTarget.checked)}
              />
            </>
          )}
        </QueryState>
      )}
      {question}
    </>
  );
}
