import { ProfilePage } from "../../accounts/profile/ProfilePage.tsx";
import { MyLevelBar } from "../../loyalty/earning/MyLevelBar.tsx";

/** My data, with the way to the next level. */
export const ProfileRoute = () => <ProfilePage level={<MyLevelBar card />} />;
