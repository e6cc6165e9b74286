import {
  at,
  AMBER,
  BARK,
  box,
  BRICK,
  CORAL,
  CREAM,
  cut,
  DEEP,
  disc,
  dot,
  DUSK,
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
  ROSE,
  SAND,
  SEA,
  STONE,
  TEAL,
  times,
  VIOLET,
  WINE,
} from "../parts/paper.ts";
import { blossom, hills, leaf, rice, water } from "../parts/nature.ts";
import { arch, roof } from "../parts/roofs.ts";

/** Thái Bình: the wooden bell tower of Keo Pagoda, and rice, which the province is known for. */
export function thaiBinh(): string {
  const storey = (y: number, half: number, eaves: number) =>
    flat(box(150 - half, y + 26, half * 2, 42), BARK) +
    times(5, (one) => flat(box(150 - half + 5 + one * (half - 5) * 0.46, y + 34, 4, 34), AMBER)) +
    roof({ x: 150, y, ridge: half * 0.8, eaves, height: 34, fill: RED });
  return (
    hills([300, 286, 304, 290, 302], FOREST) +
    storey(232, 66, 104) +
    storey(166, 50, 82) +
    storey(100, 36, 62) +
    flat("M143 100l7-18 7 18z", LAMP) +
    rice(300, 10, LEAF, LAMP)
  );
}

/** Hà Nội: the Turtle Tower in the Lake of the Returned Sword. */
export function haNoi(): string {
  const storey = (y: number, half: number, height: number, arches: number) =>
    cut(box(150 - half, y, half * 2, height), SAND) +
    flat(box(150 - half - 5, y - 5, half * 2 + 10, 8), STONE) +
    times(arches, (one) =>
      flat(
        arch(150 - half + ((one + 0.5) * half * 2) / arches, y + height - 4, 20, height * 0.72),
        INK,
      ),
    );
  return (
    hills([262, 244, 262, 240, 258], PINE) +
    cut("M62 322Q84 290 150 290t88 32z", LEAF) +
    storey(238, 66, 62, 3) +
    storey(184, 48, 52, 2) +
    storey(142, 28, 40, 1) +
    roof({ x: 150, y: 108, ridge: 12, eaves: 42, height: 32, fill: STONE }) +
    dot(150, 104, 5, RED) +
    water(318, DEEP, TEAL) +
    flat("M104 330h92l-12 50h-68z", SAND, 0.22)
  );
}

/** Quảng Ninh: limestone islands of Hạ Long Bay, and a junk. */
export function quangNinh(): string {
  const rib = (d: string) => line(d, WINE, 3, 0.8);
  return (
    cut("M-6 330V212Q10 150 40 150t44 62q14 10 14 118z", SEA) +
    cut("M206 330q-4-116 22-176 22-34 44 4 34 40 34 172z", DEEP) +
    cut("M60 330q2-70 30-92 20-10 32 30 8 30 8 62z", FOREST) +
    flat("M24 208q14-30 26-8M236 190q12-24 22 2M84 270q10-14 18 2", CREAM, 0.25) +
    water(312, DEEP, TEAL) +
    cut("M158 98q58 52 50 190h-50z", CORAL) +
    rib("M160 140q30 2 36 10M160 184q36 2 45 10M160 230q38 2 48 8") +
    cut("M150 128q-44 54-46 160h46z", RED) +
    rib("M148 172q-26 2-31 8M148 216q-32 2-40 8M148 256q-34 2-42 6") +
    line("M154 84v216", BARK, 6) +
    cut("M84 296h144l14-14q-4 46-32 52H112q-22-6-28-38z", BARK) +
    line("M100 312h120", LAMP, 4)
  );
}

