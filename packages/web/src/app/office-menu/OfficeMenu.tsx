import { IconChevronDown, IconSearch, IconStar, IconStarFilled, IconX } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { addUp, badgesOf, type WaitingCount } from "../../home/office/badges.ts";
import { officeHomeQuery } from "../../home/office/office.queries.ts";
import { countText } from "../../home/office/targets.ts";
import { useFormats } from "../../i18n/use-locale.ts";
import type { OfficeGroup } from "../../room/place.ts";
import { can, useSession } from "../../session/session.queries.ts";
import { ActionIcon } from "../../ui/controls/action-icon.ts";
import { TextInput } from "../../ui/controls/input.ts";
import { PlaceIcon } from "../PlaceIcon.tsx";
import { isOfficePlace, type NamedPlace, placeAt } from "../places.ts";
import { searchPlaces } from "../search-places.ts";
import {
  favouritePlaces,
  groupPlaces,
  groupsOpenAtFirst,
  isLong,
  type MenuGroup,
  MOST_FAVOURITES,
  toggleFavourite,
} from "./menu-groups.ts";
import classes from "./office-menu.module.css";
import { useStoredList } from "./use-stored-list.ts";

type OfficePlace = NamedPlace & { readonly group: OfficeGroup };

type Props = {
  /** The places of the office this person may open. */
  places: readonly OfficePlace[];
  /** The place of the current page, whatever menu it belongs to. */
  here: NamedPlace | undefined;
};

const STOPS = "input, a, button[aria-expanded]";

/** §interface#office-menu: the back office's menu: favourites, groups that fold and are remembered, and a search over all of it. */
export function OfficeMenu({ places, here }: Props) {
  const { t } = useTranslation("app/office-menu");
  const { t: shell } = useTranslation("shell");
  const { number } = useFormats();
  const menuId = useId();
  const menu = useRef<HTMLElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState("");
  const [full, setFull] = useState(false);
  const [open, toggleGroup] = useOpenGroups(places, here);
  const [starred = [], changeStarred] = useStoredList(`trilha.menu.favourites.${useSession().id}`);
  const favourites = favouritePlaces(places, starred);
  const badges = useBadges(places);

  const star = (place: OfficePlace, inFavourites: boolean) => {
    const next = toggleFavourite(starred, place.id, places);
    setFull(next === undefined);
    if (!next) return;
    changeStarred(next);
    if (next.length > starred.length && !open.includes("favourites")) toggleGroup("favourites");
    // The pressed star leaves with its row: focus goes to where the menu begins.
    if (inFavourites) requestAnimationFrame(() => menu.current?.querySelector<HTMLElement>(STOPS)?.focus());
  };

  const row = (place: OfficePlace, inFavourites = false, hint?: string) => (
    <li key={place.id} className={classes.row}>
      <Link
        to={place.path}
        className={classes.item}
        aria-current={here?.id === place.id ? "page" : undefined}
        aria-describedby={badges.has(place.id) ? `${menuId}-${place.id}-${inFavourites}` : undefined}
        onClick={() => setTyped("")}
      >
        <PlaceIcon icon={place.icon} size={20} />
        <span>
          {place.name}
          {hint ? <small className="block dim text-12 weight-500">{hint}</small> : null}
        </span>
      </Link>
      <WaitingBadge id={`${menuId}-${place.id}-${inFavourites}`} badge={badges.get(place.id)} />
      <button
        type="button"
        className={classes.star}
        aria-pressed={starred.includes(place.id)}
        aria-label={t("favourite", { place: place.name })}
        onClick={() => star(place, inFavourites)}
      >
        {starred.includes(place.id) ? (
          <IconStarFilled size={18} aria-hidden="true" />
        ) : (
          <IconStar size={18} stroke={1.7} aria-hidden="true" />
        )}
      </button>
    </li>
  );

  const onKey = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key === "Escape" && typed !== "") {
      event.preventDefault();
      setTyped("");
      field.current?.focus();
    }
    if (event.key === "Enter" && event.target === field.current && typed.trim() !== "") {
      event.preventDefault();
      menu.current?.querySelector("a")?.click();
    }
    if (event.key === "ArrowDown" || event.key === "ArrowUp") {
      const stops = [...(menu.current?.querySelectorAll<HTMLElement>(STOPS) ?? [])].filter((stop) =>
        stop.checkVisibility(),
      );
      const at = stops.indexOf(event.target as HTMLElement);
      const next = at < 0 ? undefined : stops[at + (event.key === "ArrowDown" ? 1 : -1)];
      if (!next) return;
      event.preventDefault();
      next.focus();
    }
  };

  const named = places.map((place) => ({ ...place, groupName: t(`groups.${place.group}`) }));
  const matches = typed.trim() === "" ? undefined : searchPlaces(named, typed);

  return (
    <nav ref={menu} className={classes.menu} aria-label={shell("shell.officeMenu")} onKeyDown={onKey}>
      <p className={classes.title}>{shell("shell.backOffice")}</p>
      {isLong(places) ? (
        <TextInput
          ref={field}
          type="search"
          className={classes.search}
          aria-label={t("search")}
          placeholder={t("search")}
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
          leftSection={<IconSearch size={18} stroke={1.7} aria-hidden="true" />}
          rightSection={
            typed ? (
              <ActionIcon
                size={32}
                aria-label={shell("ui.clearSearch")}
                onClick={() => {
                  setTyped("");
                  field.current?.focus();
                }}
              >
                <IconX size={16} aria-hidden="true" />
              </ActionIcon>
            ) : null
          }
        />
      ) : null}
      <p role="status" className={full ? classes.notice : "only-heard"}>
        {full
          ? t("full", { amount: number(MOST_FAVOURITES) })
          : matches && shell("ui.results", { count: matches.length, amount: number(matches.length) })}
      </p>
      {matches ? (
        matches.length > 0 ? (
          <ul className={classes.list}>{matches.map((place) => row(place, false, place.groupName))}</ul>
        ) : (
          <p className={classes.notice}>{shell("shell.paletteEmpty")}</p>
        )
      ) : (
        <>
          <ul className={classes.list}>
            {places.filter(({ group }) => group === "today").map((place) => row(place))}
          </ul>
          {favourites.length > 0 ? (
            <Group
              name={t("favourites")}
              open={open.includes("favourites")}
              onToggle={() => toggleGroup("favourites")}
            >
              {favourites.map((place) => row(place, true))}
            </Group>
          ) : null}
          {groupPlaces(places.filter(({ group }) => group !== "today")).map(({ group, places: inGroup }) => (
            <Group
              key={group}
              name={t(`groups.${group}`)}
              open={open.includes(group)}
              current={here?.group === group}
              badge={addUp(inGroup.map(({ id }) => badges.get(id)))}
              onToggle={() => toggleGroup(group)}
            >
              {inGroup.map((place) => row(place))}
            </Group>
          ))}
        </>
      )}
    </nav>
  );
}

