/** HTML of the brand's staff. The server made it safe when it was written: text, lists, tables and links, nothing that runs or loads. */
export function Told({ html }: { html: string }) {
  // oxlint-disable-next-line react/no-danger -- see above
  return <div dir="auto" className="told" dangerouslySetInnerHTML={{ __html: html }} />;
}
