import type { Tx } from "@perya/postgres";
import { lineAbove } from "../../agents/index.ts";
import { brandById } from "../../brands/index.ts";
import { findGame } from "../../catalogue/index.ts";
import {
  playerByPublicId,
  playerByUsername,
  playersByIds,
  type Player,
} from "../../players/index.ts";
import type { TeamAsked } from "./asked.ts";
import { downlines, nameFor, type NamedDownline } from "./downlines.ts";
import { selectSince, type DownlinesAsked } from "./downlines.store.ts";

/** A page of a team's members as a reader asks for it: by public ids and names. */
export interface MembersAsked {
  readonly fromDay: string;
  readonly toDay: string;
  readonly of?: string | undefined;
  readonly name?: string | undefined;
  readonly category?: string | undefined;
  readonly gameId?: string | undefined;
  readonly order: DownlinesAsked["order"];
  readonly pageNo: number;
}

export interface MembersPage {
  /** From the agent's direct downline to the member whose downlines these are. */
  readonly line: readonly { readonly id: string; readonly name: string }[];
  /** One more than the page has, if there is another page. */
  readonly rows: readonly NamedDownline[];
}

const NONE: MembersPage = { line: [], rows: [] };

interface Reader {
  readonly agent: TeamAsked["agent"];
  readonly pageSize: number;
  /** Staff read all names. */
  readonly unmasked: boolean;
}

/**
 * Members of an agent's team with what they and their teams did; undefined for downlines of someone
 * who is not in the team. A name that is not in it finds nobody.
 */
export async function membersPage(
  tx: Tx,
  { agent, pageSize, unmasked }: Reader,
  { of, name, gameId, category, ...asked }: MembersAsked,
): Promise<MembersPage | undefined> {
  const root = of === undefined ? undefined : await memberOf(tx, agent, of);
  if (of !== undefined && !root) return undefined;
  const named = name === undefined ? undefined : await memberNamed(tx, agent, name);
  if (name !== undefined && !named) return NONE;
  const found = gameId === undefined ? undefined : await findGame(tx, gameId);
  if (gameId !== undefined && !found) return NONE;
  // What was played before a member came into this team is not this agent's.
  const since = (named ?? root)?.since ?? asked.fromDay;
  const rows = await downlines(
    tx,
    {
      agent,
      ...asked,
      fromDay: since > asked.fromDay ? since : asked.fromDay,
      of: root?.id ?? agent.id,
      only: named?.id ?? null,
      category: category ?? null,
      game: found ? { vendorId: found.vendorId, code: found.code } : null,
      pageSize,
    },
    { depth: named?.depth ?? (root?.depth ?? 0) + 1, unmasked },
  );
  return { line: root ? await lineTo(tx, agent.id, root.id, unmasked) : [], rows };
}

/** A member of an agent's team by public id, with the first day of it; undefined for others. */
export async function memberOf(tx: Tx, agent: TeamAsked["agent"], publicId: string) {
  return inTeam(tx, agent, await playerByPublicId(tx, publicId));
}

async function memberNamed(tx: Tx, agent: TeamAsked["agent"], name: string) {
  return inTeam(tx, agent, await playerByUsername(tx, agent.brandId, name));
}

async function inTeam(tx: Tx, agent: TeamAsked["agent"], player: Player | undefined) {
  if (!player || player.brandId !== agent.brandId) return undefined;
  const since = await selectSince(tx, agent.id, player.id, await zoneOf(tx, agent.brandId));
  return since && { ...player, since: since.day, depth: since.depth };
}

/** The zone in which a brand counts its days now. */
export async function zoneOf(tx: Tx, brandId: bigint): Promise<string> {
  const brand = await brandById(tx, brandId);
  if (!brand) throw new Error(`Brand ${brandId} is gone`);
  return brand.zone;
}

/** Those between an agent and a member of the team, with the member, from the top down. */
async function lineTo(tx: Tx, agent: bigint, member: bigint, unmasked: boolean) {
  const above = await lineAbove(tx, member);
  const ids = [member, ...above.slice(0, above.indexOf(agent))].toReversed();
  const players = new Map((await playersByIds(tx, ids)).map((one) => [one.id, one]));
  return ids.flatMap((id, at) => {
    const player = players.get(id);
    if (!player) return [];
    return [{ id: player.publicId, name: unmasked ? player.username : nameFor(player, at + 1) }];
  });
}
