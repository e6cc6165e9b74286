/** Words people type: whole ones, beginnings, misspelt ones and such that are nowhere. */
const WORDS = ["mango", "man", "harbor", "harbr", "lucky", "drgon", "gold", "thunder", "fortun", "zzzz", "7", "coral cascade"];
const SEARCHES = 400;
const REQUESTS_A_SECOND = 200;
const SECONDS = 10;

/** The 99th of a hundred searches among ten thousand games, in milliseconds, asked one after the other. */
export async function searchP99(player: string): Promise<number> {
  const took: number[] = [];
  for (let at = 0; at < SEARCHES; at++)
    took.push(await timed(`${player}/api/v1/games/search?gameName=${encodeURIComponent(WORDS[at % WORDS.length] ?? "")}`));
  return percentile99(took.slice(SEARCHES / 10));
}

/** The 99th of a hundred answers of the catalogue while two hundred requests a second come in, whether the answers keep up or not. */
export async function catalogueP99(player: string, seconds = SECONDS): Promise<number> {
  const addresses = ["/games?gameType=RNG", "/games?gameType=RNG&pageNo=3", "/vendors", "/games/hot", "/games?gameType=INHOUSE"];
  const running: Promise<number>[] = [];
  const started = performance.now();
  for (let at = 0; at < REQUESTS_A_SECOND * seconds; at++) {
    const due = started + (at * 1_000) / REQUESTS_A_SECOND;
    const wait = due - performance.now();
    if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait));
    // From when it was due: what has to wait for us waits for its answer.
    running.push(timed(`${player}/api/v1${addresses[at % addresses.length]}`, due));
  }
  return percentile99(await Promise.all(running));
}

async function timed(address: string, from = performance.now()): Promise<number> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address} was answered with ${response.status}.`);
  await response.arrayBuffer();
  return performance.now() - from;
}

function percentile99(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.ceil(sorted.length * 0.99) - 1)] ?? 0;
}
