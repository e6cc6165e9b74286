import {
  AMBER,
  at,
  BARK,
  CORAL,
  CREAM,
  cut,
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
  ROSE,
  SAND,
  TEAL,
  times,
} from "../parts/paper.ts";
import { hills, leaf, palm } from "../parts/nature.ts";

/** The board that produce lies on. */
const stall = cut("M0 334h300v66H0z", BARK) + line("M0 352h300", AMBER, 3, 0.6);

/** Tiền Giang: star apples of Lò Rèn, one cut to its star. */
export function tienGiang(): string {
  const rays = times(8, (one) =>
    at(
      180,
      238,
      flat("M-7-12Q-15-34 0-54 15-34 7-12z", CREAM) + flat("M-3-20q-3-12 3-22 6 10 3 22z", INK),
      1,
      one * 45,
    ),
  );
  return (
    hills([300, 282, 304, 286, 300], FOREST) +
    stall +
    line("M110 106q-4-20 10-34", BARK, 8) +
    leaf(116, 92, 76, -10) +
    leaf(112, 96, 70, 190) +
    disc(108, 184, 82, "#6d3b86") +
    flat("M54 152q14-38 48-46-26 26-28 60z", CREAM, 0.35) +
    disc(180, 238, 88, "#5a2c72") +
    dot(180, 238, 77, "#c79ad6") +
    dot(180, 238, 66, "#ead2ee") +
    rays +
    dot(180, 238, 12, "#c79ad6")
  );
}

/** Đồng Nai: pomelos of Tân Triều. */
export function dongNai(): string {
  const segments = times(9, (one) =>
    at(
      186,
      242,
      flat("M-5-10-20-56Q0-72 20-56L5-10z", "#ff9d8f") +
        line("M-6-26l-6-20M4-24l6-22", CREAM, 2, 0.7),
      1,
      one * 40,
    ),
  );
  return (
    hills([296, 280, 300, 284, 298], FOREST) +
    stall +
    leaf(118, 92, 84, 0) +
    leaf(114, 94, 76, 170, "#57c27f") +
    line("M112 104V78", BARK, 9) +
    cut("M112 96q40 2 60 50 24 56-14 92-46 30-92 0-38-36-14-92 20-48 60-50z", "#a8c94a") +
    times(16, (one) => dot(58 + ((one * 47) % 100), 146 + ((one * 31) % 84), 2.4, FOREST, 0.5)) +
    flat("M66 160q10-34 36-46-14 26-18 60z", CREAM, 0.4) +
    disc(186, 242, 86, "#a8c94a") +
    dot(186, 242, 77, CREAM) +
    segments +
    dot(186, 242, 8, CREAM)
  );
}

/** Bến Tre: coconuts under their palms. */
export function benTre(): string {
  return (
    hills([292, 276, 298, 280, 294], PINE) +
    palm(52, 334, 214, 34) +
    palm(252, 334, 190, -30) +
    cut("M0 334h300v66H0z", SAND) +
    disc(212, 288, 54, "#7a4a2c") +
    line("M172 272q36-24 74-8M168 292q44-22 92-4M176 314q34-16 72-6", BARK, 3.5, 0.8) +
    dot(200, 262, 5, INK) +
    dot(222, 260, 5, INK) +
    dot(212, 274, 5, INK) +
    disc(122, 266, 80, "#6b3f26") +
    dot(122, 266, 70, "#8a5a36") +
    dot(122, 266, 64, CREAM) +
    oval(122, 272, 46, 44, "#cfe0dc") +
    oval(122, 282, 40, 30, "#e9f4ef") +
    line("M98 278q12 8 24 0t24 0", TEAL, 4, 0.6)
  );
}

/** Bình Dương: mangosteens of Lái Thiêu. */
export function binhDuong(): string {
  const calyx = [0, 72, 144, 216, 288]
    .map((turn) =>
      flat("M0 4Q-20-2-16-22 0-34 16-22 20-2 0 4z", LEAF).replace(
        "<path",
        `<path transform="rotate(${turn})"`,
      ),
    )
    .join("");
  const segments = times(6, (one) =>
    at(184, 222, cut("M0-6Q-26-20-16-46 0-60 16-46 26-20 0-6z", CREAM), 1, one * 60),
  );
  return (
    hills([298, 282, 302, 286, 300], FOREST) +
    stall +
    disc(98, 210, 80, "#5b1f4a") +
    flat("M38 190q8-46 44-58-20 28-22 62z", ROSE, 0.35) +
    at(98, 138, calyx + dot(0, 0, 9, BARK), 1.25) +
    line("M98 134q2-28 22-42", BARK, 9) +
    leaf(118, 96, 84, -8) +
    cut("M100 236a86 86 0 0 0 172 0z", "#5b1f4a") +
    disc(184, 226, 86, "#7d2440") +
    dot(184, 226, 74, "#a8355a") +
    segments +
    dot(184, 222, 6, ROSE)
  );
}

