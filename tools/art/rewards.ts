import { SKIES, type SkyName } from "./parts/frame.ts";
import {
  AMBER,
  at,
  CORAL,
  CREAM,
  cut,
  disc,
  dot,
  flat,
  INK,
  LAMP,
  line,
  n,
  NIGHT,
  PLUM,
  RED,
  SAND,
  SEA,
  STONE,
  TEAL,
  times,
} from "./parts/paper.ts";

/** Pictures of what the demo's points mall has, by the names of their files: square, on a shelf. */
export function rewardPictures(): ReadonlyMap<string, string> {
  return new Map([
    ["mug", onShelf("dusk", mug())],
    ["cap", onShelf("lagoon", cap())],
    ["tote", onShelf("violet", tote())],
    ["umbrella", onShelf("storm", umbrella())],
    ["power-bank", onShelf("night", powerBank())],
    ["credit", onShelf("field", coins())],
  ]);
}

/** A thing on a shelf before an evening of the fair. */
function onShelf(sky: SkyName, thing: string): string {
  const { top, foot, disc: moon } = SKIES[sky];
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 300" width="300" height="300">' +
    `<defs><linearGradient id="s" x2="0" y2="1"><stop stop-color="${top}"/>` +
    `<stop offset=".9" stop-color="${foot}"/></linearGradient></defs>` +
    `<path d="M0 0h300v300H0z" fill="url(#s)"/>` +
    dot(150, 140, 116, moon, 0.22) +
    dot(150, 140, 92, moon, 0.55) +
    line("M0 26Q150 66 300 26", CREAM, 2, 0.5) +
    times(7, (one) =>
      dot(20 + one * 43, 32 + 18 * Math.sin(((one + 0.5) / 7) * Math.PI), 5, LAMP),
    ) +
    cut("M0 252h300v20H0z", SAND) +
    flat("M0 272h300v28H0z", NIGHT, 0.8) +
    thing +
    "</svg>\n"
  );
}

function mug(): string {
  return (
    line("M196 140q52-4 52 38t-56 40", CREAM, 16) +
    cut("M92 108h112v124q0 20-20 20h-72q-20 0-20-20z", CREAM) +
    flat("M92 108h112v18H92z", CORAL) +
    star(148, 186, 1, CORAL) +
    line("M124 92q-10-14 0-26t0-24M150 92q-10-14 0-26t0-24M176 92q-10-14 0-26t0-24", CREAM, 5, 0.6)
  );
}

function cap(): string {
  return (
    cut("M70 214q0-96 84-96t84 96z", TEAL) +
    flat("M154 118q30 30 32 96h52q0-96-84-96z", SEA, 0.7) +
    cut("M70 214h100q60 2 92 34-90 10-150-6-34-10-42-28z", CREAM) +
    disc(154, 116, 8, CREAM) +
    star(116, 180, 0.8, LAMP)
  );
}

function tote(): string {
  return (
    line("M112 130q0-66 38-66t38 66", SAND, 12) +
    cut("M80 122h140l14 130H66z", CREAM) +
    flat("M80 122h140l2 18H78z", PLUM) +
    at(150, 194, wheel(), 0.9)
  );
}

/** A Ferris wheel, which stands for the fair. */
function wheel(): string {
  const spokes = times(8, (one) => {
    const turn = (one / 8) * 2 * Math.PI;
    const [x, y] = [40 * Math.cos(turn), 40 * Math.sin(turn)];
    return line(`M0 0 ${n(x)} ${n(y)}`, PLUM, 3) + dot(x, y, 7, one % 2 === 0 ? CORAL : AMBER);
  });
  return dot(0, 0, 44, CREAM) + spokes + dot(0, 0, 7, PLUM);
}

function umbrella(): string {
  const panel = (x: number, fill: string) =>
    flat(`M150 78Q${n(x + 22)} 100 ${n(x + 44)} 168q-22-16-44 0Q${n(x + 10)} 108 150 78z`, fill);
  return (
    line("M150 70v158q0 22 20 22t20-20", INK, 8) +
    cut(
      "M40 168Q56 80 150 78q94 2 110 90-22-16-44 0-22-16-44 0-22-16-44 0-22-16-44 0-22-16-44 0z",
      RED,
    ) +
    panel(84, CREAM) +
    panel(172, CREAM) +
    disc(150, 74, 6, LAMP)
  );
}

function powerBank(): string {
  return (
    line("M186 84q40-30 52 20t-18 60", CREAM, 7) +
    cut("M100 84q0-16 16-16h68q16 0 16 16v152q0 16-16 16h-68q-16 0-16-16z", INK) +
    flat("M110 92q0-12 12-12h56q12 0 12 12v136q0 12-12 12h-56q-12 0-12-12z", STONE, 0.35) +
    flat("M160 112 124 172h22l-8 44 38-64h-22z", LAMP) +
    times(4, (one) => dot(126 + one * 16, 232, 4, one < 3 ? TEAL : STONE))
  );
}

function coins(): string {
  const coin = (x: number, y: number) =>
    disc(x, y, 36, AMBER) + dot(x, y, 28, LAMP) + star(x, y, 0.7, AMBER);
  return coin(106, 214) + coin(194, 214) + coin(150, 152) + star(228, 110, 0.6, CREAM);
}

function star(x: number, y: number, scale: number, fill: string): string {
  return at(x, y, flat("M0-32 9-10l24 2-18 15 6 23L0 18l-21 12 6-23-18-15 24-2z", fill), scale);
}
