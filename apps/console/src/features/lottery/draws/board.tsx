import type { OperatorDraw } from "@perya/api-client/operator";

type BoardRows = NonNullable<OperatorDraw["board"]>;

/** The numbers of a draw, prize by prize. */
export function Board({ board }: { board: BoardRows }) {
  return (
    <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1.5">
      {board.map(({ prize, numbers }) => (
        <div key={prize} className="contents">
          <dt className="text-soft">{prize}</dt>
          <dd className="flex flex-wrap gap-1.5">
            {numbers.map((number, at) => (
              // A prize may have the same number twice, and its numbers never move.
              // oxlint-disable-next-line react/no-array-index-key
              <span
                key={`${at}`}
                className="rounded-md border border-line bg-ground px-2 py-0.5 font-medium tabular-nums"
              >
                {number}
              </span>
            ))}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** A draw's headline numbers: the special prize if there is one, else the top of its board. */
export function headline(board: BoardRows): string {
  return (board.find(({ prize }) => prize === "DB") ?? board[0])?.numbers.join(" ") ?? "–";
}
