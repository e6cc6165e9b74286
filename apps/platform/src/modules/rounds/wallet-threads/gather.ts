/**
 * Collects the messages of one tick of the event loop and sends them together: a message between
 * threads costs more than its content.
 */
export function gather<Item>(send: (items: Item[]) => void): (item: Item) => void {
  let items: Item[] = [];
  const flush = () => {
    const gathered = items;
    items = [];
    send(gathered);
  };
  return (item) => {
    if (items.push(item) === 1) setImmediate(flush);
  };
}
