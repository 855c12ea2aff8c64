import { LevelPage } from "../../features/level/LevelPage.tsx";
import { ProfileTabs } from "../../features/profile/ProfileTabs.tsx";

/** My level under the profile's own tabs. */
export const LevelRoute = () => <LevelPage tabs={<ProfileTabs />} />;
