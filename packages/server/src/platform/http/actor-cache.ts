import { type Actor, loadActor } from "../../core/actor.ts";
import type { AccessClaims } from "../../core/tokens.ts";
import type { Database } from "../../db/database.ts";

const life = 30_000;
const size = 10_000;

/**
 * Actors by session, for half a minute. Whoever changes what a person may do makes the database tell every
 * process (`trilha_actor_changed`), which forgets that person here; while a process cannot hear, it caches nothing.
 */
export class ActorCache {
  readonly #entries = new Map<string, { actor: Actor; until: number }>();
  readonly #db: Database;
  #hearing = false;
  // Counts what was heard, so that an answer read before a change is not kept after it.
  #changes = 0;

  constructor(db: Database) {
    this.#db = db;
  }

  async find(claims: AccessClaims, now: Date): Promise<Actor | undefined> {
    const known = this.#entries.get(claims.sid);
    const fits = known && known.until > now.getTime() && known.actor.clientId === claims.cid;
    if (fits && known.actor.userId === claims.sub && known.actor.sessionEndsAt > now) return known.actor;
    const changes = this.#changes;
    const actor = await loadActor(this.#db, claims, now);
    if (actor && this.#hearing && changes === this.#changes) {
      if (this.#entries.size >= size) this.#entries.clear();
      this.#entries.set(claims.sid, { actor, until: now.getTime() + life });
    }
    return actor;
  }

  /** The database said that what this person may do has changed. */
  forget(userId: string): void {
    this.#changes += 1;
    for (const [sessionId, { actor }] of this.#entries) {
      if (actor.userId === userId) this.#entries.delete(sessionId);
    }
  }

  /** A client closed for maintenance or opened again, or switched a module. */
  forgetClient(clientId: string): void {
    this.#changes += 1;
    for (const [sessionId, { actor }] of this.#entries) {
      if (actor.clientId === clientId) this.#entries.delete(sessionId);
    }
  }

  /** Whether changes can be heard at present. */
  hear(hearing: boolean): void {
    this.#hearing = hearing;
    this.#changes += 1;
    this.#entries.clear();
  }
}
