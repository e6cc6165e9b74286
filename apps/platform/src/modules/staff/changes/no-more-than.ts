/** A person by what they may do. */
export interface Allowed {
  readonly permissions: readonly string[];
}

/**
 * Whether each of these people may do all of this themselves. Who changes a colleague or a role has
 * to: a new password or authenticator of a colleague opens everything that colleague may do.
 */
export function isNoMoreThan(permissions: readonly string[], people: readonly Allowed[]): boolean {
  return people.every((one) => permissions.every((each) => one.permissions.includes(each)));
}
