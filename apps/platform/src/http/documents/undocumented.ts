import type { FastifyRequest } from "fastify";
import { Counter, register } from "prom-client";

const NAME = "perya_undocumented_refusals_total";

const refusals = new Counter({
  name: NAME,
  help: "Refusals that the route's document does not promise.",
  labelNames: ["route", "refusal"],
});

/**
 * Counts a refusal that its route did not declare. The documents are a promise, and this is how a
 * broken one shows.
 */
export function watchPromise(request: FastifyRequest, status: number, code: string): void {
  const { schema, url = "none" } = request.routeOptions;
  if (schema?.refusals === undefined || schema.refusals[status]?.includes(code)) return;
  refusals.inc({ route: `${request.method} ${url}`, refusal: `${status} ${code}` });
}

/** Every refusal so far that no document promised, as "GET /path: 404 CODE". */
export async function brokenPromises(): Promise<string[]> {
  const { values } = (await register.getSingleMetric(NAME)?.get()) ?? { values: [] };
  return values.map(({ labels }) => `${labels["route"]}: ${labels["refusal"]}`);
}
