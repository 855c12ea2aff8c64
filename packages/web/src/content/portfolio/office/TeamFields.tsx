import { IconTrash, IconUserPlus } from "@tabler/icons-react";
import { portfolioLimits, teamMemberLimits } from "@trilha/contract/content/portfolio/limits.ts";
import { useTranslation } from "react-i18next";
import { LocalizedField } from "../../../core/writing/LocalizedField.tsx";
import { PictureField } from "../../../core/writing/PictureField.tsx";
import { SortableList } from "../../../core/writing/SortableList.tsx";
import { ActionIcon } from "../../../ui/controls/action-icon.ts";
import { Button } from "../../../ui/controls/button.ts";
import { TextInput } from "../../../ui/controls/input.ts";
import { Card } from "../../../ui/page/Card.tsx";
import { type Draft, type DraftPerson, newPerson } from "./office-draft.ts";
import classes from "./portfolio-office.module.css";

type Props = {
  texts: Draft["texts"];
  people: Draft["people"];
  onChange: (changes: Partial<Pick<Draft, "texts" | "people">>) => void;
};

const MOST = 30;

function Person(props: {
  person: DraftPerson;
  onChange: (changes: Partial<DraftPerson>) => void;
  onRemove: () => void;
}) {
  const { person, onChange, onRemove } = props;
  const { t } = useTranslation("content/portfolio/office");
  const { key, name, role, about, pictureFileId, pictureUrl } = person;
  return (
    <div className="stack gap-16">
      <div className={classes.row}>
        <TextInput
          id={`person-${key}-name`}
          label={t("person.name")}
          value={name}
          maxLength={teamMemberLimits.name}
          onChange={(event) => onChange({ name: event.currentTarget.value })}
        />
        <ActionIcon
          size={44}
          aria-label={t("person.remove", { name: name || t("person.new") })}
          onClick={onRemove}
        >
          <IconTrash size={18} stroke={1.7} aria-hidden="true" />
        </ActionIcon>
      </div>
      <LocalizedField
        id={`person-${key}-role`}
        label={t("person.role")}
        value={role}
        maxLength={teamMemberLimits.role}
        onChange={(texts) => onChange({ role: texts })}
      />
      <LocalizedField
        id={`person-${key}-about`}
        label={t("person.about")}
        value={about}
        maxLength={teamMemberLimits.about}
        rows={3}
        onChange={(texts) => onChange({ about: texts })}
      />
      <PictureField
        id={`person-${key}-picture`}
        kind="branding"
        of={name || t("person.new")}
        fileId={pictureFileId}
        url={pictureUrl ?? undefined}
        onChange={(fileId, url) => onChange({ pictureFileId: fileId, pictureUrl: url ?? null })}
      />
    </div>
  );
}

/** The page about the team: its words and its people, in their order. */
export function TeamFields({ texts, people, onChange }: Props) {
  const { t } = useTranslation("content/portfolio/office");
  const change = (key: string, changes: Partial<DraftPerson>) =>
    onChange({ people: people.map((one) => (one.key === key ? { ...one, ...changes } : one)) });
  return (
    <Card title={t("team")}>
      <div className="stack gap-16">
        <LocalizedField
          id="portfolio-team-title"
          label={t("teamTitle")}
          value={texts.teamTitle}
          maxLength={portfolioLimits.teamTitle}
          onChange={(teamTitle) => onChange({ texts: { ...texts, teamTitle } })}
        />
        <LocalizedField
          id="portfolio-team-text"
          label={t("teamText")}
          description={t("teamTextHelp")}
          value={texts.teamText}
          maxLength={portfolioLimits.teamText}
          rows={6}
          onChange={(teamText) => onChange({ texts: { ...texts, teamText } })}
        />
        <SortableList
          label={t("people")}
          items={people}
          idOf={({ key }) => key}
          nameOf={({ name }) => name || t("person.new")}
          onChange={(ordered) => onChange({ people: ordered })}
        >
          {(person) => (
            <Person
              person={person}
              onChange={(changes) => change(person.key, changes)}
              onRemove={() => onChange({ people: people.filter(({ key }) => key !== person.key) })}
            />
          )}
        </SortableList>
        <Button
          variant="default"
          disabled={people.length >= MOST}
          leftSection={<IconUserPlus size={18} stroke={1.7} aria-hidden="true" />}
          onClick={() => onChange({ people: [...people, newPerson()] })}
        >
          {t("person.add")}
        </Button>
      </div>
    </Card>
  );
}
