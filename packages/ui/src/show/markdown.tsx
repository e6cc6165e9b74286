/**
 * The few marks a game's page uses: paragraphs, tables, strong words. Text stays text: nothing in
 * it becomes HTML.
 */
export function Markdown({ text }: { readonly text: string }) {
  const blocks = text
    .replace(/^# .*\n/, "")
    .trim()
    .split(/\n{2,}/);
  return (
    <div className="grid gap-3">
      {blocks.map((block) =>
        block.startsWith("|") ? (
          <Table key={block} text={block} />
        ) : (
          <p key={block}>{strong(block.replaceAll("\n", " "))}</p>
        ),
      )}
    </div>
  );
}

function Table({ text }: { readonly text: string }) {
  const [head = [], , ...rows] = text.split("\n").map((line) =>
    line
      .replace(/^\||\|$/g, "")
      .split("|")
      .map((cell) => cell.trim()),
  );
  return (
    <div className="overflow-x-auto">
      <table className="w-full text-sm tabular-nums">
        <thead>
          <tr>
            {head.map((cell, at) => (
              <th key={at} scope="col" className="border-b border-line px-2 py-1 text-start">
                {cell}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.join()}>
              {row.map((cell, at) => (
                <td key={at} className="border-b border-line px-2 py-1">
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function strong(text: string) {
  return text
    .split("**")
    .map((part, at) =>
      at % 2 === 1 ? (
        <strong key={at}>{part}</strong>
      ) : (
        part.replaceAll("*", "").replaceAll("`", "")
      ),
    );
}
