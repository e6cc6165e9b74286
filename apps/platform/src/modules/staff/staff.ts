import type { Permission, StaffRole } from "./roles/roles.ts";

/** A member of staff as stored. */
export interface Staff {
  readonly id: bigint;
  readonly publicId: string;
  /** The brand they work for; null is the house, which sees every brand. */
  readonly brandId: bigint | null;
  readonly username: string;
  readonly passwordHash: string;
  readonly roles: readonly Pick<StaffRole, "publicId" | "name" | "system" | "permissions">[];
  readonly active: boolean;
  readonly sealedTotp: Buffer | null;
  readonly totpStep: bigint;
  readonly lastLoginAt: Temporal.Instant | null;
  /** Whether they count as a second person yet. */
  readonly trusted: boolean;
  /** Another person chose the password: only a change of it is allowed. */
  readonly mustChangePassword: boolean;
  /** Such a password was not used in time and has expired. */
  readonly passwordExpired: boolean;
}

/** The member of staff a request is from. */
export interface StaffSignedIn {
  readonly id: bigint;
  readonly publicId: string;
  /**
   * The brand they work for; null is the house, which sees every brand. Everything a route finds
   * must belong to it.
   */
  readonly brandId: bigint | null;
  readonly username: string;
  readonly roles: readonly string[];
  readonly permissions: readonly Permission[];
  /**
   * Whether they count as a second person: a new colleague, and one whose authenticator or rights
   * were changed, does a day later.
   */
  readonly trusted: boolean;
  readonly mustChangePassword: boolean;
  readonly sessionId: bigint;
}

declare module "fastify" {
  interface FastifyRequest {
    /** Set by `requireStaff`; reading it on a route without that guard is a bug. */
    staff: StaffSignedIn;
  }
}
