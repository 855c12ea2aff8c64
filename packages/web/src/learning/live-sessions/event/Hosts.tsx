import type { SessionPage } from "@trilha/contract/learning/live-sessions/shapes.ts";
import { useTranslation } from "react-i18next";
import { Avatar } from "../../../ui/controls/Avatar.tsx";
import { Card } from "../../../ui/page/Card.tsx";

/** Faces and names of who leads it. */
export function Hosts({ hosts }: { hosts: SessionPage["hosts"] }) {
  const { t } = useTranslation("learning/live-sessions");
  return (
    <Card title={t("page.hosts")}>
      <ul className="plain flex wrap gap-16-20">
        {hosts.map(({ name, avatarUrl }) => (
          <li key={name} className="row gap-10">
            <Avatar name={name} src={avatarUrl} size={44} />
            <span className="weight-550">{name}</span>
          </li>
        ))}
      </ul>
    </Card>
  );
}
