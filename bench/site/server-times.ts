import { median } from "../report/table.ts";
import { percentile } from "../percentile.ts";

/** Words of the measuring catalogue's names and such that are in none. */
const WORDS =
  "amber bamboo coral dawn ember fiesta golden harvest ivory jade kite lantern mango night opal carnival drum express festival garden harbor island jungle kingdom lagoon market nectar works thunder zebra".split(
    " ",
  );
const SEARCHES = 380;
/** Games on a page of a search: other ones with each round, so that no round finds answers of another one ready. In the first rounds the server has its code compiled. */
const WARMING = [24, 25, 26];
const ROUNDS = [27, 28, 29];
const REQUESTS_A_SECOND = 200;
const SECONDS = 10;

/** How long the server takes, in milliseconds, and what of it its process computes itself. */
export type ServerTimes = Readonly<
  Record<"search_p99_ms" | "search_cpu_ms" | "catalogue_p99_ms" | "catalogue_cpu_ms", number>
>;

/** Asks a player site with ten thousand games in it: searches one after the other, then lists at a steady pace. */
export async function measureServer(player: string, metrics: string): Promise<ServerTimes> {
  for (const pageSize of WARMING) await searchP99(player, pageSize);
  const start = await cpuSeconds(metrics);
  const rounds: number[] = [];
  for (const pageSize of ROUNDS) rounds.push(await searchP99(player, pageSize));
  const between = await cpuSeconds(metrics);
  const catalogue = await catalogueP99(player);
  const end = await cpuSeconds(metrics);
  return {
    search_p99_ms: median(rounds),
    search_cpu_ms: ((between - start) * 1_000) / (SEARCHES * ROUNDS.length),
    catalogue_p99_ms: catalogue,
    catalogue_cpu_ms: ((end - between) * 1_000) / (REQUESTS_A_SECOND * SECONDS),
  };
}

async function cpuSeconds(metrics: string): Promise<number> {
  const text = await (await fetch(metrics)).text();
  return Number(/^process_cpu_seconds_total (\S+)$/m.exec(text)?.[1]);
}

/** The 99th of a hundred searches among ten thousand games, in milliseconds, asked one after the other. */
async function searchP99(player: string, pageSize: number): Promise<number> {
  const took: number[] = [];
  for (const words of typed())
    took.push(
      await timed(
        `${player}/api/v1/games/search?pageSize=${pageSize}&gameName=${encodeURIComponent(words)}`,
      ),
    );
  return percentile(took, 0.99);
}

/** What people type, and never the same twice in a round, so that no answer is ready: beginnings of words, words with a letter left out, two words, numbers. */
function typed(): string[] {
  const all = WORDS.flatMap((word, at) => [
    ...Array.from(word, (_, end) => word.slice(0, end + 1)),
    ...Array.from(word, (_, out) => word.slice(0, out) + word.slice(out + 1)),
    `${word} ${WORDS[(at * 7 + 3) % WORDS.length]}`,
    `${word} ${at}`,
    String(at * 37),
  ]);
  const different = [...new Set(all)];
  // Spread over all kinds; 271 is prime to how many there are.
  return Array.from(
    { length: SEARCHES },
    (_, at) => different[(at * 271) % different.length] ?? "",
  );
}

/** The 99th of a hundred answers of the catalogue while two hundred requests a second come in, whether the answers keep up or not. */
async function catalogueP99(player: string): Promise<number> {
  const addresses = [
    "/games?gameType=RNG",
    "/games?gameType=RNG&pageNo=3",
    "/vendors",
    "/games/hot",
    "/games?gameType=INHOUSE",
  ];
  const running: Promise<number>[] = [];
  const started = performance.now();
  for (let at = 0; at < REQUESTS_A_SECOND * SECONDS; at++) {
    const due = started + (at * 1_000) / REQUESTS_A_SECOND;
    const wait = due - performance.now();
    if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait));
    // From when it was due: what has to wait for us waits for its answer.
    running.push(timed(`${player}/api/v1${addresses[at % addresses.length]}`, due));
  }
  return percentile(await Promise.all(running), 0.99);
}

async function timed(address: string, from = performance.now()): Promise<number> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address} was answered with ${response.status}.`);
  await response.arrayBuffer();
  return performance.now() - from;
}
