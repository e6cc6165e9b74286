import {
  AMBER,
  at,
  BARK,
  box,
  BRICK,
  CORAL,
  CREAM,
  cut,
  DEEP,
  disc,
  dot,
  flat,
  FOREST,
  INK,
  LAMP,
  LEAF,
  line,
  mirrored,
  n,
  oval,
  PINE,
  PLUM,
  RED,
  SAND,
  SEA,
  TEAL,
  times,
  WINE,
} from "../parts/paper.ts";
import { cloud, hills, palm, rice, water } from "../parts/nature.ts";
import { arch } from "../parts/roofs.ts";

/** Kiên Giang: Father and Son, two rocks in the sea. */
export function kienGiang(): string {
  return (
    cloud(70, 128, 0.8, CREAM, 0.4) +
    hills([276, 258, 272, 264, 276], SEA) +
    cut("M56 340Q62 220 96 176q4-52 32-84 26-6 34 26 24 50 18 104 16 50 20 118z", "#4a4474") +
    flat("M128 92q26-6 34 26 24 50 18 104 16 50 20 118h-40q-20-150-32-248z", "#000", 0.22) +
    flat("M112 116q16-30 36-18-14 8-36 18zM82 214q10-22 18-28-2 20-18 28z", LEAF) +
    cut("M176 340q2-64 24-96 8-34 28-44 22 4 22 40 18 44 22 100z", "#5f5890") +
    flat("M206 222q10-20 26-16-8 8-26 16z", LEAF) +
    water(322, DEEP, TEAL) +
    cut("M26 336q34 12 72 0-6 24-18 26H46q-14-4-20-26z", RED) +
    line("M60 336v-40", BARK, 5) +
    cut("M64 294q26 10 28 36H64z", CREAM) +
    line("M216 118q10-12 20 0 10-12 20 0M58 92q8-10 16 0 8-10 16 0", CREAM, 4)
  );
}

/** Đồng Tháp: the lotus of the Plain of Reeds. */
export function dongThap(): string {
  const petal = (d: string, fill: string) => mirrored(cut(d, fill));
  return (
    hills([280, 264, 282, 268, 280], FOREST) +
    water(300, SEA, TEAL) +
    oval(62, 346, 74, 18, FOREST) +
    oval(246, 352, 72, 18, FOREST) +
    oval(150, 338, 96, 22, LEAF) +
    petal("M150 326Q50 336 26 262q64-6 124 64z", "#e0577e") +
    petal("M150 326Q52 304 46 204q76 16 104 122z", "#ee6f92") +
    petal("M150 326Q74 258 92 152q58 48 58 174z", "#ff8fa9") +
    cut("M150 104q60 76 44 150-10 48-44 72-34-24-44-72-16-74 44-150z", "#ffb3c2") +
    flat("M150 136q30 60 20 116-6 40-20 60-14-20-20-60-10-56 20-116z", CREAM, 0.55) +
    petal("M150 330q-52 10-84-34 56-14 84 34z", "#ffc6d0") +
    cut("M122 304q28-16 56 0-6 28-28 28t-28-28z", LAMP) +
    times(5, (one) => dot(132 + one * 9, 308 + (one % 2) * 7, 3, AMBER))
  );
}

/** Cà Mau: a mangrove on its roots at the end of the land, and a boat. */
export function caMau(): string {
  const roots = [-92, -62, -34, -12, 14, 38, 66, 94]
    .map(
      (x) =>
        `M${n(150 + x * 0.1)} ${n(232 - Math.abs(x) * 0.3)}Q${n(150 + x * 0.9)} ${n(240 - Math.abs(x) * 0.1)} ${150 + x} 352`,
    )
    .join("");
  const crowns = [
    [86, 158, 44],
    [206, 164, 42],
    [124, 126, 48],
    [178, 122, 46],
    [150, 164, 50],
    [58, 184, 26],
    [242, 186, 26],
  ] as const;
  return (
    hills([296, 288, 298, 290, 296], PINE) +
    water(312, DEEP, TEAL) +
    line(roots, BARK, 9) +
    cut("M138 254 142 150h16l6 104z", BARK) +
    line("M150 190q-30-10-50-30M152 186q30-8 48-26", BARK, 8) +
    crowns.map(([x, y, r], place) => disc(x, y, r, place % 2 === 0 ? FOREST : "#2f9460")).join("") +
    times(14, (one) => oval(66 + ((one * 53) % 170), 122 + ((one * 29) % 74), 9, 4.5, LEAF)) +
    cut("M176 342q48 20 108-8-6 40-32 42h-46q-22-6-30-34z", RED) +
    dot(262, 354, 6, CREAM) +
    dot(263, 354, 3, INK) +
    cut("M208 346v-26h38v20z", SAND) +
    line("M14 366q26-10 52 0M80 384q26-8 50 0", TEAL, 4, 0.7)
  );
}

