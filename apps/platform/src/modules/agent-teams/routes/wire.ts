import { z } from "zod";
import { languageOfName } from "../../../http/answers/answer.ts";
import { areFewDays, ofDays, someDays, TOO_MANY_DAYS } from "../../../http/answers/days.ts";
import type { NamedDownline } from "../reading/downlines.ts";
import { ORDERS } from "../reading/downlines.store.ts";
import type { TeamGames } from "../reading/games.ts";
import { toWirePlay, toWireSums, wirePlay, wireSums } from "../reading/sums.ts";
import type { TeamOverview } from "../reading/team-overview.ts";

/** Downlines on one page. */
export const PAGE = 20;

export const daysQuery = z.object(ofDays).refine(areFewDays, TOO_MANY_DAYS);

export const wireOverview = z
  .object({
    members: z.number().int().meta({
      description: "Members below the agent at the end of the last day.",
    }),
    otherMembers: z.number().int().meta({
      description: "Members who play in another currency: they are in no sum.",
    }),
    total: z.object(wireSums),
    byDay: z.array(z.object({ day: z.iso.date(), ...wireSums })),
  })
  .meta({ id: "TeamOverview" });

export function toWireOverview(of: TeamOverview, currency: string): z.infer<typeof wireOverview> {
  return {
    members: of.members,
    otherMembers: of.otherMembers,
    total: toWireSums(of.total, currency),
    byDay: of.byDay.map(({ day, ...sums }) => ({ day, ...toWireSums(sums, currency) })),
  };
}

const play = z.object(wirePlay).meta({ id: "TeamPlay" });

export const wireGames = z
  .object({
    total: play,
    byCategory: z.array(z.object({ category: z.string(), ...wirePlay })),
    byGame: z.array(
      z.object({
        id: z.string().nullable().meta({ description: "Null if it has left the catalogue." }),
        name: z.string(),
        language: languageOfName("name"),
        ...wirePlay,
      }),
    ),
    otherGames: play.nullable().meta({ description: "Of more games than are shown." }),
  })
  .meta({ id: "TeamGames" });

export function toWireGames(of: TeamGames, currency: string): z.infer<typeof wireGames> {
  return {
    total: toWirePlay(of.total, currency),
    byCategory: of.byCategory.map(({ category, ...sums }) => ({
      category,
      ...toWirePlay(sums, currency),
    })),
    byGame: of.byGame.map(({ id, name, language, ...sums }) => ({
      id,
      name,
      language,
      ...toWirePlay(sums, currency),
    })),
    otherGames: of.otherGames && toWirePlay(of.otherGames, currency),
  };
}

/** Which downlines, and in which order. */
const whichDownlines = {
  of: z.string().max(40).optional().meta({
    description: "A member of the team, whose direct downlines are listed; by default the agent.",
  }),
  name: z.string().trim().min(1).max(64).optional().meta({
    description: "The username of a member of the team: only this one.",
  }),
  category: z.string().max(32).optional(),
  gameId: z.string().max(128).optional(),
  order: z.enum(ORDERS).default("lost"),
  pageNo: z.coerce.number().int().min(1).max(10_000).default(1),
};

export const downlinesQuery = z
  .object({ ...ofDays, ...whichDownlines })
  .refine(areFewDays, TOO_MANY_DAYS);

/** The same for staff, who get the last days when they name none. */
const BOTH_DAYS = {
  message: "fromDay and toDay come together; without them it is the last 30 days",
};
const areBoth = ({
  fromDay,
  toDay,
}: {
  fromDay?: string | undefined;
  toDay?: string | undefined;
}) => (fromDay === undefined) === (toDay === undefined);

export const staffDaysQuery = z
  .object(someDays)
  .refine(areFewDays, TOO_MANY_DAYS)
  .refine(areBoth, BOTH_DAYS);

export const staffDownlinesQuery = z
  .object({ ...someDays, ...whichDownlines })
  .refine(areFewDays, TOO_MANY_DAYS)
  .refine(areBoth, BOTH_DAYS);

export const wireDownline = z
  .object({
    id: z.string(),
    name: z.string().meta({ description: "Without its middle if it is no direct downline." }),
    depth: z.number().int().meta({ description: "Levels below the agent." }),
    isAgent: z.boolean(),
    own: play,
    team: play.meta({ description: "Of all below this member." }),
  })
  .meta({ id: "Downline" });

export const wireLine = z.array(z.object({ id: z.string(), name: z.string() })).meta({
  description: "From the agent's direct downline to the member whose downlines these are.",
});

export function toWireDownline(of: NamedDownline, currency: string): z.infer<typeof wireDownline> {
  return {
    id: of.publicId,
    name: of.name,
    depth: of.depth,
    isAgent: of.kind !== "0",
    own: toWirePlay(of.own, currency),
    team: toWirePlay(of.team, currency),
  };
}
