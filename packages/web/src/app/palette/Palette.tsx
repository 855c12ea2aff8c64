import "@mantine/core/styles/CloseButton.layer.css";
import "@mantine/core/styles/Overlay.layer.css";
import "@mantine/core/styles/Paper.layer.css";
import "@mantine/core/styles/ScrollArea.layer.css";
import "@mantine/core/styles/UnstyledButton.layer.css";
import "@mantine/core/styles/ModalBase.layer.css";
import "@mantine/core/styles/Modal.layer.css";
import "../../ui/controls/input.ts";
import "@mantine/spotlight/styles.layer.css";
import { useMantineColorScheme } from "@mantine/core";
import { Spotlight, spotlight } from "@mantine/spotlight";
import {
  IconBook,
  IconChartPie,
  IconFileInvoice,
  IconGift,
  IconHelpCircle,
  IconLogout,
  IconMoon,
  IconPackage,
  IconRoute,
  IconSearch,
  IconSpeakerphone,
  IconSun,
  IconUser,
} from "@tabler/icons-react";
import { useNavigate } from "@tanstack/react-router";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { pathOf } from "../../learning/items/learn-links.ts";
import { leave } from "../../session/sign-in.ts";
import { PlaceIcon } from "../PlaceIcon.tsx";
import { isOfficePlace, type NamedPlace } from "../places.ts";
import { searchPlaces } from "../search-places.ts";
import classes from "./palette.module.css";
import { useCourseSearch } from "./use-course-search.ts";
import { usePaused } from "./use-paused.ts";
import { type FoundRecord, recordPath, useRecordSearch } from "./use-record-search.ts";

const LONGEST = 64;

const RECORD_ICON: Readonly<Record<FoundRecord["kind"], typeof IconUser>> = {
  person: IconUser,
  campaign: IconSpeakerphone,
  invoice: IconFileInvoice,
  order: IconPackage,
  reward: IconGift,
  course: IconBook,
  question: IconHelpCircle,
  segment: IconChartPie,
};

type Props = {
  /** Grows by one with every wish to open. */
  asked: number;
  places: readonly NamedPlace[];
};

/** Every place, the office's records, courses and trails, and a few deeds, by typing. */
export function Palette({ asked: openings, places }: Props) {
  const { t } = useTranslation("shell");
  const { t: menu } = useTranslation("app/office-menu");
  const navigate = useNavigate();
  const { setColorScheme } = useMantineColorScheme();
  const [typed, setTyped] = useState("");
  const wanted = typed.trim().slice(0, LONGEST);
  const paused = usePaused(wanted);
  const search = wanted === "" ? "" : paused;
  const courses = useCourseSearch(search);
  const records = useRecordSearch(search);

  const named = places.map((place) => ({
    ...place,
    groupName: isOfficePlace(place) ? menu(`groups.${place.group}`) : undefined,
  }));
  const actions = [
    {
      id: "light",
      name: `${t("ui.colorScheme")}: ${t("ui.schemeLight")}`,
      Icon: IconSun,
      act: () => setColorScheme("light"),
    },
    {
      id: "dark",
      name: `${t("ui.colorScheme")}: ${t("ui.schemeDark")}`,
      Icon: IconMoon,
      act: () => setColorScheme("dark"),
    },
    { id: "leave", name: t("shell.signOut"), Icon: IconLogout, act: () => void leave() },
  ];

  useEffect(() => {
    if (openings > 0) spotlight.open();
  }, [openings]);

  return (
    <Spotlight
      shortcut={null}
      radius="lg"
      highlightQuery
      query={typed}
      onQueryChange={setTyped}
      // Searched before they are given, as the menu is; a group without entries has no heading.
      filter={(_, groups) => groups.filter((group) => !("actions" in group) || group.actions.length > 0)}
      nothingFound={t("shell.paletteEmpty")}
      classNames={{ content: classes.content }}
      attributes={{ content: { "aria-label": t("shell.searchEverything") } }}
      searchProps={{
        leftSection: <IconSearch size={20} stroke={1.7} aria-hidden="true" />,
        placeholder: t("shell.searchEverything"),
        "aria-label": t("shell.searchEverything"),
      }}
      actions={[
        {
          group: t("shell.palettePlaces"),
          actions: searchPlaces(named, typed).map((place) => ({
            id: place.id,
            label: place.name,
            leftSection: <PlaceIcon icon={place.icon} size={20} />,
            onClick: () => void navigate({ to: place.path }),
          })),
        },
        {
          group: menu("records"),
          // Found and ranked by the server, as far as this person's rights go.
          actions: records.map((record) => ({
            id: `${record.kind}-${record.id}`,
            label: record.title,
            description: [menu(`record.${record.kind}`), record.detail].filter(Boolean).join(" · "),
            leftSection: <PlaceIcon icon={RECORD_ICON[record.kind]} size={20} />,
            onClick: () => void navigate({ to: recordPath(record) }),
          })),
        },
        {
          group: t("shell.paletteCourses"),
          // Found by the server, by a word that may be spelt otherwise.
          actions: courses.map((course) => ({
            id: course.id,
            label: course.title,
            leftSection: <PlaceIcon icon={course.kind === "trail" ? IconRoute : IconBook} size={20} />,
            onClick: () => void navigate({ to: pathOf(course) }),
          })),
        },
        {
          group: t("shell.paletteActions"),
          actions: searchPlaces(actions, typed).map(({ id, name, Icon, act }) => ({
            id,
            label: name,
            leftSection: <Icon size={20} stroke={1.7} aria-hidden="true" />,
            onClick: act,
          })),
        },
      ]}
    />
  );
}