/** Bạc Liêu: wind turbines in the sea. */
export function bacLieu(): string {
  const turbine = (x: number, y: number, scale: number, turn: number) =>
    at(
      x,
      y,
      cut("M-5 0h10l6 240h-22z", CREAM) +
        [0, 120, 240]
          .map((one) => at(0, 0, cut("M-5-4Q-12-50 0-104 9-50 5-4z", "#fff"), 1, turn + one))
          .join("") +
        disc(0, 0, 10, CORAL),
      scale,
    );
  return (
    cloud(228, 214, 0.7, CREAM, 0.5) +
    cloud(66, 236, 0.8, CREAM, 0.45) +
    turbine(238, 202, 0.6, 40) +
    turbine(58, 188, 0.72, 80) +
    turbine(150, 156, 1, 12) +
    water(306, SEA, TEAL) +
    line("M0 330h300", SAND, 7, 0.5) +
    cut("M186 340q34 14 74 0-6 28-20 30h-34q-14-4-20-30z", CORAL) +
    line("M222 340v-30", BARK, 4)
  );
}

/** Cần Thơ: a boat of the floating market of Cái Răng, what it sells on its pole. */
export function canTho(): string {
  const pineapple = (x: number, y: number) =>
    oval(x, y, 17, 23, AMBER) +
    line(`M${x - 12} ${y - 8}l24 16M${x + 12} ${y - 8}l-24 16`, BARK, 2.4) +
    flat(`M${x - 14} ${y - 36}l9 16 5-20 5 20 9-16-5 20h-18z`, LEAF);
  const heap = [
    [92, 262, CORAL],
    [126, 262, LAMP],
    [160, 262, LEAF],
    [194, 262, CORAL],
    [108, 236, LEAF],
    [142, 236, CORAL],
    [176, 236, LAMP],
    [126, 210, LAMP],
    [158, 210, LEAF],
  ] as const;
  return (
    hills([266, 252, 268, 254, 264], PINE) +
    palm(276, 268, 92, -12) +
    palm(18, 268, 80, 10) +
    line("M224 292V66", SAND, 7) +
    line("M224 74H150M158 74v14M196 74v10", SAND, 4) +
    pineapple(158, 126) +
    oval(196, 106, 17, 20, CORAL) +
    flat("M188 88q8-8 16 0z", LEAF) +
    water(318, DEEP, LAMP) +
    heap.map(([x, y, fill]) => disc(x, y, 21, fill) + dot(x - 6, y - 7, 5, CREAM, 0.5)).join("") +
    cut("M20 262q30 26 80 22h110q46-2 74-36 2 62-40 92H78q-48-22-58-78z", BARK) +
    flat("M26 282q34 18 76 16h112q40-4 66-26l-4 18q-26 20-62 22H98q-46-2-66-14z", RED) +
    oval(252, 292, 12, 9, CREAM) +
    dot(254, 292, 5, INK) +
    line("M20 376q28-8 56 0M200 380q30-8 60 0", LAMP, 4, 0.5)
  );
}

/** Sóc Trăng: a ngo boat, and the flying foxes of the Bat Pagoda. */
export function socTrang(): string {
  const bat = (x: number, y: number, scale: number, turn = 0) =>
    at(
      x,
      y,
      flat(
        "M0 8Q-4 0-10-6-16-30-60-26q-12 14-12 40 16-14 28 2 12-10 22 6 10-4 14 12l8 12 8-12q4-16 14-12 10-16 22-6 12-16 28-2 0-26-12-40-44-4-50 20Q4 0 0 8z",
        NIGHTWING,
      ) + flat("M-9-4l2-14 7 8 7-8 2 14z", NIGHTWING),
      scale,
      turn,
    );
  const rowers = times(6, (one) => {
    const x = 62 + one * 36;
    return (
      line(`M${x + 4} 282 ${x - 16} 334`, SAND, 5) +
      cut(`M${x - 11} 300q-2-34 11-36t14 36z`, one % 2 === 0 ? RED : LAMP) +
      dot(x + 2, 254, 10, "#a96b45") +
      flat(`M${x - 9} 252q11-16 22 0z`, CREAM)
    );
  });
  return (
    disc(150, 158, 84, "#ffe9b0") +
    dot(122, 136, 13, SAND, 0.7) +
    dot(176, 184, 18, SAND, 0.6) +
    bat(128, 132, 0.62, -10) +
    bat(186, 176, 0.5, 14) +
    bat(196, 112, 0.3, 8) +
    bat(46, 116, 0.5, -18) +
    bat(256, 208, 0.46, 12) +
    hills([262, 252, 262, 250, 262], PINE) +
    water(302, DEEP, TEAL) +
    rowers +
    cut("M-8 262q30 40 90 38h136q54 0 90-46-2 66-74 74H72Q8 326-8 262z", WINE) +
    line("M12 302q30 14 68 12h140q44-2 66-20", LAMP, 5) +
    flat(
      times(6, (one) => `M${70 + one * 30} 318l8 6-8 6-8-6z`),
      TEAL,
    )
  );
}