/** Long An: watermelons of Long Trì. */
export function longAn(): string {
  const stripes = [-44, -20, 4, 28, 52]
    .map(
      (x) =>
        `M${112 + x} ${n(138 + Math.abs(x) * 0.4)}q${n(x * 0.5)} 60 0 ${n(128 - Math.abs(x) * 0.6)}`,
    )
    .join("");
  const seeds = [
    [168, 236],
    [196, 222],
    [224, 240],
    [186, 258],
    [208, 262],
    [238, 222],
    [148, 222],
    [196, 284],
  ]
    .map(([x = 0, y = 0]) => oval(x, y, 4, 6.5, INK))
    .join("");
  return (
    hills([296, 280, 300, 284, 298], LEAF) +
    stall +
    line("M110 120q-10-26 12-40t4-22", LEAF, 6) +
    leaf(122, 92, 74, 0) +
    disc(112, 208, 92, "#2f8a4c") +
    line(stripes, PINE, 10, 0.85) +
    flat("M46 186q8-38 36-54-12 28-14 58z", CREAM, 0.3) +
    cut("M84 208h226Q300 330 197 336 94 330 84 208z", FOREST) +
    flat("M94 208h206q-10 108-103 114Q104 316 94 208z", CREAM) +
    flat("M104 208h186q-10 96-93 102Q114 304 104 208z", "#f0505a") +
    flat("M104 208h186l-1 12H105z", ROSE) +
    seeds
  );
}

/** Bình Phước: cashews, the nut below its apple. */
export function binhPhuoc(): string {
  const cashew = (x: number, y: number, scale: number, turn: number, skin: string) =>
    at(
      x,
      y,
      cut("M-22-70Q0-84 22-70 56-30 50 18 40 56 0 58-40 56-50 18-56-30-22-70z", skin) +
        flat("M-30-46q-16 34-10 66-20-30 10-66z", CREAM, 0.45) +
        cut(
          "M-22 50q6 14 22 10t26-14q20 14 6 44-18 34-54 22-12-8-2-20 10-6 4-18-8-10-2-24z",
          "#a98a5c",
        ) +
        flat("M10 66q16-4 18 8-4 18-22 24 14-16 4-32z", SAND, 0.8),
      scale,
      turn,
    );
  return (
    hills([316, 298, 318, 302, 314], FOREST) +
    line("M-4 92q90-28 160-8t150-14", BARK, 12) +
    line("M104 84v26M206 82v20", BARK, 7) +
    leaf(62, 92, 84, 30) +
    leaf(150, 84, 90, 10, "#57c27f") +
    leaf(252, 82, 84, 60) +
    leaf(40, 90, 70, 150) +
    cashew(104, 184, 1.16, 8, CORAL) +
    cashew(212, 168, 1, -8, LAMP) +
    hills([356, 346, 360, 350, 356], PINE)
  );
}

/** Hậu Giang: pineapples of Cầu Đúc. */
export function hauGiang(): string {
  const crown = [-72, -48, -24, 72, 48, 24, 0]
    .map((turn, place) =>
      at(
        150,
        152,
        cut("M-13 4Q-16-44 0-86 16-44 13 4z", place % 2 === 0 ? LEAF : "#57c27f"),
        1 - Math.abs(turn) / 240,
        turn,
      ),
    )
    .join("");
  const eyes = [0, 1, 2, 3, 4, 5]
    .flatMap((row) =>
      [-2, -1, 0, 1, 2].map((place) => {
        const x = 150 + (place + (row % 2) / 2 - 0.25) * 31;
        const y = 166 + row * 30;
        const inside = ((x - 150) / 66) ** 2 + ((y - 240) / 92) ** 2 < 0.86;
        return inside
          ? flat(`M${n(x)} ${y - 11}l13 11-13 11-13-11z`, "#c9741d") + dot(x, y, 4, "#ffe08a")
          : "";
      }),
    )
    .join("");
  return (
    hills([306, 290, 310, 294, 306], FOREST) +
    mirrored(leaf(30, 340, 90, -70) + leaf(12, 344, 80, -40)) +
    crown +
    cut("M150 146q66 6 66 96 0 88-66 92-66-4-66-92 0-90 66-96z", "#f0a22e") +
    line(
      "M102 178q60 50 106 104M90 222q50 44 90 100M206 178q-60 50-110 108M212 226q-46 44-86 96M134 152q44 32 78 66M168 150q-46 34-80 68",
      "#c9741d",
      3,
      0.8,
    ) +
    eyes +
    flat("M100 200q8-32 28-42-10 26-12 60z", CREAM, 0.4) +
    hills([348, 338, 352, 340, 348], PINE)
  );
}
