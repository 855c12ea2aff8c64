import { IconArchive, IconArchiveOff, IconArrowLeft } from "@tabler/icons-react";
import { useMutation, useQuery } from "@tanstack/react-query";
import { Link, useParams } from "@tanstack/react-router";
import { archiveSegment, restoreSegment } from "@trilha/contract/members/segments/endpoints.ts";
import type { Segment } from "@trilha/contract/members/segments/shapes.ts";
import { useTranslation } from "react-i18next";
import { call } from "../../api/call.ts";
import { can, useSession } from "../../session/session.queries.ts";
import { ConfirmAction } from "../../ui/act/ConfirmAction.tsx";
import { notice } from "../../ui/act/notices.ts";
import { Button } from "../../ui/controls/button.ts";
import { BackLink } from "../../ui/page/BackLink.tsx";
import { PageTitle } from "../../ui/page/PageTitle.tsx";
import { QueryState } from "../../ui/state/QueryState.tsx";
import { FormSkeleton } from "../../ui/state/Skeletons.tsx";
import { SegmentBadge } from "./SegmentBadge.tsx";
import { SegmentForm } from "./SegmentForm.tsx";
import { SegmentPeople } from "./SegmentPeople.tsx";
import { SegmentUses } from "./SegmentUses.tsx";
import classes from "./segments.module.css";
import { segmentQuery, useSegmentsChanged } from "./segments.queries.ts";

/** Archives a segment that nothing uses, or offers it again. */
function SwitchState({ segment }: { segment: Segment }) {
  const { t } = useTranslation("members/segments");
  const changed = useSegmentsChanged();
  const { id, name, version, state } = segment;
  const turn = useMutation({
    mutationFn: () =>
      call(state === "active" ? archiveSegment : restoreSegment, { params: { id }, body: { version } }),
    onSuccess: (saved) => {
      changed(saved);
      notice(t(`done.${saved.state}`, { name }));
    },
    onError: (error) => {
      changed();
      notice(error.message, { kind: "failed" });
    },
  });
  if (state === "archived")
    return (
      <Button
        variant="default"
        loading={turn.isPending}
        leftSection={<IconArchiveOff size={18} stroke={1.7} aria-hidden="true" />}
        onClick={() => turn.mutate()}
      >
        {t("restore")}
      </Button>
    );
  if (segment.uses.length > 0) return null;
  return (
    <ConfirmAction
      title={t("archive.title", { name })}
      text={t("archive.text")}
      confirm={t("archive.confirm")}
      onConfirm={() => turn.mutateAsync().catch(() => undefined)}
    >
      {(ask) => (
        <Button
          variant="default"
          leftSection={<IconArchive size={18} stroke={1.7} aria-hidden="true" />}
          onClick={ask}
        >
          {t("archive.confirm")}
        </Button>
      )}
    </ConfirmAction>
  );
}

/** One segment: its conditions, whom they are met by and where they are used; or a new one (§roles#segments). */
export function SegmentPage() {
  const { t } = useTranslation("members/segments");
  const { segmentId = "" } = useParams({ strict: false }) as { segmentId?: string };
  const session = useSession();
  const editable = can(session, "segments.edit");
  const isNew = segmentId === "new";
  const query = useQuery({ ...segmentQuery(segmentId), enabled: !isNew });
  return (
    <>
      <BackLink>
        <Link to="/admin/segments">
          <IconArrowLeft size={18} stroke={1.7} aria-hidden="true" />
          {t("title")}
        </Link>
      </BackLink>
      {isNew ? (
        <>
          <PageTitle title={t("new")} lead={t("newLead")} />
          <SegmentForm segment={undefined} editable={editable} />
        </>
      ) : (
        <QueryState query={query} skeleton={<FormSkeleton />}>
          {(segment) => (
            <>
              <PageTitle
                title={segment.name}
                lead={
                  <span className="inline wrap gap-4-12">
                    <SegmentBadge state={segment.state} />
                    {t("version.of", { version: segment.conditionsVersion })}
                  </span>
                }
                actions={editable ? <SwitchState segment={segment} /> : null}
              />
              <div className={classes.page}>
                <SegmentForm segment={segment} editable={editable && segment.state === "active"} />
                <div className="stack gap-20 shrink align-start">
                  <SegmentUses segment={segment} />
                  {can(session, "people.read") ? <SegmentPeople segmentId={segment.id} /> : null}
                </div>
              </div>
            </>
          )}
        </QueryState>
      )}
    </>
  );
}
