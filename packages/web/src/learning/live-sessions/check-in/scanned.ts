/** Event and code of the organizer's QR code, which holds the address `/events/{id}/check-in#{scan}`; undefined of any other. */
export function scannedIn(text: string): { readonly eventId: string; readonly scan: string } | undefined {
  const match = /\/events\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\/check-in#(\S{1,64})$/i.exec(
    text.trim(),
  );
  const [, eventId, scan] = match ?? [];
  return eventId && scan ? { eventId: eventId.toLowerCase(), scan } : undefined;
}
