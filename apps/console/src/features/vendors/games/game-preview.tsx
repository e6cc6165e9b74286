import type { ListedGame } from "@perya/api-client/operator";
import { Panel } from "../../../shared/layout/page.tsx";
import { SeenPicture } from "../../../shared/format/seen-picture.tsx";
import type { Draft } from "./game.ts";

/** A game as players will see it: its card in a lobby, and its small picture. */
export function GamePreview({
  game: { said, rtp, vendor },
  draft,
}: {
  game: ListedGame;
  draft: Draft;
}) {
  const square = draft.iconUrl || said.iconUrl;
  const poster = draft.showIconUrl || said.showIconUrl || square;
  const name = draft.displayName || said.displayName;
  return (
    <div className="xl:sticky xl:top-4">
      <Panel title="As players see it">
        {!draft.listed && <p className="text-coral">Not listed: players can't find it.</p>}
        <div className="flex flex-wrap items-start gap-6">
          <div className="relative w-44 overflow-hidden rounded-2xl border border-line bg-ground">
            <Picture url={poster} shape="aspect-[3/4] w-full" />
            <div className="grid h-19 content-center gap-0.5 px-3.5">
              <bdi className="line-clamp-2 text-base leading-tight font-bold">{name}</bdi>
              <span className="truncate text-sm text-soft">
                {rtp ? `Returns ${rtp} %` : vendor}
              </span>
            </div>
            <span className="absolute start-2 top-2 flex gap-1 text-xs font-bold">
              {draft.isHot && (
                <span className="rounded-full bg-coral px-2 py-0.5 text-(--on-coral)">Hot</span>
              )}
              {draft.isNew && (
                <span className="rounded-full bg-teal px-2 py-0.5 text-(--on-teal)">New</span>
              )}
            </span>
          </div>
          <figure className="grid gap-1.5">
            <Picture url={square} shape="size-24 rounded-2xl" />
            <figcaption className="text-xs text-soft">Square</figcaption>
          </figure>
        </div>
      </Panel>
    </div>
  );
}

function Picture(picture: { url: string; shape: string }) {
  return <SeenPicture {...picture} none="No picture" broken="Can't be shown" />;
}
