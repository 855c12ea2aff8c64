import readExif from "exif-reader";

/** EXIF data of a picture that an auditor may want to know: device, time and place. */
export function readCamera(exif: Buffer): Record<string, unknown> {
  try {
    const { Image: image, Photo: photo, GPSInfo: gps } = readExif(exif);
    return known({
      make: text(image?.Make),
      model: text(image?.Model),
      software: text(image?.Software),
      // As the camera's clock said, in its own zone.
      takenAt: localTime(photo?.DateTimeOriginal ?? image?.DateTime),
      zone: text(photo?.OffsetTimeOriginal),
      latitude: degrees(gps?.GPSLatitude, gps?.GPSLatitudeRef, "S"),
      longitude: degrees(gps?.GPSLongitude, gps?.GPSLongitudeRef, "W"),
    });
  } catch {
    return { unreadable: true };
  }
}

function known(facts: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(facts).filter(([, value]) => value !== undefined));
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: the database takes no NUL, and nobody wants the rest
const control = /[\u0000-\u001f\u007f]+/g;

function text(value: unknown): string | undefined {
  if (typeof value !== "string") return undefined;
  return value.toWellFormed().replace(control, " ").trim().slice(0, 128) || undefined;
}

function localTime(value: unknown): string | undefined {
  if (!(value instanceof Date)) return text(value);
  return Number.isNaN(value.getTime()) ? undefined : value.toISOString().replace("Z", "");
}

function degrees(value: unknown, side: unknown, negative: string): number | undefined {
  if (!Array.isArray(value)) return undefined;
  const [whole = 0, minutes = 0, seconds = 0] = value.map(Number);
  const size = whole + minutes / 60 + seconds / 3600;
  if (!Number.isFinite(size)) return undefined;
  return Number((side === negative ? -size : size).toFixed(6));
}
