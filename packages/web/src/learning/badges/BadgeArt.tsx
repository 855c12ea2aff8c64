import {
  IconBolt,
  IconBook2,
  IconBulb,
  IconCrown,
  IconDiamond,
  IconFlag3,
  IconFlame,
  IconHeart,
  IconMap2,
  IconMedal,
  IconPuzzle,
  IconReceipt,
  IconRocket,
  IconSchool,
  IconTarget,
  IconTrophy,
} from "@tabler/icons-react";
import type { BadgePicture, badgeIcons, badgeShapes } from "@trilha/contract/learning/badges/drawing.ts";
import classes from "./badges.module.css";

const ICONS: Record<(typeof badgeIcons)[number], typeof IconBook2> = {
  ...{ book: IconBook2, trophy: IconTrophy, flame: IconFlame, bolt: IconBolt, target: IconTarget },
  ...{ rocket: IconRocket, puzzle: IconPuzzle, heart: IconHeart, crown: IconCrown, map: IconMap2 },
  ...{ receipt: IconReceipt, bulb: IconBulb, medal: IconMedal, diamond: IconDiamond, flag: IconFlag3 },
  school: IconSchool,
};

/** Outlines in a box of a hundred. */
const SHAPES: Record<(typeof badgeShapes)[number], string> = {
  circle: "M50 4a46 46 0 1 1 0 92a46 46 0 0 1 0-92z",
  shield: "M50 4l38 12v34c0 24-16 38-38 46C28 88 12 74 12 50V16z",
  star: "M50 3l13 12 18-3 3 18 13 20-13 20-3 18-18-3-13 12-13-12-18 3-3-18L3 50l13-20 3-18 18 3z",
  hexagon: "M50 3l41 23.500v47L50 97 9 73.500v-47z",
  ribbon: "M50 4a38 38 0 0 1 24 67l6 26-30-14-30 14 6-26A38 38 0 0 1 50 4z",
  flower:
    "M50 6c9-6 22 0 23 11 11 1 17 14 11 23 6 9 0 22-11 23-1 11-14 17-23 11-9 6-22 0-23-11-11-1-17-14-11-23-6-9 0-22 11-23C28 6 41 0 50 6z",
};

type Props = { picture: BadgePicture; url: string | null; size?: number; locked?: boolean };

/** A badge's picture: drawn in the client's colours, or the one that was sent. It says nothing its name does not. */
export function BadgeArt({ picture, url, size = 88, locked = false }: Props) {
  if (picture.kind === "file")
    return (
      <span className={classes.art} style={{ width: size, height: size }} data-locked={locked || undefined}>
        {url ? <img src={url} alt="" width={size} height={size} /> : null}
      </span>
    );
  const Icon = ICONS[picture.icon];
  return (
    <span
      className={classes.art}
      style={{ width: size, height: size }}
      data-tone={picture.tone}
      data-locked={locked || undefined}
      aria-hidden="true"
    >
      <svg viewBox="0 0 100 100" width={size} height={size} role="presentation">
        <path d={SHAPES[picture.shape]} className={classes.shape} />
        <path d={SHAPES[picture.shape]} className={classes.rim} transform="translate(9 9) scale(.82)" />
      </svg>
      <Icon size={size * 0.4} stroke={1.6} />
    </span>
  );
}
