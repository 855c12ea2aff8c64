import { IconFileImport, IconUserCheck } from "@tabler/icons-react";
import { Link, useNavigate } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import { useList } from "../../core/lists/use-list.ts";
import { Button } from "../../ui/controls/button.ts";
import { ListView } from "../../ui/list/ListView.tsx";
import { PageTitle } from "../../ui/page/PageTitle.tsx";
import { DecideBar } from "./DecideBar.tsx";
import { EnrolmentsNav } from "./EnrolmentsNav.tsx";
import { requestList } from "./enrolments.queries.ts";
import { useRequestRows } from "./use-request-rows.tsx";

/** §states#account Approval queue: who asks to be enrolled, over all courses, the longest waiting first. */
export function RequestsPage() {
  const { t } = useTranslation("learning/enrolments");
  const navigate = useNavigate();

  const list = useList(requestList);

  return (
    <>
      <PageTitle
        title={t("requests.title")}
        lead={t("requests.lead")}
        actions={
          <Button
            component={Link}
            to="/admin/enrolments/import"
            variant="default"
            leftSection={<IconFileImport size={18} stroke={1.7} aria-hidden="true" />}
          >
            {t("import.action")}
          </Button>
        }
      />
      <EnrolmentsNav />

      <ListView
        list={list}
        search={t("searchPeople")}
        shown={(rows) => t("requests.waiting", rows)}
        icon={<IconUserCheck size={28} stroke={1.6} />}
        empty={{ title: t("requests.emptyTitle"), text: t("requests.emptyText") }}
        none={{ title: t("none.title"), text: t("none.text") }}
        rows={useRequestRows(
          ({ userId }) => void navigate({ to: "/admin/learning-reports/people/$userId", params: { userId } }),
        )}
        bulk={(ticked, untick) => (
          <DecideBar part="requests" ids={ticked.map(({ id }) => id)} onDone={untick} />
        )}
      />
    </>
  );
}
