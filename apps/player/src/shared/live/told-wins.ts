/** Rounds whose win was announced, kept for all tabs of this browser. */
const TOLD = "perya-wins-told";
const MOST = 100;

function read(): readonly string[] {
  const kept = localStorage.getItem(TOLD);
  return kept === null ? [] : kept.split(" ");
}

/** Whether a round's win was announced already, here or in another tab. */
export function isTold(round: string): boolean {
  return read().includes(round);
}

/** Remembers that these rounds' wins are announced. */
export function storeTold(rounds: readonly string[]): void {
  const others = read().filter((round) => !rounds.includes(round));
  localStorage.setItem(TOLD, [...others, ...rounds].slice(-MOST).join(" "));
}
