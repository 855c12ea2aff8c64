/**
 * Grants to a package, in the words of `sandbox`: the policy of its origin and the player's frame say the same, since the
 * stricter of the two holds. Without `allow-modals` a `confirm()` answers "no" unseen: "resume?" throws the place away.
 */
export const packageSandbox =
  "allow-scripts allow-same-origin allow-forms allow-popups allow-modals allow-downloads";
