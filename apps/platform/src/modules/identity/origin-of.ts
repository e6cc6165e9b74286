import type { Origin } from "./identity.ts";

/** Where a request comes from. */
export function originOf(request: {
  readonly ip: string;
  readonly headers: { readonly "user-agent"?: string | undefined };
}): Origin {
  return { ip: request.ip, userAgent: (request.headers["user-agent"] ?? "").slice(0, 200) };
}
