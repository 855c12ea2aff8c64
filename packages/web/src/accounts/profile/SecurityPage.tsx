import { useTranslation } from "react-i18next";
import { PageTitle } from "../../ui/page/PageTitle.tsx";
import { OwnProof } from "../re-authentication/OwnProof.tsx";
import { FactorsCard } from "./factors/FactorsCard.tsx";
import { IdentitiesCard } from "./IdentitiesCard.tsx";
import { PasswordCard } from "./PasswordCard.tsx";
import { ProfileTabs } from "./ProfileTabs.tsx";
import classes from "./profile.module.css";
import { SessionsCard } from "./SessionsCard.tsx";

/** Password, second factors and devices. */
export function SecurityPage() {
  const { t } = useTranslation("accounts/profile");
  return (
    <>
      <PageTitle title={t("security")} lead={t("securityLead")} />
      <ProfileTabs />
      <OwnProof>
        <div className={classes.narrow}>
          <PasswordCard />
          <FactorsCard />
          <IdentitiesCard />
          <SessionsCard />
        </div>
      </OwnProof>
    </>
  );
}
