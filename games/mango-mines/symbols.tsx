import { OUTLINE, paint, Picture } from "@perya/game-kit/art";

export type Look = "closed" | "good" | "spoiled";

/** A crate as it stands: shut, or open with what was in it. */
export function Crate({ look }: { look: Look }) {
  return (
    <Picture>
      {look === "closed" ? (
        <>
          <path d="M5 10h54v46H5z" fill="#5d3a1c" {...OUTLINE} />
          <path d="M8 13h48v11H8zM8 27h48v11H8zM8 41h48v11H8z" fill={paint("wood")} />
          <path d="M8 15h48M8 29h48M8 43h48" stroke="#fff3c9" strokeWidth="1.4" opacity=".35" />
          <path d="M9 10h9v46H9zM46 10h9v46h-9z" fill={paint("wood")} {...OUTLINE} strokeWidth="1.8" />
          <g fill="#3a2413">{[16, 33, 50].flatMap((y) => [13.5, 50.5].map((x) => <circle key={`${x}${y}`} cx={x} cy={y} r="1.6" />))}</g>
          <path d="M37 24c-9-2-14 6-15 13 1 5 10 5 14-1 4-5 5-10 1-12z" fill="#3a2413" opacity=".45" />
        </>
      ) : (
        <>
          <path d="M6 34h52v22H6z" fill="#5d3a1c" {...OUTLINE} />
          {look === "good" ? <Mango /> : <Spoiled />}
          <path d="M6 44h52v6H6zM6 52h52v5H6z" fill={paint("wood")} {...OUTLINE} strokeWidth="1.6" />
        </>
      )}
    </Picture>
  );
}

function Mango() {
  return (
    <>
      <circle cx="32" cy="28" r="27" fill="#ffd35e" opacity=".3" />
      <path d="M43 8C25 3 9 22 14 40c4 14 25 12 34-2 8-12 7-25-5-30z" fill={paint("gold")} {...OUTLINE} />
      <path d="M20 33c0-10 6-16 13-19" stroke="#fff" strokeWidth="3.2" opacity=".75" fill="none" strokeLinecap="round" />
      <path d="M42 9q4-8 14-8-2 11-12 12z" fill={paint("leaf")} {...OUTLINE} strokeWidth="1.8" />
    </>
  );
}

function Spoiled() {
  return (
    <>
      <path d="M43 8C25 3 9 22 14 40c4 14 25 12 34-2 8-12 7-25-5-30z" fill="#6d7a45" {...OUTLINE} />
      <path d="M36 16q9 5 5 14-8 1-9-6 0-6 4-8z" fill="#464f2c" />
      <path d="M20 22l7 7m0-7-7 7M34 26l7 7m0-7-7 7" stroke="#1a1238" strokeWidth="3" strokeLinecap="round" />
      <path d="M22 41q6-6 13-1" stroke="#1a1238" strokeWidth="3" fill="none" strokeLinecap="round" />
      <path d="M10 14q4-4 0-8M56 22q-4-4 0-8" stroke="#8fae5a" strokeWidth="2.6" fill="none" strokeLinecap="round" />
    </>
  );
}
