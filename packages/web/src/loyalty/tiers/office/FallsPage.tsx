import { IconStairsDown } from "@tabler/icons-react";
import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { useNavigate, useParams } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import { countryName } from "../../../i18n/country-name.ts";
import { textIn } from "../../../i18n/text-in.ts";
import { useFormats } from "../../../i18n/use-locale.ts";
import { can, useSession } from "../../../session/session.queries.ts";
import { NativeSelect } from "../../../ui/controls/input.ts";
import { PagedList } from "../../../ui/list/PagedList.tsx";
import { useUrlFilters } from "../../../ui/list/use-url-filters.ts";
import { Card } from "../../../ui/page/Card.tsx";
import { PageTitle } from "../../../ui/page/PageTitle.tsx";
import { EmptyState } from "../../../ui/state/EmptyState.tsx";
import { BackToLevels } from "./BackToLevels.tsx";
import { FallRows } from "./FallRows.tsx";
import { fallsOf } from "./level-filters.ts";
import classes from "./level-review.module.css";
import { campaignsQuery, type Falls, fallsQuery } from "./level-review.queries.ts";

/** What a begin means in each country: whose experience counts, how many keep and how many fall. */
function Countries({ countries }: Pick<Falls, "countries">) {
  const { t } = useTranslation("loyalty/tiers/office");
  const { number, dateTime, locale } = useFormats();
  return (
    <ul className={classes.countries}>
      {countries.map(({ country, beginsAt, previous, doneAt, kept, fell }) => (
        <li key={country}>
          <Card title={countryName(country, locale)}>
            <p className={classes.dim}>
              {doneAt
                ? t("falls.done", { date: dateTime(new Date(doneAt)) })
                : t("falls.begins", { date: dateTime(new Date(beginsAt)) })}
            </p>
            {previous ? (
              <>
                <p>{t("falls.previous", { campaign: previous.title })}</p>
                <dl className={classes.figures}>
                  <div>
                    <dt>{t("falls.kept")}</dt>
                    <dd className="numbers">{number(kept)}</dd>
                  </div>
                  <div>
                    <dt>{t("falls.fell")}</dt>
                    <dd className="numbers">{number(fell)}</dd>
                  </div>
                </dl>
              </>
            ) : (
              <p>{t("falls.first")}</p>
            )}
          </Card>
        </li>
      ))}
    </ul>
  );
}

function Choices({ campaignId, countries }: { campaignId: string; countries: Falls["countries"] }) {
  const { t } = useTranslation("loyalty/tiers/office");
  const { locale } = useFormats();
  const navigate = useNavigate();
  const [values, change] = useUrlFilters();
  const campaigns = useQuery({ ...campaignsQuery, enabled: can(useSession(), "campaigns.read") }).data ?? [];
  return (
    <search className={classes.choices}>
      {campaigns.some(({ id }) => id === campaignId) ? (
        <NativeSelect
          aria-label={t("column.campaign")}
          value={campaignId}
          data={campaigns.map(({ id, title }) => ({ value: id, label: textIn(title, locale) }))}
          onChange={(event) =>
            void navigate({
              to: "/admin/levels/falls/$campaignId",
              params: { campaignId: event.currentTarget.value },
            })
          }
        />
      ) : null}
      {countries.length > 1 ? (
        <NativeSelect
          aria-label={t("column.country")}
          value={values.country ?? ""}
          data={[
            { value: "", label: t("falls.allCountries") },
            ...countries.map(({ country }) => ({ value: country, label: countryName(country, locale) })),
          ]}
          onChange={(event) => change({ country: event.currentTarget.value })}
        />
      ) : null}
    </search>
  );
}

/** Who falls by one level as a campaign begins, before it does and afterwards (§loyalty#level-fall-back). */
export function FallsPage() {
  const { t } = useTranslation("loyalty/tiers/office");
  const navigate = useNavigate();
  const { campaignId = "" } = useParams({ strict: false });
  const [values] = useUrlFilters();
  const list = useInfiniteQuery(fallsQuery(campaignId, fallsOf(values)));
  const first = list.data?.pages[0];
  const shown = first?.countries.filter(({ country }) => !values.country || country === values.country);
  return (
    <>
      <BackToLevels />
      <PageTitle title={t("falls.title")} lead={first?.campaign.title ?? t("falls.lead")} />
      {first ? <Choices campaignId={campaignId} countries={first.countries} /> : null}
      {shown ? <Countries countries={shown} /> : null}
      <PagedList
        list={list}
        empty={
          <EmptyState icon={<IconStairsDown size={28} stroke={1.6} />} title={t("falls.emptyTitle")}>
            {t("falls.emptyText")}
          </EmptyState>
        }
      >
        {(people, foot) => (
          <FallRows
            people={people}
            foot={foot}
            onOpen={(personId) => void navigate({ to: "/admin/people/$personId", params: { personId } })}
          />
        )}
      </PagedList>
    </>
  );
}
