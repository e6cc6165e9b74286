import { median } from "../report/table.ts";
import { percentile } from "../percentile.ts";

/** Words from the names of the bench's catalogue, and words that match none. */
const WORDS = (
  "amber bamboo coral dawn ember fiesta golden harvest ivory jade kite lantern mango night " +
  "opal carnival drum express festival garden harbor island jungle kingdom lagoon market " +
  "nectar works thunder zebra"
).split(" ");
const SEARCHES = 380;
/**
 * Games per page of a search: each round uses another size, so that it finds no cached results of
 * an earlier one. The first rounds warm up the server's compiled code.
 */
const WARMING = [24, 25, 26];
const ROUNDS = [27, 28, 29];
const REQUESTS_A_SECOND = 200;
const SECONDS = 10;

/** Response times of the server in milliseconds, and the part its process spends computing. */
export type ServerTimes = Readonly<
  Record<"search_p99_ms" | "search_cpu_ms" | "catalogue_p99_ms" | "catalogue_cpu_ms", number>
>;

/**
 * Queries a player site with ten thousand games: searches one after the other, then lists at a
 * steady rate.
 */
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

/**
 * The 99th percentile in milliseconds of a hundred sequential searches among ten thousand games.
 */
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

/**
 * Typical search input, never repeated within a round so that no result is cached: prefixes of
 * words, words with a letter missing, two words, numbers.
 */
function typed(): string[] {
  const all = WORDS.flatMap((word, at) => [
    ...Array.from(word, (_, end) => word.slice(0, end + 1)),
    ...Array.from(word, (_, out) => word.slice(0, out) + word.slice(out + 1)),
    `${word} ${WORDS[(at * 7 + 3) % WORDS.length]}`,
    `${word} ${at}`,
    String(at * 37),
  ]);
  const different = [...new Set(all)];
  // Spread over all kinds: 271 is coprime to their number.
  return Array.from(
    { length: SEARCHES },
    (_, at) => different[(at * 271) % different.length] ?? "",
  );
}

/**
 * The 99th percentile of a hundred catalogue responses at two hundred requests per second, sent at
 * that rate even if the responses fall behind.
 */
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
    // Measured from the time the request was due, so that a delay in sending it counts as well.
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
