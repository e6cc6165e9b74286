import { goToLobby, reopenGame } from "./parent.ts";

/** When a game can't start or continue: the reason, a retry, and a link back. */
export function Closed({ text }: { readonly text: string }) {
  return (
    <main className="grid min-h-dvh place-content-center justify-items-center gap-4 p-6 text-center">
      <p role="alert" className="max-w-sm text-lg">
        {text}
      </p>
      <button
        type="button"
        onClick={reopenGame}
        className="min-h-12 w-full rounded-xl bg-bulb px-6 font-bold text-on-bulb"
      >
        Open the game again
      </button>
      <button
        type="button"
        onClick={goToLobby}
        className="min-h-12 w-full rounded-xl border border-line bg-raised px-6 font-bold"
      >
        Back to the lobby
      </button>
    </main>
  );
}
