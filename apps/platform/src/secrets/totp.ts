import { Secret, TOTP } from "otpauth";

const PERIOD_SECONDS = 30;
/** What authenticator apps show above the account's name, unless a brand says its own. */
const ISSUER = "Perya";

/** Whose secret it is, as an authenticator app lists it. */
export interface TotpLabel {
  readonly account: string;
  readonly issuer?: string;
}

/** A new secret for a person's authenticator app, as base32. */
export function newTotpSecret(): string {
  return new Secret({ size: 20 }).base32;
}

/** What the app scans. */
export function totpUri({ account, issuer = ISSUER }: TotpLabel, secret: string): string {
  return totp({ account, issuer }, secret).toString();
}

/** The time step of a code, at most one step early or late; undefined for a wrong code. */
export function totpStepOf(secret: string, code: string): bigint | undefined {
  const delta = totp({ account: "anyone", issuer: ISSUER }, secret).validate({
    token: code,
    window: 1,
  });
  return delta === null
    ? undefined
    : BigInt(Math.floor(Date.now() / 1000 / PERIOD_SECONDS) + delta);
}

function totp({ account, issuer }: Required<TotpLabel>, secret: string): TOTP {
  return new TOTP({
    issuer,
    label: account,
    algorithm: "SHA1",
    digits: 6,
    period: PERIOD_SECONDS,
    secret: Secret.fromBase32(secret),
  });
}