/** Bắc Ninh: the flat palm hat with its tassels, worn by singers of Quan họ. */
export function bacNinh(): string {
  const fringe = times(17, (one) => {
    const x = 46 + one * 13;
    return `M${x} ${n(134 + 24 * Math.sin((one * Math.PI) / 16))}v22`;
  });
  const ribbon =
    line("M60 146q-8 70 2 118", CORAL, 7) +
    cut("M50 262h26l8 54H44z", RED) +
    flat("M50 262h26v9H50z", LAMP);
  return (
    hills([300, 280, 304, 284, 298], FOREST) +
    line(fringe, LAMP, 4) +
    cut("M36 400q4-116 78-134l36-10 36 10q74 18 78 134z", FOREST) +
    cut("M108 262 150 330l42-68 12 8-40 130h-28L96 270z", RED) +
    flat("M120 260l30 52 30-52z", CREAM) +
    cut("M132 232h36v26l-18 22-18-22z", "#e6b08a") +
    cut("M96 200q0-62 54-62t54 62q0 30-26 54h-56q-26-24-26-54z", INK) +
    cut("M114 198q10-26 36-40 26 14 36 40 0 46-36 56-36-10-36-56z", "#f3c9a2") +
    mirrored(
      line("M124 192q8-5 15 0", INK, 4) + dot(132, 203, 4, INK) + dot(126, 222, 8, CORAL, 0.45),
    ) +
    flat("M140 231q10-4 20 0-10 11-20 0z", RED) +
    oval(152.5, 124, 128, 42, "#0004") +
    oval(150, 120, 128, 42, AMBER) +
    oval(150, 114, 128, 41, SAND) +
    oval(150, 111, 112, 33, CREAM) +
    times(14, (one) => {
      const angle = (one * Math.PI) / 7;
      const [x, y] = [Math.cos(angle), Math.sin(angle)];
      return line(
        `M${n(150 + 48 * x)} ${n(109 + 13 * y)}L${n(150 + 108 * x)} ${n(111 + 31 * y)}`,
        AMBER,
        2.5,
        0.6,
      );
    }) +
    cut("M104 106q6-26 46-26t46 26q-8 12-46 12t-46-12z", SAND) +
    mirrored(ribbon)
  );
}

/** Hải Phòng: the port's cranes under flame trees in flower. */
export function haiPhong(): string {
  const crane =
    line("M178 318 200 168l22 150M186 262h30M192 214h16", LAMP, 8) +
    cut("M92 158h168v14H92z", LAMP) +
    line("M200 158v-34l-96 34M200 124l54 34", LAMP, 5) +
    line("M116 172v48", CREAM, 3) +
    cut(box(98, 220, 36, 24), TEAL);
  const flower = (x: number, y: number, r: number) =>
    blossom(x, y, r, 5, x % 2 === 0 ? CORAL : RED, LAMP);
  return (
    hills([298, 290, 300, 288, 296], PLUM) +
    crane +
    cut("M30 290h150l18-14h74l-18 60H52z", DUSK) +
    flat("M46 314h214l-4 12H50z", RED) +
    cut(box(60, 266, 40, 24), CORAL) +
    cut(box(104, 266, 40, 24), VIOLET) +
    cut(box(82, 242, 40, 24), LEAF) +
    water(330, DEEP, TEAL) +
    line("M0 150Q50 96 128 78", BARK, 9) +
    leaf(40, 116, 66, 30) +
    leaf(70, 98, 62, 55) +
    leaf(20, 140, 60, 70) +
    flower(36, 104, 34) +
    flower(86, 84, 36) +
    flower(66, 132, 30) +
    flower(131, 84, 28) +
    flower(18, 158, 26)
  );
}

