const DEEPEST = 7;

/** The reef: each cascade of a round goes a fathom deeper. The mood is the number of cascades, "depth-0" at the surface. */
export function Scene({ mood }: { readonly mood: string }) {
  const depth = Math.min(DEEPEST, Number(mood.split("-")[1] ?? 0) || 0);
  return (
    <svg viewBox="0 0 1200 900" preserveAspectRatio="xMidYMax slice">
      <rect width="1200" height="900" fill="light-dark(#bdeaf0, #12355e)" />
      <path d="M0 210q300-50 600-10t600-30v730H0z" fill="light-dark(#97dbe6, #102c55)" />
      <path d="M0 430q300-60 600-10t600-40v520H0z" fill="light-dark(#6fc7d8, #0f2449)" />
      <path d="M0 640q300-50 600-10t600-30v300H0z" fill="light-dark(#4fb0c6, #0d1d3e)" />
      <g fill="light-dark(#fff, #6fd8e8)" opacity=".13">
        <path d="M260 0h120L220 760H20zM620 0h90l40 700H560zM930 0h110l160 720h-180z" />
      </g>
      <rect className="mood" width="1200" height="900" fill="light-dark(#1d5f8a, #05081f)" opacity={depth * 0.09} />
      <Fishes />
      <Reef />
    </svg>
  );
}

function Fishes() {
  const fish = "M-34 0q26-26 60-4l16-14q-4 18 0 36L26 4q-34 22-60-4z";
  return (
    <>
      {[
        [140, 300, 1, "#ffb627"],
        [230, 350, 0.7, "#ffb627"],
        [1050, 260, -1.1, "#ff6b62"],
        [1110, 420, -0.8, "#9b8cff"],
        [90, 520, 0.9, "#ff8fa3"],
      ].map(([x, y, size, fill]) => (
        <g key={`${x}`} transform={`translate(${x} ${y}) scale(${-Number(size)} ${Math.abs(Number(size))})`}>
          <path d={fish} fill={String(fill)} stroke="light-dark(#245b73, #0b1a3a)" strokeWidth="4" strokeLinejoin="round" />
          <circle cx="-18" cy="-3" r="4" fill="#1d1b3a" />
        </g>
      ))}
    </>
  );
}

function Reef() {
  return (
    <>
      <path d="M0 720q120-70 210 10 70-50 150 20 120 20 150 150H0z" fill="light-dark(#3a8ba3, #14264f)" />
      <path d="M1200 690q-130-60-220 30-90-30-150 60-90 20-120 120h490z" fill="light-dark(#3a8ba3, #14264f)" />
      <g fill="none" strokeLinecap="round" strokeWidth="20">
        <path d="M120 830v-120M120 780 70 740v-50M120 760l46-40v-60M70 720 44 700" stroke="light-dark(#ff8a80, #c8495a)" />
        <path d="M1090 840V690M1090 790l-56-46v-60M1090 760l54-44v-70M1034 720l-30-16" stroke="light-dark(#ff9fb0, #a8447f)" />
        <path
          d="M320 860q-30-70 0-120t0-110M360 870q30-60 0-110t6-90M860 860q-30-60 4-110t-6-110"
          stroke="light-dark(#3fb08f, #1c7f6e)"
          strokeWidth="16"
        />
      </g>
      <path d="M0 840q200-60 420-10t420-10 360-20v100H0z" fill="light-dark(#f3dfae, #2b2a5c)" />
      <path d="M0 880q240-40 500-6t700-20v46H0z" fill="light-dark(#e5cb8e, #222150)" />
    </>
  );
}
