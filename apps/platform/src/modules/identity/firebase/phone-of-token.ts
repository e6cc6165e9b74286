import { ok, refuse } from "@perya/result";
import { createRemoteJWKSet, errors, jwtVerify } from "jose";
import { z } from "zod";
import type { FirebaseProject } from "../../../config-services.ts";
import type { PhoneOfToken } from "../registering/register.ts";

/** A proof may be as old as one of our codes. */
const LIFE_SECONDS = 600;

const claims = z.object({
  sub: z.string().min(1),
  auth_time: z.number(),
  phone_number: z.string().regex(/^\+\d{5,15}$/),
});

/**
 * The number that a project's id token proves: by Google's published keys, for this project,
 * not expired, of a person who typed the code just now.
 */
export function phoneOfFirebase({ projectId, keysUrl }: FirebaseProject): PhoneOfToken {
  const keys = createRemoteJWKSet(new URL(keysUrl));
  const issuer = `https://securetoken.google.com/${projectId}`;
  return async (idToken) => {
    try {
      const { payload } = await jwtVerify(idToken, keys, {
        algorithms: ["RS256"],
        issuer,
        audience: projectId,
        requiredClaims: ["exp", "iat"],
      });
      const { data } = claims.safeParse(payload);
      const age = data ? Date.now() / 1000 - data.auth_time : -1;
      if (!data || age < 0) return refuse("INVALID_CODE");
      return age > LIFE_SECONDS ? refuse("CODE_EXPIRED") : ok(data.phone_number);
    } catch (fault) {
      return refuse(reasonOf(fault));
    }
  };
}

/** Without the keys the token can't be checked, which is not the sender's fault. */
function reasonOf(fault: unknown): "CODE_EXPIRED" | "INVALID_CODE" | "UNKNOWN" {
  if (fault instanceof errors.JWTExpired) return "CODE_EXPIRED";
  const unreachable =
    !(fault instanceof errors.JOSEError) ||
    fault instanceof errors.JWKSTimeout ||
    fault instanceof errors.JWKSInvalid;
  return unreachable || fault.code === "ERR_JOSE_GENERIC" ? "UNKNOWN" : "INVALID_CODE";
}
