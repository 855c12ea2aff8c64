import { type Actor, loadActor } from "../../core/actor.ts";
import { TimedCache } from "../../core/cache.ts";
import type { AccessClaims } from "../../core/tokens.ts";
import type { Database } from "../../db/database.ts";

/**
 * Actors by session, for half a minute. Whoever changes what a person may do makes the database tell every
 * process (`trilha_actor_changed`), which forgets that person here; while a process cannot hear, it caches nothing.
 */
export class ActorCache {
  // An actor with its permissions is about a kilobyte.
  readonly #actors = new TimedCache<Actor>("actors", { most: 10_000, life: 30_000 });
  readonly #db: Database;
  #hearing = false;
  // Counts what was heard, so that an answer read before a change is not kept after it.
  #changes = 0;

  constructor(db: Database) {
    this.#db = db;
  }

  async find(claims: AccessClaims, now: Date): Promise<Actor | undefined> {
    const known = this.#actors.get(
      claims.sid,
      now,
      ({ clientId, userId, sessionEndsAt }) =>
        clientId === claims.cid && userId === claims.sub && sessionEndsAt > now,
    );
    if (known) return known;
    const changes = this.#changes;
    const actor = await loadActor(this.#db, claims, now);
    if (actor && this.#hearing && changes === this.#changes) this.#actors.set(claims.sid, actor, now);
    return actor;
  }

  /** The database said that what this person may do has changed. */
  forget(userId: string): void {
    this.#changes += 1;
    this.#actors.deleteWhere((actor) => actor.userId === userId);
  }

  /** A client closed for maintenance or opened again, or switched a module. */
  forgetClient(clientId: string): void {
    this.#changes += 1;
    this.#actors.deleteWhere((actor) => actor.clientId === clientId);
  }

  /** Whether changes can be heard at present. */
  hear(hearing: boolean): void {
    this.#hearing = hearing;
    this.#changes += 1;
    this.#actors.clear();
  }
}