const NIGHTWING = "#2a1f4f";

/** An Giang: sugar palms in the fields below the Seven Mountains. */
export function anGiang(): string {
  const palmyra = (x: number, foot: number, height: number) => {
    const [y, r] = [foot - height, height * 0.2];
    const fan = [-80, -40, 0, 40, 80, 120, 160, 200, 240]
      .map((turn) =>
        at(
          x,
          y,
          flat("M0 0-15-34-9-44-3-38 0-48 3-38 9-44 15-34z", turn % 80 === 0 ? FOREST : "#2f8a55"),
          r / 30,
          turn,
        ),
      )
      .join("");
    return (
      cut(`M${x - 6} ${foot}L${x - 4} ${y}h8l3 ${height}z`, BARK) +
      fan +
      dot(x - 7, y + 8, 6, WINE) +
      dot(x + 7, y + 9, 6, WINE)
    );
  };
  return (
    cut("M-10 300Q30 216 74 218q30 6 50 44 30-70 72-64 40 10 74 66l40 40v20H-10z", PLUM) +
    hills([292, 286, 294, 284, 292], "#b9a336") +
    palmyra(84, 316, 190) +
    palmyra(212, 306, 160) +
    palmyra(150, 296, 116) +
    palmyra(262, 300, 90) +
    palmyra(34, 302, 100) +
    hills([318, 310, 320, 312, 318], LEAF) +
    line("M0 340q150-16 300 0M0 360q150-16 300 0", LAMP, 4, 0.6) +
    rice(336, 11, "#2f8a55", LAMP)
  );
}

/** Vĩnh Long: the brick kilns of Mang Thít on the canal. */
export function vinhLong(): string {
  const kiln = (x: number, foot: number, half: number) =>
    cut(
      `M${x - half} ${foot}Q${n(x - half * 1.08)} ${n(foot - half * 1.3)} ${n(x - half * 0.3)} ${n(foot - half * 2.2)}h${n(half * 0.6)}Q${n(x + half * 1.08)} ${n(foot - half * 1.3)} ${x + half} ${foot}z`,
      BRICK,
    ) +
    line(
      [0.5, 0.95, 1.4, 1.8]
        .map(
          (up) =>
            `M${n(x - half * (1.02 - up * 0.26))} ${n(foot - half * up)}q${n(half * (1.02 - up * 0.26))} ${n(half * 0.16)} ${n(half * 2 * (1.02 - up * 0.26))} 0`,
        )
        .join(""),
      WINE,
      3,
      0.5,
    ) +
    flat(box(x - half * 0.34, foot - half * 2.3, half * 0.68, half * 0.16), WINE) +
    flat(arch(x, foot, half * 0.72, half * 0.9), INK) +
    flat(arch(x, foot, half * 0.44, half * 0.6), LAMP);
  return (
    cloud(162, 82, 0.8, CREAM, 0.4) +
    cloud(206, 118, 0.5, CREAM, 0.4) +
    hills([286, 274, 290, 276, 284], FOREST) +
    palm(22, 316, 130, 10) +
    palm(284, 316, 120, -8) +
    kiln(70, 318, 50) +
    kiln(232, 318, 50) +
    kiln(150, 328, 86) +
    water(326, "#8a5a3c", SAND) +
    cut("M196 354q34 14 80 0-6 26-22 28h-38q-14-4-20-28z", BARK) +
    flat("M208 352h56v-12h-56zM218 340h40v-11h-40z", CORAL)
  );
}
