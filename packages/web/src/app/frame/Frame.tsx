import { Outlet, useMatches } from "@tanstack/react-router";
import { Suspense, useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { ProofAsker } from "../../accounts/re-authentication/ProofAsker.tsx";
import { loadRooms } from "../../i18n/i18n.ts";
import { inChunk } from "../../platform/chunk.ts";
import { can, useSession } from "../../session/session.queries.ts";
import { SavedViews } from "../../ui/list/saved-views.ts";
import { useIsPhone } from "../../ui/page/use-is-phone.ts";
import { lazyPart } from "../../ui/part/lazy-part.tsx";
import { PageSkeleton } from "../../ui/state/Skeletons.tsx";
import { Closed } from "../pages/Closed.tsx";
import { useSchemeOfProfile } from "../use-scheme.ts";
import classes from "./frame.module.css";

const loadPhoneFrame = inChunk("home", () => import("./PhoneFrame.tsx"));
const PhoneFrame = lazyPart(() => loadPhoneFrame().then(({ PhoneFrame }) => ({ default: PhoneFrame })));
// In the same file: it is drawn with what is around it, not after a shape in its place.
void PhoneFrame.preload();
const DesktopFrame = lazyPart(() =>
  import("./DesktopFrame.tsx").then(({ DesktopFrame }) => ({ default: DesktopFrame })),
);

const loadLive = inChunk("live", () => import("../../session/live.ts"));
const loadCheckIns = () => import("../../learning/live-sessions/check-in/open-check-ins.ts");
const loadOutbox = inChunk("live", () => import("../../learning/player/progress/open-outbox.ts"));
const loadRoster = () => import("../../learning/live-sessions/office/open-roster-outbox.ts");

const LegalTextsSheet = lazyPart(
  () =>
    Promise.all([import("../../accounts/sign-in/LegalTextsSheet.tsx"), loadRooms("accounts/sign-in")]).then(
      ([{ LegalTextsSheet }]) => ({ default: LegalTextsSheet }),
    ),
  { over: true },
);

const SavedViewsSheet = lazyPart(() =>
  Promise.all([import("../../core/lists/SavedViewsSheet.tsx"), loadRooms("core/lists")]).then(
    ([{ SavedViewsSheet }]) => ({ default: SavedViewsSheet }),
  ),
);

const NewPassword = lazyPart(() =>
  Promise.all([import("../pages/NewPassword.tsx"), loadRooms("accounts/profile")]).then(
    ([{ NewPassword }]) => ({
      default: NewPassword,
    }),
  ),
);

const FactorNeeded = lazyPart(() =>
  Promise.all([
    import("../pages/FactorNeeded.tsx"),
    loadRooms("accounts/profile", "accounts/re-authentication"),
  ]).then(([{ FactorNeeded }]) => ({ default: FactorNeeded })),
);

const OnlyInvited = lazyPart(() =>
  Promise.all([import("../pages/InvitationsRoutes.tsx"), loadRooms("members/invitations")]).then(
    ([{ OnlyInvited }]) => ({ default: OnlyInvited }),
  ),
);

/** Around every logged-in page: the phone's or the desktop's frame, or why one cannot get in. */
export function Frame() {
  const { t } = useTranslation("shell");
  const phone = useIsPhone();
  const session = useSession();
  const bare = useMatches({ select: (matches) => matches.some(({ staticData }) => staticData.page?.bare) });
  useSchemeOfProfile();
  const { id, status, statusReason, selectedClient, isSuperuser, clientProfile, mustChangePassword } =
    session;
  const { mustEnrolFactor } = session;
  // A person who makes a factor stays until the recovery codes are kept, however soon the session knows of it.
  const [enrolling, setEnrolling] = useState(mustEnrolFactor);
  if (mustEnrolFactor && !enrolling) setEnrolling(true);
  const held = mustChangePassword || enrolling;
  const consented = session.textsToAccept.length === 0 && session.acceptedCookiePolicy;

  const clientId = selectedClient?.id;
  const leads = can(session, "live_sessions.host");
  // Live news are nice to have: they start when the page is calm.
  const listening = useRef<string>(undefined);
  useEffect(() => {
    if (held || listening.current === id) return undefined;
    const left = new AbortController();
    const start = () => {
      // The outbox takes what an activity could not save before its tab was closed.
      Promise.all([
        loadLive().then(({ listen }) => listen()),
        loadOutbox().then(({ outboxOf }) => outboxOf(id)),
        loadCheckIns().then(({ checkInsOf }) => checkInsOf(id, clientId)),
        leads ? loadRoster().then(({ rosterOutboxOf }) => rosterOutboxOf(id, clientId)) : undefined,
        // Without a line neither can be fetched, nor do anything: once there is one again.
        // A browser that could not load a file once loads it only with a new page: not in the middle of an activity.
      ]).then(
        () => {
          listening.current = id;
        },
        () => {
          if (!bare) addEventListener("online", start, { once: true, signal: left.signal });
        },
      );
    };
    const timer = setTimeout(start, 2500);
    return () => {
      clearTimeout(timer);
      left.abort();
    };
  }, [held, id, clientId, leads, bare]);

  if (status === "blocked" && !selectedClient) {
    const { clients, pendingInvitations } = session;
    if (pendingInvitations > 0 || clients.length === 0)
      return (
        <Suspense fallback={<PageSkeleton />}>
          <OnlyInvited />
        </Suspense>
      );
    if (clients.some(({ status: there }) => there === "awaiting_approval")) return <Closed kind="awaiting" />;
  }
  if (status === "blocked") return <Closed kind="blocked" reason={statusReason} />;
  if (status === "awaiting_approval") return <Closed kind="awaiting" />;
  if (mustChangePassword)
    return (
      <Suspense fallback={<PageSkeleton />}>
        <NewPassword />
      </Suspense>
    );
  if (enrolling)
    return (
      <Suspense fallback={<PageSkeleton />}>
        <FactorNeeded onDone={() => setEnrolling(false)} />
        <ProofAsker />
      </Suspense>
    );
  const staff = isSuperuser || (clientProfile?.roles.length ?? 0) > 0;
  if (selectedClient?.underMaintenance && !staff) return <Closed kind="maintenance" />;

  return (
    <>
      <a className={classes.skip} href="#content">
        {t("shell.skip")}
      </a>
      <Suspense fallback={<PageSkeleton />}>
        <SavedViews value={SavedViewsSheet}>
          {bare ? <Outlet /> : phone ? <PhoneFrame /> : <DesktopFrame />}
        </SavedViews>
      </Suspense>
      <ProofAsker />
      {/* Legal texts stop no person in the middle of an activity, whose clock may be running. */}
      {consented || bare ? null : (
        <Suspense fallback={null}>
          <LegalTextsSheet session={session} />
        </Suspense>
      )}
    </>
  );
}
