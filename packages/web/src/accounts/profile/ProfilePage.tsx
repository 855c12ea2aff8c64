import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import { isRefused } from "../../api/problem.ts";
import { useSession } from "../../session/session.queries.ts";
import { Button } from "../../ui/controls/button.ts";
import { PageTitle } from "../../ui/page/PageTitle.tsx";
import { ErrorState } from "../../ui/state/ErrorState.tsx";
import { OfflineNotice } from "../../ui/state/OfflineNotice.tsx";
import { FormSkeleton } from "../../ui/state/Skeletons.tsx";
import { OwnProof } from "../re-authentication/OwnProof.tsx";
import { ContactCard } from "./ContactCard.tsx";
import { ContactSheet } from "./ContactSheet.tsx";
import { Identity } from "./Identity.tsx";
import { ProfileForm } from "./ProfileForm.tsx";
import { ProfileTabs } from "./ProfileTabs.tsx";
import { Program } from "./Program.tsx";
import classes from "./profile.module.css";
import { profileQuery, referenceQuery } from "./profile.queries.ts";

function MyData({ level }: { level: ReactNode }) {
  const profile = useQuery(profileQuery);
  const reference = useQuery(referenceQuery);
  const error = profile.error ?? reference.error;
  return (
    <>
      <OfflineNotice since={profile.data ? new Date(profile.dataUpdatedAt) : undefined} />
      {profile.data && reference.data ? (
        <div className={classes.grid}>
          <div className="stack content-start gap-20 shrink">
            <ProfileForm profile={profile.data} reference={reference.data} />
          </div>
          <div className={classes.aside}>
            <Identity profile={profile.data} />
            <ContactCard profile={profile.data} />
            {level}
            <Program profile={profile.data} />
          </div>
        </div>
      ) : error ? (
        <ErrorState
          message={error.message}
          requestId={isRefused(error) ? error.requestId : undefined}
          onRetry={() => void Promise.all([profile.refetch(), reference.refetch()])}
        />
      ) : (
        <FormSkeleton fields={8} />
      )}
    </>
  );
}

/** An account made by an access code confirms an address of its own: a password of its own comes by mail. */
function Claim() {
  const { t } = useTranslation("accounts/profile");
  const { country } = useSession();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>{t("contact.emailTitle")}</Button>
      {open ? (
        <ContactSheet contact="email" initial="" country={country} onClose={() => setOpen(false)} />
      ) : null}
    </>
  );
}

/** My data: what I may change, and what the programme knows about my place in it, `level` among it. */
export function ProfilePage({ level }: { level: ReactNode }) {
  const { t } = useTranslation("accounts/profile");
  return (
    <>
      <PageTitle title={t("title")} lead={t("lead")} />
      <ProfileTabs />
      <OwnProof claim={<Claim />}>
        <MyData level={level} />
      </OwnProof>
    </>
  );
}
