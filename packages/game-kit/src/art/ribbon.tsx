/**
 * A painted ribbon with a word across a symbol. `y` is its upper edge in the symbol's 64 by 64 box.
 */
export function Ribbon({ text, y }: { readonly text: string; readonly y: number }) {
  return (
    <g>
      <path
        d={`M1 ${y + 2}h62l-4 7.5 4 7.5H1l4-7.5z`}
        fill="#1d1b3a"
        stroke="#ffc955"
        strokeWidth="1.6"
        strokeLinejoin="round"
      />
      <text
        x="32"
        y={y + 13.6}
        textAnchor="middle"
        fontSize="12.5"
        fontWeight="800"
        letterSpacing="1.5"
        fontFamily="Bricolage Grotesque Variable, system-ui"
        fill="#ffc955"
      >
        {text}
      </text>
    </g>
  );
}
