import rateLimit from "@fastify/rate-limit";
import type { FastifyReply } from "fastify";
import type { Limits } from "../config.ts";
import type { App } from "./app.ts";
import { limitGuesses } from "./limit-guesses.ts";
import { Refusal } from "./refusal.ts";

const CALLS_WINDOW_MS = 10_000;
const ENTRIES_WINDOW_MS = 60_000;
/** Sessions and addresses counted at once; the least used is forgotten first. */
const REMEMBERED = 20_000;

/**
 * Limits what pages may ask: each session for itself, and all sessions of an address together. A
 * call above a limit changes nothing and says when to come again, so a page may simply repeat it.
 * What an address is, `TRUST_PROXY` decides; IPv6 neighbours of one network count as one. Each
 * process counts its own.
 */
export async function limitCalls(app: App, limits: Limits): Promise<void> {
  await app.register(rateLimit, { global: false, cache: REMEMBERED });
  const perAddress = app.createRateLimit({
    max: limits.callsPerAddress,
    timeWindow: CALLS_WINDOW_MS,
  });
  const perSession = app.createRateLimit({
    max: limits.callsPerSession,
    timeWindow: CALLS_WINDOW_MS,
    keyGenerator: (request) => request.headers.authorization ?? "",
  });
  const sessions = app.createRateLimit({
    max: limits.sessionsPerAddress,
    timeWindow: ENTRIES_WINDOW_MS,
  });
  const guessed = limitGuesses(app, limits.guessesPerAddress, REMEMBERED);

  app.addHook("onRequest", async (request, reply) => {
    const route = request.routeOptions.url ?? "";
    if (!route.startsWith("/api/")) return;
    // The session first: one page that runs wild must not use up what its neighbours may ask.
    if (request.headers.authorization !== undefined)
      refuseAbove(await perSession(request), reply, "That was too fast for this game.");
    const counted = await perAddress(request);
    refuseAbove(counted, reply, "Too many calls come from your network.");
    refuse(
      guessed(request, addressOf(counted)),
      reply,
      "Too many sessions that do not exist were asked for from your network.",
    );
    if (request.method === "POST" && route === "/api/session")
      refuseAbove(await sessions(request), reply, "Too many games were opened from your network.");
  });
}

type Counted = Awaited<ReturnType<ReturnType<App["createRateLimit"]>>>;

function addressOf(counted: Counted): string {
  return counted.isAllowed ? "" : counted.key;
}

function refuseAbove(counted: Counted, reply: FastifyReply, sentence: string): void {
  if (!counted.isAllowed && counted.isExceeded) refuse(counted.ttl, reply, sentence);
}

function refuse(waitMs: number, reply: FastifyReply, sentence: string): void {
  if (waitMs === 0) return;
  const seconds = Math.ceil(waitMs / 1_000);
  reply.header("retry-after", seconds);
  throw new Refusal(429, "TOO_MANY_REQUESTS", `${sentence} Please try again in ${seconds} s.`, {
    retryAfterMs: waitMs,
  });
}
