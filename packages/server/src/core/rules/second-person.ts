/**
 * §roles#two-people Four-eyes principle: a proposal or a finding is decided by another person than its author, whatever
 * their roles; a superuser is no exception. Without an author (null) everybody is another person.
 */
export function isSecondPerson(deciderId: string, authorId: string | null): boolean {
  return deciderId !== authorId;
}
