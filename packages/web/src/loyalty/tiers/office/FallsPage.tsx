import { IconStairsDown } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { useNavigate, useParams } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import { useList } from "../../../core/lists/use-list.ts";
import { countryName } from "../../../i18n/country-name.ts";
import { textIn } from "../../../i18n/text-in.ts";
import { useFormats } from "../../../i18n/use-locale.ts";
import { can, useSession } from "../../../session/session.queries.ts";
import { NativeSelect } from "../../../ui/controls/input.ts";
import { ListView } from "../../../ui/list/ListView.tsx";
import { useUrlFilters } from "../../../ui/list/use-url-filters.ts";
import { Card } from "../../../ui/page/Card.tsx";
import { PageTitle } from "../../../ui/page/PageTitle.tsx";
import { BackToLevels } from "./BackToLevels.tsx";
import classes from "./level-review.module.css";
import { campaignsQuery, type Falls, fallList } from "./level-review.queries.ts";
import { useFallRows } from "./use-fall-rows.tsx";

/**
 * Consequence of a campaign's begin in each country: whose experience counts, how many keep and how many
 * fall.
 */
function Countries({ countries }: Pick<Falls, "countries">) {
  const { t } = useTranslation("loyalty/tiers/office");
  const { number, dateTime, locale } = useFormats();
  return (
    <ul className={classes.countries}>
      {countries.map(({ country, beginsAt, previous, doneAt, kept: stayed, fell }) => (
        <li key={country}>
          <Card title={countryName(country, locale)}>
            <p className="hint leading-145">
              {doneAt
                ? t("falls.done", { date: dateTime(new Date(doneAt)) })
                : t("falls.begins", { date: dateTime(new Date(beginsAt)) })}
            </p>
            {previous ? (
              <>
                <p>{t("falls.previous", { campaign: previous.title })}</p>
                <dl className={classes.figures}>
                  <div>
                    <dt className="small">{t("falls.kept")}</dt>
                    <dd className="numbers text-20 weight-650">{number(stayed)}</dd>
                  </div>
                  <div>
                    <dt className="small">{t("falls.fell")}</dt>
                    <dd className="numbers text-20 weight-650">{number(fell)}</dd>
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
    <search className="flex wrap gap-8 mb-16">
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

/** People who fall by one level at a campaign's begin, before and after it (§loyalty#level-fall-back). */
export function FallsPage() {
  const { t } = useTranslation("loyalty/tiers/office");
  const navigate = useNavigate();
  const { campaignId = "" } = useParams({ strict: false });

  const list = useList(fallList, { params: { campaignId } });
  const { first, values } = list;
  const shown = first?.countries.filter(({ country }) => !values.country || country === values.country);

  return (
    <>
      <BackToLevels />
      <PageTitle title={t("falls.title")} lead={first?.campaign.title ?? t("falls.lead")} />
      {first ? <Choices campaignId={campaignId} countries={first.countries} /> : null}
      {shown ? <Countries countries={shown} /> : null}
      <ListView
        list={list}
        icon={<IconStairsDown size={28} stroke={1.6} />}
        empty={{ title: t("falls.emptyTitle"), text: t("falls.emptyText") }}
        rows={useFallRows(
          (personId) => void navigate({ to: "/admin/people/$personId", params: { personId } }),
        )}
      />
    </>
  );
}
