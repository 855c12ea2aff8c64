import { createHash } from "node:crypto";
import sharp from "sharp";
import { pictureKey } from "../../server/src/core/picture-address.ts";
import { type PictureVariant, publicKey } from "../../server/src/core/public-address.ts";
import type { Tx } from "../../server/src/db/database.ts";
import type { StorePort } from "../../server/src/platform/outside/ports.ts";
import { cimentaBackground, cimentaLogo, nimbusBackground, nimbusLogo, portrait } from "./drawings.ts";
import type { PlantedProgramme } from "./plant-client.ts";
import type { PlantedPerson } from "./plant-people.ts";
import type { Random } from "./random.ts";

interface Drawing {
  fileId: string;
  clientId: string;
  ownerId: string;
  kind: "avatar" | "branding" | "product_picture" | "reward_picture" | "course_cover" | "event_cover";
  name: string;
  svg: string;
  /** Height of a logo that is drawn larger than its vectors. */
  height?: number;
  at: Date;
}

const edges: Readonly<Record<PictureVariant, number>> = { thumb: 256, large: 1600 };
const portraits = 64;

/** Draws logos, backgrounds and some faces, and puts them where uploads would lie. */
export async function plantPictures(
  tx: Tx,
  random: Random,
  store: StorePort,
  given: { programmes: readonly PlantedProgramme[]; people: readonly PlantedPerson[] },
): Promise<void> {
  const { programmes, people } = given;
  const looks = programmes.flatMap(({ id, plan, since, logoFileId, backgroundFileId }): Drawing[] => {
    const owner = people.find(({ roles, clients }) => roles?.length && clients[0] === plan.slug);
    const shared = { clientId: id, ownerId: owner?.id ?? "", kind: "branding", at: since } as const;
    const isNimbus = plan.slug === "nimbus";
    const logo = isNimbus ? nimbusLogo() : cimentaLogo();
    const background = isNimbus ? nimbusBackground(random) : cimentaBackground(random);
    return [
      { ...shared, fileId: logoFileId, name: "logo.png", svg: logo, height: 240 },
      { ...shared, fileId: backgroundFileId, name: "background.png", svg: background },
    ];
  });
  // Named accounts stand first and all have a face; of the others, those who have signed up.
  const faces = people
    .filter(({ signedUp }) => signedUp)
    .slice(0, portraits)
    .map(
      (person): Drawing => ({
        fileId: random.id(person.joinedAt),
        clientId: Object.keys(person.memberships)[0] ?? "",
        ownerId: person.id,
        kind: "avatar",
        name: "me.png",
        svg: portrait(random, person.gender),
        at: person.joinedAt,
      }),
    );
  const rows = await inTurns([...looks, ...faces], 4, (drawing) => putPicture(store, drawing));
  await tx.insertInto("files").values(rows).execute();
  await Promise.all(
    faces.map(({ ownerId, fileId }) =>
      tx.updateTable("users").set({ avatar_file_id: fileId }).where("id", "=", ownerId).execute(),
    ),
  );
}

interface DrawnThings<Name extends string> {
  clientId: string;
  ownerId: string;
  drawn: readonly (readonly [Name, string])[];
  at: Date;
}

/** Draws what products look like, each type of a brand once; answers the files by what they show. */
export function plantProductPictures(
  tx: Tx,
  random: Random,
  store: StorePort,
  drawings: DrawnThings<string>,
): Promise<Map<string, string>> {
  return plantDrawn(tx, random, store, "product_picture", drawings);
}

/** Draws what rewards look like, each thing once; answers the files by what they show. */
export function plantRewardPictures<Name extends string>(
  tx: Tx,
  random: Random,
  store: StorePort,
  drawings: DrawnThings<Name>,
): Promise<Map<Name, string>> {
  return plantDrawn(tx, random, store, "reward_picture", drawings);
}

/** Draws covers of courses; answers the files by what they show. */
export function plantCoursePictures(
  tx: Tx,
  random: Random,
  store: StorePort,
  drawings: DrawnThings<string>,
): Promise<Map<string, string>> {
  return plantDrawn(tx, random, store, "course_cover", drawings);
}

/** Draws covers of events; answers the files by what they show. */
export function plantEventPictures(
  tx: Tx,
  random: Random,
  store: StorePort,
  drawings: DrawnThings<string>,
): Promise<Map<string, string>> {
  return plantDrawn(tx, random, store, "event_cover", drawings);
}

async function plantDrawn<Name extends string>(
  tx: Tx,
  random: Random,
  store: StorePort,
  kind: Drawing["kind"],
  { drawn, ...shared }: DrawnThings<Name>,
): Promise<Map<Name, string>> {
  const drawings = drawn.map(([name, svg]): Drawing & { name: Name } => ({
    ...{ ...shared, fileId: random.id(shared.at), kind, name, svg },
  }));
  const rows = await inTurns(drawings, 4, (drawing) => putPicture(store, drawing));
  await tx.insertInto("files").values(rows).execute();
  return new Map(drawings.map(({ name, fileId }) => [name, fileId]));
}

/** A few at a time: drawing takes a core each. */
async function inTurns<Item, Result>(
  items: readonly Item[],
  count: number,
  work: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  let next = 0;
  const turn = async () => {
    for (let at = next++; at < items.length; at = next++) {
      const item = items[at];
      if (item !== undefined) results[at] = await work(item);
    }
  };
  await Promise.all(Array.from({ length: count }, turn));
  return results;
}

async function putPicture(store: StorePort, drawing: Drawing) {
  const { fileId, clientId, kind, at } = drawing;
  const original = await sharp(Buffer.from(drawing.svg))
    .resize(drawing.height ? { height: drawing.height } : {})
    .png({ compressionLevel: 3 })
    .toBuffer({ resolveWithObject: true });
  const storage_key = `originals/${clientId}/${fileId}`;
  await store.put(storage_key, original.data, "image/png");
  const variants: Record<string, { key: string; type: string }> = {};
  for (const variant of ["thumb", "large"] as const) {
    const key = kind === "branding" ? publicKey(clientId, fileId, variant) : pictureKey(fileId, variant);
    const bytes = await sharp(original.data)
      .resize(edges[variant], edges[variant], { fit: "inside", withoutEnlargement: true })
      .webp({ quality: 82, effort: 2 })
      .toBuffer();
    await store.put(key, bytes, "image/webp");
    variants[variant] = { key, type: "image/webp" };
  }
  return {
    id: fileId,
    client_id: clientId,
    owner_id: drawing.ownerId,
    kind,
    name: drawing.name,
    declared_type: "image/png",
    declared_size: original.data.length,
    state: "ready" as const,
    sniffed_type: "image/png",
    size: original.data.length,
    sha256: createHash("sha256").update(original.data).digest(),
    storage_key,
    variants: JSON.stringify(variants),
    width: original.info.width,
    height: original.info.height,
    created_at: at,
    completed_at: at,
  };
}
