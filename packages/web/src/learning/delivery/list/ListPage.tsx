import { IconBooksOff, IconSearchOff } from "@tabler/icons-react";
import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import type { CourseKind } from "@trilha/contract/learning/delivery/outline.ts";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "../../../ui/controls/button.ts";
import { ListFoot } from "../../../ui/list/ListFoot.tsx";
import { useUrlFilters } from "../../../ui/list/use-url-filters.ts";
import { PageTitle } from "../../../ui/page/PageTitle.tsx";
import { useIsPhone } from "../../../ui/page/use-is-phone.ts";
import { Answered } from "../../../ui/state/Answered.tsx";
import { EmptyState } from "../../../ui/state/EmptyState.tsx";
import classes from "../learn.module.css";
import { coursesQuery, filtersQuery } from "../learn.queries.ts";
import { countOf, learnFilter, nothing } from "../learn-filters.ts";
import { CourseCard } from "./CourseCard.tsx";
import { FilterFields } from "./FilterFields.tsx";
import { ListBones } from "./ListBones.tsx";
import { ListFilters } from "./ListFilters.tsx";
import { useComesNear } from "./use-comes-near.ts";

const FIRST_SEEN = 4;

type Props = {
  kind: CourseKind;
  /** What this client calls the place. */
  title: string;
  /** The way to the other list. */
  tabs?: ReactNode;
};

/** Courses or trails that are for me, with every filter of §entities#filters in the address. */
export function ListPage({ kind, title, tabs }: Props) {
  const { t } = useTranslation("learning/delivery");
  const { t: shell } = useTranslation("shell");
  const phone = useIsPhone();
  const [values, change] = useUrlFilters();
  const filter = learnFilter(values);
  const query = useInfiniteQuery(coursesQuery(kind, filter));
  const filters = useQuery(filtersQuery(kind)).data;
  const { hasNextPage, isFetchingNextPage, isFetchNextPageError } = query;
  const more = () => void query.fetchNextPage();
  const near = useComesNear(hasNextPage && !isFetchingNextPage && !isFetchNextPageError, more);
  const narrowed = Object.keys(filter).length > 0;
  const first = query.data?.pages[0];
  return (
    <>
      {tabs}
      <PageTitle title={title} lead={t(`lead.${kind}`)} />
      <ListFilters
        values={values}
        onChange={change}
        filters={filters}
        total={query.isPlaceholderData ? undefined : first?.total}
      />
      <div className={classes.columns}>
        <div className="shrink">
          <Answered query={query} skeleton={<ListBones />}>
            {({ pages }) => {
              const cards = pages.flatMap((page) => page.items);
              if (cards.length === 0 && !narrowed) {
                return (
                  <EmptyState icon={<IconBooksOff size={28} stroke={1.6} />} title={t(`emptyTitle.${kind}`)}>
                    {t("emptyText")}
                  </EmptyState>
                );
              }
              if (cards.length === 0) {
                return (
                  <EmptyState
                    icon={<IconSearchOff size={28} stroke={1.6} />}
                    title={t("noMatchTitle")}
                    action={
                      <Button variant="light" onClick={() => change(nothing)}>
                        {shell("ui.clearFilters")}
                      </Button>
                    }
                  >
                    {filter.search ? t("noMatchSearch", { search: filter.search }) : t("noMatchText")}
                  </EmptyState>
                );
              }
              return (
                <div aria-busy={query.isPlaceholderData}>
                  <ul className={classes.grid} aria-label={title}>
                    {cards.map((card, index) => (
                      <CourseCard key={card.id} card={card} eager={index < FIRST_SEEN} />
                    ))}
                  </ul>
                  <div ref={near} />
                  <ListFoot
                    more={hasNextPage}
                    loading={isFetchingNextPage}
                    error={isFetchNextPageError ? query.error?.message : undefined}
                    onMore={more}
                  />
                </div>
              );
            }}
          </Answered>
        </div>
        {phone ? null : (
          <aside className={classes.aside} aria-label={shell("ui.filters")}>
            <FilterFields values={values} onChange={change} filters={filters} id="side" />
            {countOf(values) > 0 ? (
              <Button
                variant="subtle"
                color="neutral"
                onClick={() => change({ ...nothing, search: values.search })}
              >
                {shell("ui.clearFilters")}
              </Button>
            ) : null}
          </aside>
        )}
      </div>
    </>
  );
}
