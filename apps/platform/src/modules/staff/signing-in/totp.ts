import { Secret, TOTP } from "otpauth";

const PERIOD_SECONDS = 30;

/** A new secret for a person's authenticator app, as base32. */
export function newTotpSecret(): string {
  return new Secret({ size: 20 }).base32;
}

/** What the app scans. */
export function totpUri(username: string, secret: string): string {
  return totp(username, secret).toString();
}

/** The time step of a code, at most one step early or late; undefined for a wrong code. */
export function totpStepOf(secret: string, code: string): bigint | undefined {
  const delta = totp("", secret).validate({ token: code, window: 1 });
  return delta === null
    ? undefined
    : BigInt(Math.floor(Date.now() / 1000 / PERIOD_SECONDS) + delta);
}

function totp(label: string, secret: string): TOTP {
  return new TOTP({
    issuer: "Perya",
    label: label || "staff",
    algorithm: "SHA1",
    digits: 6,
    period: PERIOD_SECONDS,
    secret: Secret.fromBase32(secret),
  });
}
