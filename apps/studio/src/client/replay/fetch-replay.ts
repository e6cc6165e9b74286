import type { RoundView } from "@perya/game-kit";
import { StudioError } from "../api.ts";

/** A finished round: every state its player saw, the last of them the outcome. */
export interface Replay {
  readonly game: { readonly code: string; readonly name: string };
  readonly currency: string;
  /** At least the outcome. */
  readonly steps: readonly RoundView[];
}

/** Fetches the round that the address of this page is a pass to. Throws StudioError. */
export async function fetchReplay({ pathname, search }: Location): Promise<Replay> {
  const round = pathname.split("/").at(-1) ?? "";
  const pass = new URLSearchParams(search).get("pass") ?? "";
  const response = await fetch(`/api/replays/${encodeURIComponent(round)}`, {
    headers: { authorization: `Bearer ${pass}` },
  }).catch(() => undefined);
  if (!response) throw new StudioError(0, "NETWORK", "The studio could not be reached.");
  if (!response.ok) throw new StudioError(response.status, "NO_REPLAY", response.statusText);
  return (await response.json()) as Replay;
}
