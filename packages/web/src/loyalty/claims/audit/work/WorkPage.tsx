import { IconArrowLeft, IconCircleCheck, IconKeyboard } from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";
import { Suspense, useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import { useFormats } from "../../../../i18n/use-locale.ts";
import { useKeysOn } from "../../../../ui/act/use-keys.ts";
import { Button } from "../../../../ui/controls/button.ts";
import { useUrlFilters } from "../../../../ui/list/use-url-filters.ts";
import { BackLink } from "../../../../ui/page/BackLink.tsx";
import { PageTitle } from "../../../../ui/page/PageTitle.tsx";
import { useIsPhone } from "../../../../ui/page/use-is-phone.ts";
import { lazyPart } from "../../../../ui/part/lazy-part.tsx";
import { EmptyState } from "../../../../ui/state/EmptyState.tsx";
import { ErrorState } from "../../../../ui/state/ErrorState.tsx";
import { OfflineNotice } from "../../../../ui/state/OfflineNotice.tsx";
import { Bone, Loading } from "../../../../ui/state/Skeletons.tsx";
import classes from "../audit.module.css";
import { queueList, TYPES } from "../audit.queries.ts";
import { Desk } from "./Desk.tsx";
import { type FirstSubject, useWork } from "./use-work.ts";

const KeysSheet = lazyPart(() => import("./KeysSheet.tsx").then((one) => ({ default: one.KeysSheet })));

function Waiting() {
  return (
    <Loading>
      <div className={classes.desk}>
        <Bone height="60dvh" />
        <div className="stack gap-16 shrink">
          <Bone height={28} width={220} />
          <Bone height={140} />
          <Bone height={220} />
        </div>
      </div>
    </Loading>
  );
}

/** The audit, one report after the other. */
export function WorkPage() {
  const { t } = useTranslation("loyalty/claims/audit");
  const { number } = useFormats();
  const [values] = useUrlFilters();
  const { first: wanted, kind, ...narrowed } = values;
  // The same filters while the address says the same.
  const address = JSON.stringify(narrowed);
  const filters = useMemo(() => queueList.read(JSON.parse(address)), [address]);
  const [first] = useState<FirstSubject | undefined>(() => {
    const subjectKind = TYPES.find((one) => one === kind);
    return subjectKind && wanted ? { type: subjectKind, id: wanted } : undefined;
  });
  const work = useWork(filters, first);
  const [keysOn, setKeysOn] = useKeysOn("review");
  const [help, setHelp] = useState(false);
  const phone = useIsPhone();
  const { item, waiting, error } = work;
  return (
    <>
      <BackLink>
        <Link to="/admin/review" search={narrowed}>
          <IconArrowLeft size={18} stroke={1.7} aria-hidden="true" />
          {t("title")}
        </Link>
      </BackLink>
      <PageTitle
        title={item ? (item.sale?.invoiceNumber ?? item.photo?.photoType ?? t("work")) : t("work")}
        lead={
          <span aria-live="polite">
            {waiting === null ? t("work") : t("waitingCount", { count: waiting, amount: number(waiting) })}
          </span>
        }
        actions={
          phone ? null : (
            <Button
              variant="default"
              leftSection={<IconKeyboard size={18} stroke={1.7} aria-hidden="true" />}
              onClick={() => setHelp(true)}
            >
              {t("keys.action")}
            </Button>
          )
        }
      />
      <OfflineNotice since={new Date()} />
      {item ? (
        <Desk
          key={`${item.id} ${item.version}`}
          subject={item}
          keysOn={keysOn}
          onVerdict={work.decide}
          onAskPicture={work.askPicture}
          onUndo={work.undo}
          onHelp={() => setHelp(true)}
          onSkip={work.skip}
        />
      ) : error ? (
        <ErrorState message={error.message} requestId={error.requestId} onRetry={work.retry} />
      ) : waiting === null ? (
        <Waiting />
      ) : (
        <EmptyState
          icon={<IconCircleCheck size={28} stroke={1.6} />}
          title={t("doneTitle")}
          action={
            <Button component={Link} to="/admin/review" variant="default">
              {t("toQueue")}
            </Button>
          }
        >
          {t("doneText")}
        </EmptyState>
      )}
      {help ? (
        <Suspense fallback={null}>
          <KeysSheet on={keysOn} onChange={setKeysOn} onClose={() => setHelp(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
