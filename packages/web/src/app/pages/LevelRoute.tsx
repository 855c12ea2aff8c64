import { LevelPage } from "../../loyalty/tiers/LevelPage.tsx";
import { ProfileTabs } from "../../accounts/profile/ProfileTabs.tsx";

/** My level under the profile's own tabs. */
export const LevelRoute = () => <LevelPage tabs={<ProfileTabs />} />;
