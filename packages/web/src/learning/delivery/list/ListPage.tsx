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
import { Bone, Loading } from "../../../ui/state/Skeletons.tsx";
import classes from "../learn.module.css";
import { courseList, filtersQuery } from "../learn.queries.ts";
import { countOf, nothing } from "../learn-filters.ts";
import { CourseCard } from "./CourseCard.tsx";
import { FilterFields } from "./FilterFields.tsx";
import { ListFilters } from "./ListFilters.tsx";
import { useComesNear } from "./use-comes-near.ts";

const CARDS = 6;

/** The list's own shape while the courses are on their way. */
function ListBones() {
  return (
    <Loading>
      <div className={classes.grid}>
        {Array.from({ length: CARDS }, (_, card) => card).map((card) => (
          <div key={card} className={classes.card}>
            <div className={classes.open}>
              <span className={classes.picture}>
                <Bone height="100%" />
              </span>
              <span className={classes.words}>
                <Bone width="50%" height={12} />
                <Bone width="90%" />
                <Bone width={110} height={24} round />
              </span>
            </div>
          </div>
        ))}
      </div>
    </Loading>
  );
}

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
