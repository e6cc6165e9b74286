import { tellParent } from "./parent.ts";

/** When there is no way in: why, and the way back. */
export function Closed({ text }: { text: string }) {
  return (
    <main className="grid min-h-dvh place-content-center justify-items-center gap-4 p-6 text-center">
      <p role="alert" className="max-w-sm text-lg">
        {text}
      </p>
      <button type="button" onClick={() => tellParent("perya:lobby")} className="min-h-12 rounded-xl bg-bulb px-6 font-bold text-on-bulb">
        Back to the lobby
      </button>
    </main>
  );
}
