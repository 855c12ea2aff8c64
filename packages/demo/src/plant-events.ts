import { type RegistrationState, seatHeld } from "@trilha/contract/learning/live-sessions/states.ts";
import type { Tx } from "../../server/src/db/database.ts";
import { type EventPlan, eventPlans, type VenueKey, venuePlans } from "./event-plans.ts";
import type { PlantedPerson } from "./plant-people.ts";
import { createRandom, type Random } from "./random.ts";

const hour = 3_600_000;

interface Scope {
  clientId: string;
  organizer: PlantedPerson;
  host: PlantedPerson;
  people: readonly PlantedPerson[];
  covers: ReadonlyMap<string, string>;
  now: Date;
}

/** Venues and events of a programme, with the people who come, wait or ask. */
export async function plantEvents(tx: Tx, scope: Scope): Promise<void> {
  const random = createRandom(60_081);
  const venues = await plantVenues(tx, random, scope);
  for (const plan of eventPlans) {
    const id = await plantEvent(tx, random, scope, plan, venues);
    await plantRegistrations(tx, random, scope, plan, id);
    if (plan.state === "canceled") {
      await tx
        .updateTable("live_sessions")
        .set({ state: "canceled", canceled_for: plan.canceledFor ?? "" })
        .where("id", "=", id)
        .execute();
    }
  }
}

async function plantVenues(
  tx: Tx,
  random: Random,
  { clientId, now }: Scope,
): Promise<ReadonlyMap<VenueKey, string>> {
  const rows = Object.entries(venuePlans).map(([key, plan]) => ({
    key: key as VenueKey,
    plan,
    id: random.id(now),
  }));
  await tx
    .insertInto("venues")
    .values(
      rows.map(({ id, plan }) => ({
        id,
        client_id: clientId,
        ...plan,
        directions: JSON.stringify(plan.directions),
      })),
    )
    .execute();
  return new Map(rows.map(({ key, id }) => [key, id]));
}

async function plantEvent(
  tx: Tx,
  random: Random,
  { clientId, organizer, host, covers, now }: Scope,
  plan: EventPlan,
  venues: ReadonlyMap<VenueKey, string>,
): Promise<string> {
  const id = random.id(now);
  const startsAt = new Date(Math.floor(now.getTime() / hour) * hour + plan.inHours * hour);
  await tx
    .insertInto("live_sessions")
    .values({
      ...{
        id,
        client_id: clientId,
        kind: "event",
        created_by: organizer.id,
        created_at: now,
        changed_at: now,
      },
      ...{ title: JSON.stringify(plan.title), summary: JSON.stringify(plan.summary) },
      ...{ description: JSON.stringify(plan.description), audience: JSON.stringify(plan.audience) },
      cover_file_id: covers.get(plan.cover ?? "") ?? null,
      ...{ starts_at: startsAt, ends_at: new Date(startsAt.getTime() + plan.minutes * 60_000) },
      time_zone: plan.venue ? venuePlans[plan.venue].time_zone : "America/Sao_Paulo",
      venue_id: plan.venue ? (venues.get(plan.venue) ?? null) : null,
      link: plan.online ? "https://meet.jit.si/nimbus-retail-club" : null,
      ...{ subscription: plan.subscription, registration_until: null, waiting_list: true, offer_hours: 24 },
      ...{ check_in_before: 120, check_in_after: 60, check_in_code: random.digits(6) },
    })
    .execute();
  await tx
    .insertInto("live_session_hosts")
    .values({
      client_id: clientId,
      session_id: id,
      membership_id: host.memberships[clientId] ?? "",
      position: 1,
    })
    .execute();
  await tx
    .updateTable("live_session_seats")
    .set({ capacity: plan.capacity })
    .where("session_id", "=", id)
    .execute();
  await tx
    .updateTable("live_sessions")
    .set({ state: plan.state === "canceled" ? "scheduled" : plan.state })
    .where("id", "=", id)
    .execute();
  return id;
}

async function plantRegistrations(
  tx: Tx,
  random: Random,
  { clientId, people, now }: Scope,
  plan: EventPlan,
  sessionId: string,
): Promise<void> {
  const seller = people.find(({ username }) => username === "vendedor");
  const others = people.filter((one) => one !== seller && one.signedUp && one.memberships[clientId]);
  const states: RegistrationState[] = [
    ...Array<RegistrationState>(plan.registered).fill("registered"),
    ...Array<RegistrationState>(plan.waiting).fill("waiting"),
    ...Array<RegistrationState>(plan.requested).fill("requested"),
  ];
  const own = plan.seller ? states.lastIndexOf(plan.seller) : -1;
  const first = random.below(Math.max(1, others.length - states.length));
  const rows = states.flatMap((state, at) => {
    const person = at === own ? seller : others[first + at];
    return person ? [{ id: random.id(now), state, userId: person.id, person }] : [];
  });
  if (rows.length === 0) return;
  if (rows.filter(({ state }) => seatHeld[state]).length > (plan.capacity ?? rows.length)) {
    throw new Error("an event of the demo has more people than seats");
  }
  // One by one: the order of arrival is the order of the line.
  for (const { id, state, userId } of rows) {
    await tx
      .insertInto("live_session_registrations")
      .values({ id, client_id: clientId, session_id: sessionId, user_id: userId, state, created_at: now })
      .execute();
  }
  await tx
    .insertInto("live_session_steps")
    .values(
      rows.map(({ id, state, userId, person }) => ({
        ...{
          client_id: clientId,
          registration_id: id,
          event: "subscribe" as const,
          from_state: "none" as const,
        },
        ...{
          to_state: state,
          actor_id: userId,
          actor_name: `${person.firstName} ${person.lastName}`,
          at: now,
        },
      })),
    )
    .execute();
}