/** Work that waits for this person, by the place it is done in. */
function useBadges(places: readonly OfficePlace[]): ReadonlyMap<string, WaitingCount> {
  const session = useSession();
  const enabled = session.selectedClient !== null && can(session, "office.open");
  const { data } = useQuery({ ...officeHomeQuery, enabled });
  const badges = new Map<string, WaitingCount>();
  for (const [path, badge] of badgesOf(data?.queues ?? [])) {
    const place = placeAt(places, path);
    if (place) badges.set(place.id, addUp([badges.get(place.id), badge]));
  }
  return badges;
}

/** How much waits, beside the name of its place. */
function WaitingBadge({ id, badge }: { id: string; badge: WaitingCount | undefined }) {
  const { t } = useTranslation("app/office-menu");
  const { number } = useFormats();
  if (!badge || badge.count === 0) return null;
  const amount = countText(badge, number);
  return (
    <span className={classes.badge}>
      <span aria-hidden="true">{amount}</span>
      <span id={id} className="only-heard">
        {t("waiting", { amount })}
      </span>
    </span>
  );
}

/** The open groups, stored when a person opens or closes one; that of the current page opens by itself. */
function useOpenGroups(places: readonly OfficePlace[], here: NamedPlace | undefined) {
  const [stored, store] = useStoredList("trilha.menu.open");
  const current = here && isOfficePlace(here) ? here.group : undefined;
  const [open, setOpen] = useState(() => groupsOpenAtFirst(stored, current, places));
  const [seen, setSeen] = useState(current);
  if (seen !== current) {
    setSeen(current);
    if (current && !open.includes(current)) setOpen([...open, current]);
  }
  const toggle = (group: MenuGroup) => {
    const next = open.includes(group) ? open.filter((one) => one !== group) : [...open, group];
    setOpen(next);
    store(next);
  };
  return [open, toggle] as const;
}

type GroupProps = {
  name: string;
  open: boolean;
  onToggle: () => void;
  /** Whether the current page is one of its places. */
  current?: boolean;
  /** Work that waits in its places, shown while it is folded. */
  badge?: WaitingCount;
  children: ReactNode;
};

function Group({ name, open, onToggle, current, badge, children }: GroupProps) {
  const list = useId();
  return (
    <div>
      <h2 className={classes.heading}>
        <button
          type="button"
          className={classes.fold}
          aria-expanded={open}
          aria-controls={list}
          aria-describedby={!open && badge?.count ? `${list}-waiting` : undefined}
          data-current={current || undefined}
          onClick={onToggle}
        >
          {name}
          <IconChevronDown className={classes.chevron} size={16} stroke={1.7} aria-hidden="true" />
        </button>
        <WaitingBadge id={`${list}-waiting`} badge={open ? undefined : badge} />
      </h2>
      <ul id={list} className={classes.list} hidden={!open}>
        {children}
      </ul>
    </div>
  );
}
