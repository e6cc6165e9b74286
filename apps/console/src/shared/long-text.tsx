/** A number from outside that may be as long as it likes: cut in a table, whole when it is pointed at, focused or copied. */
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
