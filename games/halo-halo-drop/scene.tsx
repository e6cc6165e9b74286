const FLAGS = ["#ff6b62", "#ffb627", "#2dd4b4", "#9b8cff", "#fff1d6"];

/** The halo-halo counter: paper flags above, tall glasses beside. */
export function Scene() {
  return (
    <>
      <svg viewBox="0 0 1200 900" preserveAspectRatio="xMidYMax slice">
        <rect width="1200" height="900" fill="light-dark(#dff1ef, #1b1640)" />
        <g fill="light-dark(#cfe8e4, #221c4e)">
          {Array.from({ length: 40 }, (_, at) => (
            <rect
              key={at}
              x={(at % 8) * 160 + (Math.floor(at / 8) % 2) * 80 - 70}
              y={Math.floor(at / 8) * 160 + 20}
              width="68"
              height="68"
              rx="10"
              transform={`rotate(45 ${(at % 8) * 160 - 36} ${Math.floor(at / 8) * 160 + 54})`}
            />
          ))}
        </g>
        <path d="M0 770h1200v130H0z" fill="light-dark(#f2a7a0, #5a2a55)" />
        <path d="M0 770h1200v18H0z" fill="light-dark(#ffd0c8, #7d3f70)" />
        <Dessert x={120} y={770} size={1.35} />
        <Dessert x={1080} y={770} size={1.5} />
        <Dessert x={300} y={770} size={0.85} />
        <Dessert x={920} y={770} size={0.8} />
      </svg>
      <svg viewBox="0 0 1200 900" preserveAspectRatio="xMidYMin slice">
        {[0, 1].map((string) => (
          <g key={string}>
            <path d={`M0 ${30 + string * 60}q600 ${90 - string * 50} 1200 0`} fill="none" stroke="light-dark(#8a6a8a, #5a53a0)" strokeWidth="3" />
            {Array.from({ length: 20 }, (_, at) => {
              const x = 30 + at * 60;
              const y = 30 + string * 60 + (90 - string * 50) * 2 * (x / 1200) * (1 - x / 1200);
              return <path key={at} d={`M${x - 18} ${y}h36l-18 36z`} fill={FLAGS[(at + string * 2) % FLAGS.length]} />;
            })}
          </g>
        ))}
      </svg>
    </>
  );
}

function Dessert({ x, y, size }: { readonly x: number; readonly y: number; readonly size: number }) {
  const layers = ["#8d3b52", "#2fa58c", "#ffc955", "#e9deff", "#8f5fd6"];
  return (
    <g transform={`translate(${x} ${y}) scale(${size})`} stroke="light-dark(#4a3a6a, #120f2e)" strokeWidth="3" strokeLinejoin="round">
      <path d="M46-250 92-300" strokeWidth="9" stroke="light-dark(#9aa3b5, #8a87b5)" strokeLinecap="round" />
      {layers.map((fill, at) => (
        <path key={fill} d={`M${-44 - at * 5}-${24 + at * 36}h${88 + at * 10}l5-36H${-49 - at * 5}z`} fill={fill} />
      ))}
      <path d="M-72-204q-4-50 34-56 10-40 44-30 40-6 42 34 28 10 22 52z" fill="light-dark(#ffffff, #dcd6f2)" />
      <circle cx="-6" cy="-262" r="34" fill="#8f5fd6" />
      <circle cx="34" cy="-252" r="22" fill="#ffb627" />
      <circle cx="10" cy="-302" r="13" fill="#e2473f" />
      <path d="M-44-24h88v14q-44 14-88 0zM-16-8h32l8 8h-48z" fill="light-dark(#ffffff, #c8c2e6)" />
      <path d="M-78-206-46-20" stroke="#fff" opacity=".4" />
    </g>
  );
}
