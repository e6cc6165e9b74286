import { z } from "zod";
import { activityValue } from "../../realtime/activity.ts";
import { balanceValue } from "./member.routes.ts";

const step = z.object({ id: z.string(), status: z.string() });
const lotteryNews = z
  .object({ gameCode: z.string(), issueNo: z.string(), status: z.string() })
  .meta({ id: "LotteryNews", description: "An issue of a lottery is in another state now." });
const serviceNews = z.object({ unread: z.number().int() }).meta({
  id: "ServiceNews",
  description: "The conversation with customer service has changed; how much of it is unread.",
});
const inboxNews = z.object({ unread: z.number().int() }).meta({
  id: "InboxNews",
  description: "A message came to the player's inbox, or one was read; how many are unread.",
});
const playNews = z.object({}).meta({
  id: "PlayNews",
  description: "A reality check was answered, or the player's time to play has changed.",
});

const missionNews = z.object({}).meta({
  id: "MissionNews",
  description: "A mission of the player was done or claimed, or has come further.",
});

const tournamentNews = z.object({ id: z.string() }).meta({
  id: "TournamentNews",
  description: "A tournament is in another state, or its table has changed.",
});

const jackpotNews = z.object({}).meta({
  id: "JackpotNews",
  description: "The player has won a jackpot, which is in the balance.",
});

const limitNews = z.object({}).meta({
  id: "LimitNews",
  description: "A limit has just refused a bet of the player: `/limits/reached` says which.",
});

/** An event as the stream sends it. */
export const liveEvent = z
  .discriminatedUnion("type", [
    z.object({ type: z.literal("balance"), value: balanceValue }),
    z.object({ type: z.literal("deposit"), value: step }),
    z.object({ type: z.literal("withdrawal"), value: step }),
    z.object({ type: z.literal("lottery"), value: lotteryNews }),
    z.object({ type: z.literal("service"), value: serviceNews }),
    z.object({ type: z.literal("inbox"), value: inboxNews }),
    z.object({ type: z.literal("play"), value: playNews }),
    z.object({ type: z.literal("limit"), value: limitNews }),
    z.object({ type: z.literal("mission"), value: missionNews }),
    z.object({ type: z.literal("tournament"), value: tournamentNews }),
    z.object({ type: z.literal("jackpot"), value: jackpotNews }),
    z.object({ type: z.literal("activity"), value: activityValue }),
  ])
  .meta({
    id: "LiveEvent",
    description: "On the stream `type` is the name of the event and `value` its data, as JSON.",
  });
