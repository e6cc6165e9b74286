import { useState, type MouseEvent } from "react";
import { useNotices } from "../../shared/banners/announcements.ts";
import { PauseButton, useMotion } from "../../shared/layout/motion.tsx";
import { part } from "../../shared/loading/part.tsx";
import { useText } from "../../shared/language/text.ts";
import { Icon } from "../../shared/pictures/icon.tsx";

const NoticeDialog = part(() => import("./notice-dialog.tsx"));

/** Titles passed in a second of the marquee, in letters: slow enough to read. */
const LETTERS_A_SECOND = 7;
/** Gaps between titles count as so many letters. */
const GAP_LETTERS = 12;

/** A press doesn't focus what only eyes know. */
const keepFocus = (event: MouseEvent) => event.preventDefault();

/**
 * The titles of what the brand has to say, passing by. Each opens the notice; so does the sign in
 * front, for all of them.
 */
export function Marquee() {
  const t = useText("home");
  const notices = useNotices();
  const { paused, moving, toggle, hold } = useMotion();
  const [opened, setOpened] = useState<string>();
  const letters = notices.reduce((sum, { title }) => sum + title.length + GAP_LETTERS, 0);
  // By script, because the page's policy lets no style stand in what the server sends.
  const timed = (titles: HTMLElement | null) =>
    titles?.style.setProperty("animation-duration", `${letters / LETTERS_A_SECOND}s`);
  return (
    <section
      aria-label={t("notices.label")}
      className="flex h-11 min-w-0 items-center rounded-full border border-line bg-raised ps-1 pe-1"
    >
      <button
        type="button"
        aria-label={t("notices.all")}
        onClick={() => setOpened("")}
        className="grid size-9 shrink-0 place-items-center rounded-full text-bulb-ink hover:bg-overlay"
      >
        <Icon name="news" size={20} />
      </button>
      <div
        className="marquee min-h-9 min-w-0 flex-1 items-center"
        data-moving={moving || undefined}
        {...hold}
      >
        {notices.length === 0 ? (
          <p className="px-2 text-soft">{t("notices.none")}</p>
        ) : (
          [false, true].map((copy) => (
            // The titles a second time, to follow the first without a gap: for eyes and pointers.
            <ul key={String(copy)} aria-hidden={copy} className="marquee-titles" ref={timed}>
              {notices.map(({ id, title, language }) => (
                <li key={id}>
                  <button
                    type="button"
                    onClick={() => setOpened(id)}
                    {...(copy && { tabIndex: -1, onMouseDown: keepFocus })}
                    lang={language}
                    dir="auto"
                    className="min-h-9 rounded-lg px-2 whitespace-nowrap hover:text-bulb-ink"
                  >
                    {title}
                  </button>
                </li>
              ))}
            </ul>
          ))
        )}
      </div>
      {notices.length > 0 && (
        <PauseButton
          paused={paused}
          onPress={toggle}
          names={[t("notices.pause"), t("notices.goOn")]}
        />
      )}
      {opened !== undefined && (
        <NoticeDialog notices={notices} opened={opened} onClose={() => setOpened(undefined)} />
      )}
    </section>
  );
}
