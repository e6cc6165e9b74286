import type { FastifyRequest } from "fastify";
import type { Origin } from "./identity.ts";

/** Where a request comes from. */
export function originOf(request: FastifyRequest): Origin {
  return { ip: request.ip, userAgent: (request.headers["user-agent"] ?? "").slice(0, 200) };
}
