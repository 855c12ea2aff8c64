import { Link } from "@tanstack/react-router";
import { Avatar } from "../../../ui/controls/Avatar.tsx";
import classes from "../people.module.css";
import type { PersonItem } from "../people.queries.ts";

/** Person of a row: picture, name as a link one can open in a new tab, address. */
export function PersonCell({ person }: { person: PersonItem }) {
  return (
    <div className={classes.person}>
      <Avatar src={person.imageUrl} name={person.name} size={34} />
      <div className="stack shrink leading-135">
        <Link
          to="/admin/people/$personId"
          params={{ personId: person.id }}
          className={classes.name}
          tabIndex={-1}
          onClick={(event) => event.stopPropagation()}
        >
          {person.name}
        </Link>
        <span className="small truncated">{person.email}</span>
      </div>
    </div>
  );
}
