import { ClientPage, OwnClientPage } from "../../features/clients/ClientPage.tsx";
import { DoorStill } from "../../features/login/DoorStill.tsx";
import type { Look } from "../../session/look.ts";

const door = (look: Look) => <DoorStill look={look} />;

/** A client's settings with the login page itself as the preview of its look. */
export const ClientRoute = () => <ClientPage door={door} />;
export const OwnClientRoute = () => <OwnClientPage door={door} />;