/** Nam Định: the fourteen storeys of Phổ Minh Tower, over lotus. */
export function namDinh(): string {
  const storeys = times(11, (one) => {
    const [y, half] = [262 - one * 16, 34 - one * 1.7];
    return (
      flat(box(150 - half, y, half * 2, 14), one % 2 === 0 ? BRICK : "#c96a48") +
      flat(`M${n(150 - half - 8)} ${y - 3}h${n(half * 2 + 16)}l-6 7h${n(-half * 2 - 4)}z`, WINE) +
      flat(arch(150, y + 14, 9, 10), INK)
    );
  });
  const lotus = (x: number, y: number, scale: number) =>
    at(
      x,
      y,
      flat("M-40 0Q-46-30-30-44-12-30-6 0zM40 0Q46-30 30-44 12-30 6 0z", CORAL) +
        flat("M-26 0Q-28-40 0-60 28-40 26 0z", ROSE) +
        flat("M-10 0Q-12-30 0-44 12-30 10 0z", CREAM, 0.6),
      scale,
    );
  return (
    hills([292, 276, 296, 280, 294], PINE) +
    cut(box(88, 296, 124, 26), STONE) +
    cut("M104 276h92l8 20H96z", SAND) +
    storeys +
    cut("M134 92 150 62l16 30z", WINE) +
    disc(150, 62, 6, LAMP) +
    water(318, SEA, TEAL) +
    oval(64, 352, 54, 13, LEAF) +
    oval(236, 358, 54, 13, LEAF) +
    lotus(62, 350, 1.05) +
    lotus(240, 356, 0.95)
  );
}

/** Games in the way of the north: the Pavilion of the Constellation, with its round window. */
export function pavilion(): string {
  const pillar = cut(box(84, 236, 26, 90), CREAM) + flat(box(84, 236, 26, 8), STONE);
  return (
    hills([318, 300, 312, 300, 316], FOREST) +
    mirrored(pillar + flat(box(60, 322, 40, 8), STONE)) +
    flat(box(112, 240, 76, 86), "#000", 0.25) +
    cut(box(74, 322, 152, 16), SAND) +
    roof({ x: 150, y: 204, ridge: 66, eaves: 112, height: 36, fill: RED }) +
    cut(box(98, 132, 104, 74), BRICK) +
    line("M104 138h92v62h-92z", LAMP, 3) +
    disc(150, 169, 29, LAMP) +
    times(12, (one) => {
      const angle = (one * Math.PI) / 6;
      return line(
        `M${n(150 + 11 * Math.cos(angle))} ${n(169 + 11 * Math.sin(angle))}L${n(150 + 27 * Math.cos(angle))} ${n(169 + 27 * Math.sin(angle))}`,
        WINE,
        4,
      );
    }) +
    dot(150, 169, 10, WINE) +
    dot(150, 169, 5, CORAL) +
    roof({ x: 150, y: 84, ridge: 34, eaves: 88, height: 46, fill: RED }) +
    flat("M116 84q8-12 16-4h36q8-8 16 4z", WINE) +
    mirrored(line("M150 338H34", LEAF, 10, 0.6))
  );
}

/** Hanoi 5: the One Pillar Pagoda on its pond. */
export function onePillar(): string {
  return (
    hills([276, 250, 280, 254, 274], PINE) +
    cut("M126 226h48v106h-48z", STONE) +
    flat("M126 226h14v106h-14z", CREAM, 0.3) +
    mirrored(line("M128 262Q98 250 92 222M130 292Q74 262 70 224", BARK, 8)) +
    cut(box(58, 208, 184, 16), BARK) +
    mirrored(line("M62 190v20M82 190v20M62 192h30", AMBER, 4)) +
    cut(box(94, 152, 112, 56), WINE) +
    times(4, (one) => flat(box(98 + one * 33, 154, 6, 54), LAMP)) +
    flat(arch(150, 208, 26, 42), INK) +
    roof({ x: 150, y: 92, ridge: 34, eaves: 112, height: 66, fill: RED }) +
    mirrored(line("M150 90h-32q-10-2-10-14", WINE, 8)) +
    disc(150, 82, 10, LAMP) +
    water(322, DEEP, TEAL) +
    times(5, (one) => disc(54 + one * 48, 346, 18, one % 2 === 0 ? CREAM : LAMP)) +
    times(5, (one) => dot(54 + one * 48, 346, 8, CORAL))
  );
}
