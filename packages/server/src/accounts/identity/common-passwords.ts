let list: Promise<ReadonlySet<string>> | undefined;

/**
 * The most common passwords there are (some 49,000, offline), lower case. Read when the first new password comes:
 * signing in does not need them.
 */
export function commonPasswords(): Promise<ReadonlySet<string>> {
  list ??= import("@zxcvbn-ts/language-common").then(
    ({ dictionary }) => new Set(dictionary["passwords-common"].map(String)),
  );
  return list;
}
