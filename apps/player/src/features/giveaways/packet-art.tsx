/**
 * A red packet with a gold seal; open, its flap stands up and the seal has gone. Decoration: what
 * it holds is said beside it. The flap moves only for who wants motion.
 */
export function PacketArt({ open }: { open: boolean }) {
  return (
    <svg viewBox="0 0 120 140" aria-hidden="true" className="h-36 w-32 justify-self-center">
      <rect x="14" y="30" width="92" height="104" rx="10" fill="var(--coral)" />
      <path d="M14 62q46 40 92 0v-22a10 10 0 0 0-10-10H24a10 10 0 0 0-10 10z" fill="#0002" />
      {open && (
        <g>
          <rect x="26" y="12" width="68" height="40" rx="6" fill="var(--canvas)" />
          <circle cx="60" cy="32" r="10" fill="var(--lamp)" />
        </g>
      )}
      <path
        d={open ? "M14 40q46-52 92 0z" : "M14 40q46 46 92 0v-2a8 8 0 0 0-8-8H22a8 8 0 0 0-8 8z"}
        fill="var(--coral)"
        stroke="#0003"
        className="transition-all duration-500 motion-reduce:transition-none"
      />
      <rect x="14" y="62" width="92" height="72" rx="10" fill="var(--coral)" />
      {!open && <circle cx="60" cy="62" r="15" fill="var(--lamp)" />}
      {!open && (
        <path
          d="M60 53l2.6 6 6.4.5-4.9 4.2 1.5 6.3-5.6-3.4-5.6 3.4 1.5-6.3-4.9-4.2 6.4-.5z"
          fill="var(--coral)"
        />
      )}
    </svg>
  );
}
