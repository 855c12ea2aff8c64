import { IconBooksOff, IconSearchOff } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import type { CourseKind } from "@trilha/contract/learning/delivery/outline.ts";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useList } from "../../../core/lists/use-list.ts";
import { Button } from "../../../ui/controls/button.ts";
import { ListView } from "../../../ui/list/ListView.tsx";
import { PageTitle } from "../../../ui/page/PageTitle.tsx";
import { useIsPhone } from "../../../ui/page/use-is-phone.ts";
import classes from "../learn.module.css";
import { courseList, filtersQuery } from "../learn.queries.ts";
import { countOf, nothing } from "../learn-filters.ts";
import { CourseCard } from "./CourseCard.tsx";
import { FilterFields } from "./FilterFields.tsx";
import { ListBones } from "./ListBones.tsx";
import { ListFilters } from "./ListFilters.tsx";
import { useComesNear } from "./use-comes-near.ts";

const FIRST_SEEN = 4;

type Props = {
  kind: CourseKind;
  /** Title of the place, as this client calls it. */
  title: string;
  /** The way to the other list. */
  tabs?: ReactNode;
};

/** Courses or trails that are for me, with every filter of §entities#filters in the address. */
export function ListPage({ kind, title, tabs }: Props) {
  const { t } = useTranslation("learning/delivery");
  const { t: shell } = useTranslation("shell");
  const phone = useIsPhone();
  const list = useList(courseList, { query: { kind } });
  const { result, first, narrowed, values, change } = list;
  const { search } = list.filters;
  const filters = useQuery(filtersQuery(kind)).data;
  const { hasNextPage, isFetchingNextPage, isFetchNextPageError } = result;
  const near = useComesNear(
    hasNextPage && !isFetchingNextPage && !isFetchNextPageError,
    () => void result.fetchNextPage(),
  );
  return (
    <>
      {tabs}
      <PageTitle title={title} lead={t(`lead.${kind}`)} />
      <ListFilters
        values={values}
        onChange={change}
        filters={filters}
        total={result.isPlaceholderData ? undefined : first?.total}
      />
      <div className={classes.columns}>
        <div className="shrink">
          <ListView
            list={{ ...list, clear: () => change(nothing) }}
            skeleton={<ListBones />}
            icon={
              narrowed ? <IconSearchOff size={28} stroke={1.6} /> : <IconBooksOff size={28} stroke={1.6} />
            }
            empty={{ title: t(`emptyTitle.${kind}`), text: t("emptyText") }}
            none={{
              title: t("noMatchTitle"),
              text: search ? t("noMatchSearch", { search }) : t("noMatchText"),
              clear: shell("ui.clearFilters"),
            }}
          >
            {(cards, foot) => (
              <>
                <ul className={classes.grid} aria-label={title}>
                  {cards.map((card, index) => (
                    <CourseCard key={card.id} card={card} eager={index < FIRST_SEEN} />
                  ))}
                </ul>
                <div ref={near} />
                {foot}
              </>
            )}
          </ListView>
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
