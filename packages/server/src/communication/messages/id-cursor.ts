const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

/** The id a list stopped at; what is no id starts the list anew. Ids grow with time, so they order by themselves. */
export function idCursor(position: readonly [string] | undefined): string | undefined {
  return position && uuid.test(position[0]) ? position[0] : undefined;
}
