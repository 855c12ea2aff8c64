/** Steps (insert, delete, replace, swap neighbours) from one word to the other. */
export function editDistance(from: string, to: string): number {
  let before: number[] = [];
  let row = Array.from({ length: to.length + 1 }, (_, column) => column);
  for (let i = 1; i <= from.length; i++) {
    const next = [i];
    for (let j = 1; j <= to.length; j++) {
      const same = from[i - 1] === to[j - 1];
      const swapped = i > 1 && j > 1 && from[i - 1] === to[j - 2] && from[i - 2] === to[j - 1];
      next[j] = Math.min(
        (row[j] ?? 0) + 1,
        (next[j - 1] ?? 0) + 1,
        (row[j - 1] ?? 0) + (same ? 0 : 1),
        swapped ? (before[j - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY,
      );
    }
    before = row;
    row = next;
  }
  return row[to.length] ?? 0;
}

/** Variables with these beginnings can only be meant for Trilha. */
const ourPrefixes = [
  "ACCESS_TOKEN_",
  "BACKUP_",
  "CAPTCHA_",
  "CODE_DELAY",
  "CODE_WAIT",
  "CONTENT_ORIGIN",
  "CORS_",
  "DATABASE_",
  "FFMPEG_",
  "FILES_",
  "FIREBASE_",
  "JOBS_",
  "LIBREOFFICE_",
  "LOG_",
  "MAIL_",
  "METRICS_",
  "OAUTH_",
  "RATE_",
  "REALTIME_",
  "S3_",
  "SCORM_",
  "SECRET_KEY",
  "SESSION_DAYS",
  "SESSION_IDLE",
  "SMTP_",
  "TRILHA_",
  "TRUST_PROXY",
  "TWILIO_",
  "VAPID_",
  "WEB_",
  "WHATSAPP_",
];

/** The known names closest to a wrong one, best first. */
export function closestNames(name: string, known: readonly string[]): string[] {
  return known
    .map((candidate) => ({ candidate, distance: editDistance(name.toUpperCase(), candidate) }))
    .filter(({ candidate, distance }) => distance <= Math.max(3, candidate.length / 2))
    .sort((a, b) => a.distance - b.distance)
    .slice(0, 3)
    .map(({ candidate }) => candidate);
}

/**
 * Whether a variable that is no setting was meant as one: it begins like ours, or is one slip away from a
 * name long enough (8) that chance cannot bring it so near.
 */
export function looksLikeOurs(name: string, known: readonly string[]): boolean {
  if (ourPrefixes.some((prefix) => name.startsWith(prefix))) return true;
  const upper = name.toUpperCase();
  return known.some((candidate) => candidate.length >= 8 && editDistance(upper, candidate) <= 1);
}
