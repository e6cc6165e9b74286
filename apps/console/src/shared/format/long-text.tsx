/**
 * An outside number of any length: truncated in a table, shown in full on hover, focus or copy.
 */
export function LongText({ text }: { text: string | null }) {
  if (text === null) return <>–</>;
  return (
    <bdi
      tabIndex={0}
      title={text}
      className="block rounded wrap-anywhere focus:max-w-none focus:wrap-anywhere focus:whitespace-normal lg:max-w-36 lg:truncate"
    >
      {text}
    </bdi>
  );
}
