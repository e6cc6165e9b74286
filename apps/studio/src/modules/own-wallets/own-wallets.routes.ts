import { setTimeout as pause } from "node:timers/promises";
import { roundDownToMinor } from "@perya/money";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { z } from "zod";
import { OperatorRefusal } from "../../http/operator-refusal.ts";
import { signed, signedReader, takeSignedCalls } from "../../http/signed-calls.ts";
import type { Studio } from "../../studio.ts";
import type { VendorRecord } from "../../vendor-records.ts";
import type { WalletAnswer } from "../../wallet-line.ts";
import { ensurePlayer } from "../sessions/index.ts";
import { moveOwn } from "./move-own.ts";
import { MISCONDUCT, type Misconduct } from "./own-wallets.ts";
import {
  deleteMisconduct,
  selectBalance,
  selectMisconduct,
  writeMisconduct,
} from "./own-wallets.store.ts";
import { recordRoutes } from "./records.routes.ts";

const LONGEST_WAIT_MS = 60_000;
const USUAL_WAIT_MS = 30_000;
/** How far a wrong balance is off, in ledger units. */
const OFF_BY = 700_000n;

const asking = signed.extend({
  user: z.string().min(4).max(128),
  request_uuid: z.uuid(),
  currency: z.string().regex(/^[A-Z]{3}$/),
});
const moving = asking.extend({
  transaction_uuid: z.uuid(),
  amount: z.number().int().positive().max(Number.MAX_SAFE_INTEGER),
});
const behaving = signed.extend({
  user: z.string().min(4).max(128),
  kind: z.enum(MISCONDUCT).nullable(),
  wait_ms: z.number().int().min(0).max(LONGEST_WAIT_MS).default(USUAL_WAIT_MS),
});

/** Statuses of what could not be read. */
const UNREAD: Readonly<Record<number, string>> = {
  400: "RS_ERROR_WRONG_SYNTAX",
  401: "RS_ERROR_INVALID_SIGNATURE",
  403: "RS_ERROR_INVALID_PARTNER",
};

/**
 * The transfer wallet that we keep for an operator's players: money in, money out, what is there,
 * and what was played. Signed over the raw bytes; every business answer is HTTP 200. Where it is
 * switched on, the operator may have it misbehave towards one player.
 */
export async function ownWalletRoutes(
  app: FastifyInstance,
  studio: Studio,
  { operator }: Pick<VendorRecord, "operator">,
): Promise<void> {
  const { db, config } = studio;
  takeSignedCalls(app);
  const read = signedReader(config);
  const base = "/operator/generic/v2/transfer_wallet";
  const known = (currency: string) => config.stakes.has(currency);

  for (const kind of ["deposit", "withdraw"] as const)
    app.post(`${base}/${kind}`, (request, reply) =>
      answerCall(request, reply, async () => {
        const asked = await read(request, moving);
        const { user, currency, transaction_uuid: transaction } = asked;
        const units = BigInt(asked.amount);
        const player = await db.inTransaction((tx) => ensurePlayer(tx, operator, user));
        const misconduct = await selectMisconduct(db, player);
        if (!known(currency)) return { asked, said: no("RS_ERROR_WRONG_CURRENCY"), misconduct };
        if (roundDownToMinor({ units, currency }).units !== units)
          return { asked, said: no("RS_ERROR_WRONG_TYPES"), misconduct };
        if (misconduct?.kind === "SILENT_UNDONE") return { asked, said: undefined, misconduct };
        const move = { player, transaction, kind, currency, units };
        const said = await db.inTransaction((tx) =>
          moveOwn(tx, { ...move, reference: null, round: null, game: null }),
        );
        return { asked, said, misconduct };
      }),
    );

  app.post(`${base}/balance`, (request, reply) =>
    answerCall(request, reply, async () => {
      const asked = await read(request, asking);
      const player = await db.inTransaction((tx) => ensurePlayer(tx, operator, asked.user));
      const misconduct = await selectMisconduct(db, player);
      if (!known(asked.currency)) return { asked, said: no("RS_ERROR_WRONG_CURRENCY"), misconduct };
      const balance = await selectBalance(db, player, asked.currency);
      const told = misconduct?.kind === "WRONG_BALANCE" ? balance + OFF_BY : balance;
      return { asked, said: { status: "RS_OK", balance: told }, misconduct: undefined };
    }),
  );

  recordRoutes(app, studio, operator);
  if (!config.misconduct) return;
  app.post(`${base}/misconduct`, async (request) => {
    const { user, kind, wait_ms: waitMs } = await read(request, behaving);
    await db.inTransaction(async (tx) => {
      const player = await ensurePlayer(tx, operator, user);
      if (kind === null) await deleteMisconduct(tx, player);
      else await writeMisconduct(tx, player, { kind, waitMs });
    });
    return { kind };
  });
}

interface Outcome {
  readonly asked: z.output<typeof asking>;
  /** Undefined for nothing at all. */
  readonly said: WalletAnswer | undefined;
  readonly misconduct: Misconduct | undefined;
}

const no = (status: string): WalletAnswer => ({ status, balance: null });

/** Answers a call by what it came to, or as badly as we were told to. */
async function answerCall(
  request: FastifyRequest,
  reply: FastifyReply,
  decide: () => Promise<Outcome>,
): Promise<FastifyReply> {
  try {
    const { asked, said, misconduct } = await decide();
    const { user, request_uuid, currency } = asked;
    if (said === undefined || misconduct?.kind === "SILENT_DONE") return hangUp(request, reply);
    if (misconduct?.kind === "LATE") await pause(misconduct.waitMs);
    const { status, balance } =
      misconduct?.kind === "OTHER_ANSWER" ? no("RS_ERROR_DUPLICATE_TRANSACTION") : said;
    const told = { user, status, request_uuid, currency };
    return await reply.send(balance === null ? told : { ...told, balance: Number(balance) });
  } catch (fault) {
    const status = fault instanceof OperatorRefusal ? UNREAD[fault.statusCode] : undefined;
    if (status === undefined) throw fault;
    return reply.send({ status, user: null, request_uuid: null });
  }
}

/** Ends the connection without a word. */
function hangUp(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  reply.hijack();
  request.raw.socket.destroy();
  return reply;
}
