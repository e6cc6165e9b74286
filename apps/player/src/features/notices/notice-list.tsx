import type { Notice } from "@perya/api-client/player";
import { useEffect, useId, useRef } from "react";
import { RichText } from "@perya/ui/show";
import { Time } from "../../shared/format/money.tsx";
import { Icon } from "../../shared/pictures/icon.tsx";

/**
 * Notices under their titles, one open at a time; `opened` is the id of the one that is at first,
 * which also has the focus.
 */
export function NoticeList({
  notices,
  opened,
}: {
  notices: readonly Notice[];
  opened: string | undefined;
}) {
  const group = useId();
  const ref = useRef<HTMLUListElement>(null);
  useEffect(() => ref.current?.querySelector<HTMLElement>("details[open] > summary")?.focus(), []);
  return (
    <ul
      ref={ref}
      className="grid divide-y divide-line overflow-hidden rounded-2xl border border-line bg-raised"
    >
      {notices.map(({ id, title, content, language, timestamp }) => (
        <li key={id}>
          <details name={group} open={id === opened} className="group">
            <summary className="grid min-h-14 cursor-pointer list-none grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-0.5 px-4 py-2.5 focus-visible:-outline-offset-3 [&::-webkit-details-marker]:hidden">
              <span lang={language} dir="auto" className="font-display leading-snug font-bold">
                {title}
              </span>
              <Icon
                name="down"
                size={20}
                className="row-span-2 text-soft transition-transform group-open:rotate-180 motion-reduce:transition-none"
              />
              <span className="text-sm text-soft">
                <Time at={new Date(timestamp).toISOString()} />
              </span>
            </summary>
            <div className="px-4 pb-4">
              <RichText html={content} lang={language} />
            </div>
          </details>
        </li>
      ))}
    </ul>
  );
}
