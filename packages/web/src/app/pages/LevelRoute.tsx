import { ProfileTabs } from "../../accounts/profile/ProfileTabs.tsx";
import { LevelPage } from "../../loyalty/tiers/LevelPage.tsx";

/** My level under the profile's own tabs. */
export const LevelRoute = () => <LevelPage tabs={<ProfileTabs />} />;
