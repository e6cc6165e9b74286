import {
  complaintAnswered,
  depositRefused,
  depositReversed,
  depositSucceeded,
  owedSetOff,
  owedTaken,
  payoutCameBack,
  payoutOwed,
  payoutSent,
  withdrawalEnded,
  withdrawalStarted,
} from "../cashier/index.ts";
import { documentDecided, documentExpires } from "../documents/index.ts";
import { hears, type Listener } from "../facts/index.ts";
import {
  accountDormant,
  authenticatorChanged,
  contactChanged,
  loginBarredUntil,
  passkeysChanged,
  secretChanged,
} from "../identity/index.ts";
import {
  balanceAboveLimit,
  balanceUnclaimed,
  exclusionBegan,
  isTimeLimit,
  limitChanged,
  type LimitName,
} from "../limits/index.ts";
import { levelReached, minorFound } from "../players/index.ts";
import { lettersOfGiveaways } from "./letters-of-giveaways.ts";
import { lettersOfJackpots } from "./letters-of-jackpots.ts";
import { lettersOfPoints } from "./letters-of-points.ts";
import { lettersOfPromotions } from "./letters-of-promotions.ts";
import { lettersOfAgents } from "./letters-of-agents.ts";
import { lettersOfReferral } from "./letters-of-referral.ts";
import { lettersOfTournaments } from "./letters-of-tournaments.ts";
import { lettersOfVip } from "./letters-of-vip.ts";
import { writeLetter } from "./write-letter.ts";

/** The page of a player's documents. */
const DOCUMENTS = "/member/securityCenter/documents";

