import { IconCheck, IconDots, IconUserCheck } from "@tabler/icons-react";
import type { RosterItem } from "@trilha/contract/learning/live-sessions/shapes.ts";
import { useTranslation } from "react-i18next";
import { useFormats } from "../../../i18n/use-locale.ts";
import { Avatar } from "../../../ui/controls/Avatar.tsx";
import { ActionIcon } from "../../../ui/controls/action-icon.ts";
import { Button } from "../../../ui/controls/button.ts";
import { Menu } from "../../../ui/controls/menu.ts";
import { useOnline } from "../../../ui/state/use-online.ts";
import { RegistrationBadge } from "../RegistrationBadge.tsx";
import classes from "./roster.module.css";
import type { RosterAction } from "./roster-taps.ts";

/** Deeds that are done by one press; the others take something away, so they ask for a reason. */
const PRESSED: readonly RosterAction[] = ["check_in", "approve"];

type Props = {
  person: RosterItem;
  /** A deed on this person has not arrived yet. */
  isOnItsWay: boolean;
  onAct: (person: RosterItem, action: RosterAction) => void;
};

/** Where a deed is that has not arrived yet. */
export function OnItsWay() {
  const { t } = useTranslation("learning/live-sessions/office");
  const online = useOnline();
  return (
    <span className={classes.onItsWay} role="status">
      {t(online ? "roster.sending" : "roster.kept")}
    </span>
  );
}

/** A person of an event: face, state, and what may be done by a thumb. */
export function RosterRow({ person, isOnItsWay, onAct }: Props) {
  const { t } = useTranslation("learning/live-sessions/office");
  const { number, time, deadlineTime } = useFormats();
  const { name, store, avatarUrl, state, place, offerUntil, checkedInAt, source, sentAt, can } = person;
  const first = PRESSED.find((action) => can.includes(action));
  const others = can.filter((action) => action !== first);
  const facts = [
    checkedInAt ? t("roster.at", { time: time(new Date(checkedInAt)) }) : undefined,
    checkedInAt && source ? t(`roster.source.${source}`) : undefined,
    sentAt ? t("roster.sentAt", { at: deadlineTime(new Date(sentAt)) }) : undefined,
    place === null ? undefined : t("roster.place", { place: number(place) }),
    offerUntil ? t("roster.offerUntil", { until: deadlineTime(new Date(offerUntil)) }) : undefined,
  ].filter(Boolean);
  return (
    <li className={classes.person} data-state={state}>
      <Avatar name={name} src={avatarUrl} size={48} />
      <div className="stack gap-4 shrink break">
        <strong className="leading-135">{name}</strong>
        {store ? <span className="small">{store}</span> : null}
        <span className="row wrap gap-4-8">
          <RegistrationBadge state={state} />
          {facts.length > 0 ? <span className="small">{facts.join(" · ")}</span> : null}
        </span>
        {isOnItsWay ? <OnItsWay /> : null}
      </div>
      {others.length > 0 ? (
        <Menu position="bottom-end" width={220}>
          <Menu.Target>
            <ActionIcon size={48} aria-label={t("roster.more", { name })}>
              <IconDots size={20} stroke={1.8} aria-hidden="true" />
            </ActionIcon>
          </Menu.Target>
          <Menu.Dropdown>
            {others.map((action) => (
              <Menu.Item key={action} onClick={() => onAct(person, action)}>
                {t(`roster.act.${action}`)}
              </Menu.Item>
            ))}
          </Menu.Dropdown>
        </Menu>
      ) : null}
      {first ? (
        <Button
          className={classes.press}
          aria-label={t("roster.for", { act: t(`roster.act.${first}`), name })}
          leftSection={
            first === "check_in" ? (
              <IconUserCheck size={20} stroke={1.8} aria-hidden="true" />
            ) : (
              <IconCheck size={20} stroke={1.8} aria-hidden="true" />
            )
          }
          onClick={() => onAct(person, first)}
        >
          {t(`roster.act.${first}`)}
        </Button>
      ) : null}
    </li>
  );
}
