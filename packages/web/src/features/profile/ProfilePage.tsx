import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { isRefused } from "../../api/problem.ts";
import { MyLevelBar } from "../../earning/MyLevelBar.tsx";
import { PageTitle } from "../../ui/page/PageTitle.tsx";
import { ErrorState } from "../../ui/state/ErrorState.tsx";
import { OfflineNotice } from "../../ui/state/OfflineNotice.tsx";
import { FormSkeleton } from "../../ui/state/Skeletons.tsx";
import { ContactCard } from "./ContactCard.tsx";
import { Identity } from "./Identity.tsx";
import { ProfileForm } from "./ProfileForm.tsx";
import { ProfileTabs } from "./ProfileTabs.tsx";
import { Program } from "./Program.tsx";
import classes from "./profile.module.css";
import { profileQuery, referenceQuery } from "./profile.queries.ts";

/** My data: what I may change, and what the programme knows about my place in it. */
export function ProfilePage() {
  const { t } = useTranslation("profile");
  const profile = useQuery(profileQuery);
  const reference = useQuery(referenceQuery);
  const error = profile.error ?? reference.error;
  return (
    <>
      <PageTitle title={t("title")} lead={t("lead")} />
      <ProfileTabs />
      <OfflineNotice since={profile.data ? new Date(profile.dataUpdatedAt) : undefined} />
      {profile.data && reference.data ? (
        <div className={classes.grid}>
          <div className={classes.column}>
            <ProfileForm profile={profile.data} reference={reference.data} />
          </div>
          <div className={classes.aside}>
            <Identity profile={profile.data} />
            <ContactCard profile={profile.data} />
            <MyLevelBar card />
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