/** What happened to a player is written to them. */
export const lettersOfFacts: readonly Listener[] = [
  ...lettersOfVip,
  ...lettersOfJackpots,
  ...lettersOfPoints,
  ...lettersOfGiveaways,
  ...lettersOfPromotions,
  ...lettersOfReferral,
  ...lettersOfAgents,
  ...lettersOfTournaments,
  hears(depositSucceeded, "inbox writes", (tx, { player, deposit, units, fee, currency }) =>
    writeLetter(tx, {
      player,
      template: "deposit credited",
      details: { amount: { amount: (units - fee).toString(), currency } },
      link: `/member/depositv2/${deposit}`,
    }),
  ),
  hears(depositReversed, "inbox writes", (tx, { player, deposit, units, currency }) =>
    writeLetter(tx, {
      player,
      template: "deposit reversed",
      details: { amount: { amount: units.toString(), currency } },
      link: `/member/depositv2/${deposit}`,
    }),
  ),
  hears(depositRefused, "inbox writes", (tx, { player, deposit, units, currency, sentBack }) =>
    writeLetter(tx, {
      player,
      template: sentBack ? "deposit sent back" : "deposit rejected",
      details: { amount: { amount: units.toString(), currency } },
      link: `/member/depositv2/${deposit}`,
    }),
  ),
  hears(withdrawalStarted, "inbox writes", (tx, { player, withdrawal, units, currency }) =>
    writeLetter(tx, {
      player,
      template: "withdrawal started",
      details: { amount: { amount: units.toString(), currency } },
      link: `/member/withdraw/${withdrawal}`,
    }),
  ),
  hears(withdrawalEnded, "inbox writes", async (tx, told) => {
    const { player, withdrawal, units, currency, paid } = told;
    // All of it was taken for what was owed, which its player was told.
    if (units === 0n) return;
    await writeLetter(tx, {
      player,
      template: paid ? "withdrawal paid" : "withdrawal returned",
      details: { amount: { amount: units.toString(), currency } },
      link: `/member/withdraw/${withdrawal}`,
    });
  }),
  hears(
    payoutSent,
    "inbox writes",
    async (tx, { player, withdrawal, units, currency, ...sent }) => {
      const { minutes, reminder } = sent;
      const amount = { amount: units.toString(), currency };
      const letter = { player, link: `/member/withdraw/${withdrawal}` };
      // Who may not sign in can't answer on a page, and is not asked to.
      if ((await loginBarredUntil(tx, player)) !== null)
        return reminder
          ? undefined
          : writeLetter(tx, { ...letter, template: "payout sent unasked", details: { amount } });
      return writeLetter(tx, {
        ...letter,
        ...(minutes === null
          ? { template: "payout sent without end", details: { amount } }
          : {
              template: reminder ? "payout reminder" : "payout sent",
              details: { amount, minutes },
            }),
      });
    },
  ),
  hears(payoutCameBack, "inbox writes", (tx, { player, withdrawal, units, currency }) =>
    writeLetter(tx, {
      player,
      template: "payout came back",
      details: { amount: { amount: units.toString(), currency } },
      link: `/member/withdraw/${withdrawal}`,
    }),
  ),
  hears(owedTaken, "inbox writes", (tx, { player, withdrawal, units, currency }) =>
    writeLetter(tx, {
      player,
      template: "owed taken",
      details: { amount: { amount: units.toString(), currency } },
      link: `/member/withdraw/${withdrawal}`,
    }),
  ),
  hears(owedSetOff, "inbox writes", (tx, { player, withdrawal, units, currency }) =>
    writeLetter(tx, {
      player,
      template: "owed set off",
      details: { amount: { amount: units.toString(), currency } },
      link: `/member/withdraw/${withdrawal}`,
    }),
  ),
  hears(payoutOwed, "inbox writes", (tx, { player, withdrawal, units, currency }) =>
    writeLetter(tx, {
      player,
      template: "payout owed",
      details: { amount: { amount: units.toString(), currency } },
      link: `/member/withdraw/${withdrawal}`,
    }),
  ),
  hears(complaintAnswered, "inbox writes", (tx, { player, withdrawal, units, currency }) =>
    writeLetter(tx, {
      player,
      template: "complaint answered",
      details: { amount: { amount: units.toString(), currency } },
      link: `/member/withdraw/${withdrawal}`,
    }),
  ),
  hears(levelReached, "inbox writes", (tx, { player, level, before }) =>
    writeLetter(tx, {
      player,
      template: level > before ? "level raised" : "level lowered",
      details: { level },
      link: "/member/securityCenter",
    }),
  ),
  hears(documentDecided, "inbox writes", (tx, { player, kind: document, reason }) =>
    writeLetter(tx, {
      player,
      link: DOCUMENTS,
      ...(reason === null
        ? { template: "document approved", details: { document } }
        : { template: "document rejected", details: { document, reason } }),
    }),
  ),
  hears(documentExpires, "inbox writes", (tx, { player, kind: document, expiresOn, over }) =>
    writeLetter(tx, {
      player,
      link: DOCUMENTS,
      ...(over
        ? { template: "document expired", details: { document } }
        : { template: "document expiring", details: { document, day: expiresOn } }),
    }),
  ),
  hears(exclusionBegan, "inbox writes", (tx, { player, isTimeOut }) =>
    writeLetter(tx, {
      player,
      template: isTimeOut ? "time-out began" : "exclusion began",
      details: {},
      link: "/member/securityCenter/limits",
    }),
  ),
  hears(minorFound, "inbox writes", (tx, { player, units, currency }) =>
    writeLetter(tx, {
      player,
      template: "minor found",
      details: { amount: { amount: units.toString(), currency } },
      link: "/member/transactionHistory",
    }),
  ),
  hears(limitChanged, "inbox writes", (tx, { player, limit, units, currency, asked }) =>
    writeLetter(tx, {
      player,
      template: asked ? "limit asked" : "limit changed",
      details: { limit, ...valueOf(limit, units, currency) },
      link: "/member/securityCenter/limits",
    }),
  ),
  hears(balanceAboveLimit, "inbox writes", (tx, { player, units, currency }) =>
    writeLetter(tx, {
      player,
      template: "balance above limit",
      details: { amount: { amount: units.toString(), currency } },
      link: "/member/withdraw",
    }),
  ),
  hears(accountDormant, "inbox writes", (tx, { player, day }) =>
    writeLetter(tx, {
      player,
      link: "/member/withdraw",
      ...(day === null
        ? { template: "account dormant", details: {} }
        : { template: "account dormant soon", details: { day } }),
    }),
  ),
  hears(balanceUnclaimed, "inbox writes", (tx, { player, units, currency, day }) =>
    writeLetter(tx, {
      player,
      template: "balance unclaimed",
      details: { amount: { amount: units.toString(), currency }, day },
      link: "/member/withdraw",
    }),
  ),
  hears(passkeysChanged, "inbox writes", (tx, { player, what }) =>
    writeLetter(tx, {
      player,
      template: `passkey ${what}`,
      details: {},
      link: "/member/securityCenter/security",
    }),
  ),
  hears(authenticatorChanged, "inbox writes", (tx, { player, what }) =>
    writeLetter(tx, {
      player,
      template: what === "on" || what === "off" ? `authenticator ${what}` : what,
      details: {},
      link: "/member/securityCenter/security",
    }),
  ),
  hears(contactChanged, "inbox writes", (tx, { player, channel, how }) =>
    writeLetter(tx, {
      player,
      template: `${channel === "sms" ? "number" : "address"} ${how}`,
      details: {},
      link: "/member/securityCenter/security",
    }),
  ),
  hears(secretChanged, "inbox writes", (tx, { player, secret, how }) =>
    writeLetter(tx, {
      player,
      template: secret === "password" ? "password changed" : `payment password ${how}`,
      details: {},
      link: "/member/securityCenter/security",
    }),
  ),
];

/** A limit is of an amount or of minutes. */
function valueOf(limit: LimitName, units: bigint | null, currency: string) {
  if (units === null) return { amount: null, minutes: null };
  return isTimeLimit(limit)
    ? { amount: null, minutes: Number(units) }
    : { amount: { amount: units.toString(), currency }, minutes: null };
}
