import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Checkbox } from "../../ui/controls/checkbox.ts";
import { QueryState } from "../../ui/state/QueryState.tsx";
import { ListSkeleton } from "../../ui/state/Skeletons.tsx";
import classes from "./adjustments.module.css";
import { storePeopleQuery } from "./adjustments.queries.ts";

type Props = {
  id: string;
  campaignId: string;
  storeId: string;
  chosen: readonly string[];
  error?: ReactNode;
  onChange: (userIds: readonly string[]) => void;
};

/** People of the campaign in that store, to be ticked. */
export function StorePeople({ id, campaignId, storeId, chosen, error, onChange }: Props) {
  const { t } = useTranslation("loyalty/adjustments");
  const people = useQuery(storePeopleQuery(campaignId, storeId));
  return (
    <fieldset className={classes.ticks} aria-describedby={error ? `${id}-error` : undefined}>
      <legend>{t("field.userIds")}</legend>
      {error ? (
        <p className="ink-danger text-14 weight-550" id={`${id}-error`}>
          {error}
        </p>
      ) : null}
      <QueryState query={people} skeleton={<ListSkeleton rows={3} />}>
        {({ items }) => {
          if (items.length === 0) return <p className="hint">{t("mystery.nobody")}</p>;
          const all = items.length === chosen.length;
          return (
            <ul className={classes.people}>
              {items.length > 1 ? (
                <li>
                  <Checkbox
                    label={t("mystery.everybody")}
                    checked={all}
                    indeterminate={!all && chosen.length > 0}
                    onChange={() => onChange(all ? [] : items.map(({ userId }) => userId))}
                  />
                </li>
              ) : null}
              {items.map(({ userId, name, email }, index) => (
                <li key={userId}>
                  <Checkbox
                    id={index === 0 ? id : undefined}
                    label={name}
                    description={email}
                    checked={chosen.includes(userId)}
                    onChange={() =>
                      onChange(
                        chosen.includes(userId)
                          ? chosen.filter((one) => one !== userId)
                          : [...chosen, userId],
                      )
                    }
                  />
                </li>
              ))}
            </ul>
          );
        }}
      </QueryState>
    </fieldset>
  );
}
