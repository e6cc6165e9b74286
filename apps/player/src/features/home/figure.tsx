/** Figures on little boards, as on the signs of a fair. Read out as one amount. */
export function Figure({ text }: { text: string }) {
  return (
    <bdi
      dir="ltr"
      data-counter
      className="flex items-end text-base leading-none font-bold tabular-nums sm:text-3xl"
    >
      <span className="sr-only">{text}</span>
      {Array.from(text, (letter, at) => (
        <span
          key={text.length - at}
          aria-hidden="true"
          className={/\d/.test(letter) ? "flap" : "px-0.5 text-soft"}
        >
          {letter}
        </span>
      ))}
    </bdi>
  );
}
