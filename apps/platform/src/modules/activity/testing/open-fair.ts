import { randomUUID } from "node:crypto";
import { sql } from "@perya/postgres/sql";
import { afterEach } from "vitest";
import type { Activity } from "../../../realtime/activity.ts";
import { passTime } from "../../../testing/pass-time.ts";
import type { TestPlayer } from "../../../testing/people.ts";
import type { useSites } from "../../../testing/use-sites.ts";
import { addAcme } from "../../catalogue/testing/add-acme.ts";
import { followAll } from "../../rounds/testing/follow-all.ts";

/** A vendor with two hot games, players who play them, and guests who watch. */
export async function openFair({ db, sites }: Awaited<ReturnType<typeof useSites>>) {
  const vendor = await db.inTransaction(async (tx) => {
    const acme = await addAcme(tx, sites.platform);
    await tx.run(sql`
    insert into game (slug, vendor_id, code, name, display_name, game_type, is_hot)
    values ('acme-reels', ${acme}, 'reels', 'Reels', 'Golden Reels', 'RNG', true),
      ('acme-mines', ${acme}, 'mines', 'Mines', 'Mines', 'INHOUSE', true)`);
    return acme;
  });

  /** Rounds of a player's, from the bet to what each paid. Ledger units. */
  async function play(
    { id: player }: TestPlayer,
    { game = "reels", stake = 100_000n, payout = 0n, free = false, rounds = 1 },
  ): Promise<void> {
    for (let round = 0; round < rounds; round++) {
      const same = { vendor, player, round: randomUUID(), game, currency: "PHP", free } as const;
      const [bet, win] = [randomUUID(), randomUUID()];
      const wins = payout > 0n;
      await sites.platform.wallet.submit([
        {
          ...same,
          kind: "bet",
          transaction: bet,
          reference: null,
          units: stake,
          closesRound: !wins,
        },
        ...(wins
          ? [
              {
                ...same,
                kind: "win",
                transaction: win,
                reference: bet,
                units: payout,
                closesRound: true,
              } as const,
            ]
          : []),
      ]);
    }
    await followAll(db);
  }

  async function playerWithMoney(): Promise<TestPlayer> {
    const player = await sites.player();
    await db.inTransaction((tx) =>
      sites.platform.wallet.append(tx, [
        { kind: "deposit", player: player.id, key: `d:${player.id}`, units: 100_000_000n },
      ]),
    );
    return player;
  }

  /** What a guest's stream says, and what a page makes of it. */
  async function watch(query = "?watch=activity", { playerUrl } = sites, language = "EN") {
    const abort = new AbortController();
    const response = await fetch(`${playerUrl}/api/v1/live${query}`, {
      signal: abort.signal,
      headers: { language },
    });
    const seen = { text: "", events: [] as Activity[], at: [] as number[] };
    void (async () => {
      let rest = "";
      for await (const piece of response.body?.pipeThrough(new TextDecoderStream()) ?? []) {
        seen.text += piece;
        rest += piece;
        const parts = rest.split("\n\n");
        rest = parts.pop() ?? "";
        for (const part of parts) {
          const data = /^event: activity\ndata: (.*)$/s.exec(part)?.[1];
          if (data === undefined) continue;
          seen.events.push(JSON.parse(data) as Activity);
          seen.at.push(performance.now());
        }
      }
    })().catch(() => undefined);
    open.push(() => abort.abort());
    return Object.assign(seen, {
      lines: () => seen.events.flatMap(({ lines }) => lines),
      last: <Name extends "players" | "draws" | "paid">(name: Name, key: string) =>
        seen.events.findLast((event) => key in event[name])?.[name][key] as
          | Activity[Name][string]
          | undefined,
      playing: () => seen.events.at(-1)?.playing,
    });
  }

  const open: (() => void)[] = [];
  const stopWatching = () => {
    for (const stop of open.splice(0)) stop();
  };
  afterEach(stopWatching);

  /** Changes a brand's section of settings, and lets it apply. */
  async function setActivity(value: object): Promise<void> {
    await db.run(sql`
    insert into brand_settings (brand_id, section, value, version)
    values (1, 'activity', ${JSON.stringify(value)}::jsonb, 1)
    on conflict (brand_id, section) do update set value = excluded.value,
      version = brand_settings.version + 1`);
    passTime(3_000);
  }

  return { vendor, play, playerWithMoney, watch, stopWatching, setActivity };
}
