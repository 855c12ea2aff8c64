import { IconCheck, IconPlayerPlay, IconUserCheck, IconX } from "@tabler/icons-react";
import { Link, useNavigate } from "@tanstack/react-router";
import { registrationForms } from "@trilha/contract/members/registration/fields.ts";
import { refusalLimit } from "@trilha/contract/members/registration/limits.ts";
import { jobProfiles } from "@trilha/contract/permissions.ts";
import { useTranslation } from "react-i18next";
import { useList } from "../../../core/lists/use-list.ts";
import { countryName } from "../../../i18n/country-name.ts";
import { useFormats, useLocale } from "../../../i18n/use-locale.ts";
import { useSession } from "../../../session/session.queries.ts";
import { Button } from "../../../ui/controls/button.ts";
import { choice, type Filter } from "../../../ui/list/filters.ts";
import { ListView } from "../../../ui/list/ListView.tsx";
import { SelectionBar } from "../../../ui/list/SelectionBar.tsx";
import { PageTitle } from "../../../ui/page/PageTitle.tsx";
import { waitingList } from "./queue.queries.ts";
import { useQueueRows } from "./use-queue-rows.tsx";
import { useVerdicts } from "./use-verdicts.tsx";

/** People who wait to be let in, the longest first. */
export function QueuePage() {
  const { t } = useTranslation("members/registration");
  const { number } = useFormats();
  const navigate = useNavigate();
  const list = useList(waitingList);
  const { approve, refuse, busy, question } = useVerdicts(() => list.select(new Set()));
  const total = list.first?.total ?? 0;
  const open = ({ id }: { readonly id: string }) =>
    void navigate({ to: "/admin/registrations/$personId", params: { personId: id }, search: list.values });
  const [first] = list.rows;
  const start = first ? (
    <Button
      leftSection={<IconPlayerPlay size={18} stroke={1.7} aria-hidden="true" />}
      onClick={() => open(first)}
    >
      {t("queue.start")}
    </Button>
  ) : null;
  const toPeople = (
    <Button component={Link} to="/admin/people" variant="default">
      {t("queue.toPeople")}
    </Button>
  );
  return (
    <>
      <PageTitle title={t("queue.title")} lead={t("queue.lead")} actions={start} />
      <ListView
        list={list}
        search={t("queue.search")}
        filters={useQueueFilters()}
        summary={list.first ? t("queue.waiting", { count: total, amount: number(total) }) : " "}
        icon={<IconUserCheck size={28} stroke={1.6} />}
        empty={{ title: t("queue.emptyTitle"), text: t("queue.emptyText"), action: toPeople }}
        rows={useQueueRows(open)}
        bulk={(ticked, untick) => (
          <SelectionBar
            label={t("queue.chosen")}
            count={ticked.length}
            clear={t("queue.clear")}
            onClear={untick}
          >
            <Button
              disabled={busy || ticked.length > refusalLimit}
              leftSection={<IconCheck size={18} stroke={1.8} aria-hidden="true" />}
              onClick={() => approve(ticked)}
            >
              {t("queue.approveSome", { amount: number(ticked.length) })}
            </Button>
            <Button
              variant="light"
              color="danger"
              disabled={busy || ticked.length > refusalLimit}
              leftSection={<IconX size={18} stroke={1.8} aria-hidden="true" />}
              onClick={() => refuse(ticked)}
            >
              {t("queue.refuseSome", { amount: number(ticked.length) })}
            </Button>
          </SelectionBar>
        )}
      />
      {question}
    </>
  );
}

/** Filters of the queue. */
function useQueueFilters(): readonly Filter[] {
  const { t } = useTranslation("members/registration");
  const { t: words } = useTranslation("shell");
  const locale = useLocale();
  const { countries } = useSession();
  return [
    choice("form", t("queue.form"), registrationForms, (form) => t(`settings.name.${form}`)),
    choice("jobProfile", t("field.job_profile"), jobProfiles, (job) => words(`words.jobProfile.${job}`)),
    choice("country", t("field.country"), countries, (code) => countryName(code, locale)),
  ];
}
