/** Collects what one turn of the event loop brings and sends it at once: a message between threads costs more than what is in it. */
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
