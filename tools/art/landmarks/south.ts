import {
  AMBER,
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
  SAND,
  SEA,
  STONE,
  TEAL,
  times,
  WINE,
} from "../parts/paper.ts";
import { hills, palm, water } from "../parts/nature.ts";
import { arch, pointed } from "../parts/roofs.ts";

/** Hồ Chí Minh City: the clock of Bến Thành Market before the towers. */
export function hoChiMinh(): string {
  return (
    flat(
      "M6 320V200h34v120zM44 320V164h30v156zM226 320V150l16-30 18 30v170zM264 320V206h36v114z",
      PLUM,
      0.85,
    ) +
    flat("M196 320V128h22v192z", "#3f2f78", 0.9) +
    flat(
      times(18, (one) =>
        box(50 + (one % 2) * 12 + (one % 3 === 0 ? 184 : 0), 176 + Math.floor(one / 2) * 15, 5, 7),
      ),
      LAMP,
      0.8,
    ) +
    cut("M0 276h300v64H0z", SAND) +
    mirrored(
      cut("M-6 278 40 244h70v34z", BRICK) +
        flat(arch(32, 340, 34, 44), WINE) +
        flat(arch(78, 340, 34, 44), WINE),
    ) +
    cut(box(104, 168, 92, 172), "#f2dfb2") +
    cut("M92 172 108 150h84l16 22z", BRICK) +
    cut(box(116, 112, 68, 40), "#f2dfb2") +
    cut("M104 116 150 74l46 42z", BRICK) +
    line("M150 74V58", STONE, 5) +
    disc(150, 212, 31, CREAM) +
    dot(150, 212, 26, "#fff") +
    line("M150 212v-17M150 212l12 8", INK, 5) +
    times(3, (one) => flat(arch(130 + one * 20, 148, 12, 26), WINE)) +
    flat(arch(150, 340, 46, 76), WINE) +
    flat(arch(150, 340, 34, 64), INK) +
    cut("M0 340h300v60H0z", DUSK) +
    line("M10 366h50M100 366h50M190 366h50", LAMP, 5)
  );
}

/** Vũng Tàu: the lighthouse on its hill over the sea. */
export function vungTau(): string {
  return (
    flat("M150 112-40 62v96zM150 112l190-50v96z", LAMP, 0.45) +
    water(262, DEEP, TEAL) +
    cut("M20 400q10-104 70-124 60-16 116 8 66 26 94 116z", FOREST) +
    cut("M118 296 128 146h44l10 150z", CREAM) +
    flat("M125.500 190l1.800-26h45.400l1.800 26zM121.500 246l1.900-28h53.200l1.900 28z", CORAL) +
    cut(box(112, 138, 76, 12), STONE) +
    cut(box(130, 98, 40, 40), LAMP) +
    line("M143 98v40M157 98v40", AMBER, 4) +
    cut("M122 100q4-32 28-34 24 2 28 34z", RED) +
    dot(150, 62, 5, LAMP) +
    flat(arch(150, 296, 22, 34), WINE) +
    cut("M74 296h152v-14H74z", SAND) +
    mirrored(dot(62, 330, 22, LEAF, 0.9) + dot(94, 344, 18, "#57c27f", 0.9)) +
    cut("M6 312q22 8 46 0-4 16-12 18H18q-8-2-12-18z", CORAL) +
    cut("M30 308v-38q18 16 18 38z", CREAM)
  );
}

/** Tây Ninh: the two towers of the Holy See below Bà Đen mountain. */
export function tayNinh(): string {
  const tower =
    cut(box(42, 150, 56, 190), "#f5d57a") +
    cut("M36 152h68l-8-16H44z", CORAL) +
    cut(box(50, 106, 40, 32), "#f5d57a") +
    cut("M40 108Q66 88 70 68q4 20 30 40z", CORAL) +
    flat(arch(70, 136, 16, 24), DEEP) +
    flat(arch(70, 196, 26, 36), DEEP) +
    flat(arch(70, 250, 26, 38), DEEP) +
    flat(box(42, 204, 56, 6), CREAM) +
    flat(box(42, 258, 56, 6), CREAM);
  return (
    cut("M-10 330Q60 260 108 190q40-70 66-62 40 24 60 70 40 70 76 130v70H-10z", "#3b5f8f") +
    flat("M174 128q40 24 60 70 40 70 76 130h-90q-10-110-46-200z", "#000", 0.18) +
    cut(box(90, 208, 120, 132), "#fbe6a6") +
    cut("M84 212q66-66 132 0z", "#7fc6e8") +
    oval(150, 234, 32, 17, CREAM) +
    dot(150, 234, 13, "#3a86cc") +
    dot(150, 234, 6, INK) +
    line("M150 196v-14M128 202l-8-12M172 202l8-12", LAMP, 5) +
    mirrored(tower) +
    mirrored(flat(arch(118, 340, 22, 60), DEEP)) +
    flat(arch(150, 340, 32, 74), WINE) +
    cut("M0 338h300v62H0z", "#a8b35a") +
    flat("M126 338h48l26 62h-100z", SAND)
  );
}

/** Trà Vinh: a Khmer pagoda with its nagas and spire. */
export function traVinh(): string {
  const tier = (y: number, half: number, height: number, fill: string) =>
    cut(
      `M150 ${y}Q${n(150 - half * 0.36)} ${n(y + height * 0.7)} ${150 - half} ${y + height}H${150 + half}Q${n(150 + half * 0.36)} ${n(y + height * 0.7)} 150 ${y}z`,
      fill,
    ) + mirrored(line(`M${n(150 - half)} ${y + height}q-14-4-12-24 6 4 12 12`, LAMP, 6));
  return (
    hills([296, 280, 298, 282, 294], PINE) +
    palm(30, 330, 150, 6) +
    palm(270, 330, 140, -6) +
    cut("M145 112 150 58l5 54z", LAMP) +
    cut(box(78, 256, 144, 72), CREAM) +
    times(5, (one) => cut(box(80 + one * 33, 258, 9, 70), LAMP)) +
    flat(pointed(150, 328, 30, 60), WINE) +
    tier(196, 112, 66, "#d9813a") +
    tier(152, 84, 64, RED) +
    tier(104, 54, 70, "#d9813a") +
    flat("M150 126q14 26 24 42h-48q10-16 24-42z", LAMP) +
    dot(150, 154, 7, RED) +
    cut("M50 328h200l14 22H36z", SAND) +
    cut("M0 348h300v52H0z", "#a8723f") +
    mirrored(line("M36 348q-30-6-26-44 10 6 16 20", TEAL, 9) + dot(13, 304, 8, TEAL))
  );
}

/** Games in the way of the south: a leaf hat and a lotus. */
export function leafHat(): string {
  const rings = [0.26, 0.42, 0.58, 0.74, 0.9]
    .map(
      (down) =>
        `M${n(150 - 122 * down)} ${n(86 + 156 * down)}Q150 ${n(86 + 156 * down + 40 * down)} ${n(150 + 122 * down)} ${n(86 + 156 * down)}`,
    )
    .join("");
  const petal = (d: string, fill: string) => mirrored(cut(d, fill));
  return (
    hills([300, 282, 302, 286, 300], FOREST) +
    line("M78 250q-4 60 66 84M222 250q4 60-66 84", CORAL, 7) +
    cut(
      "M150 82q8 0 14 12 70 92 116 146 4 8-8 12-122 52-244 0-12-4-8-12Q66 186 136 94q6-12 14-12z",
      "#f3dfae",
    ) +
    flat("M150 82q8 0 14 12 70 92 116 146 4 8-8 12-58 26-116 26z", AMBER, 0.28) +
    line(rings, AMBER, 3.5, 0.75) +
    line("M150 90 78 256M150 90l72 166M150 90v180", AMBER, 2.4, 0.5) +
    petal("M150 356Q80 360 62 306q54-2 88 50z", "#ee6f92") +
    petal("M150 356Q92 330 96 262q48 22 54 94z", "#ff8fa9") +
    cut("M150 236q36 44 26 84-6 24-26 36-20-12-26-36-10-40 26-84z", "#ffc6d0") +
    water(352, SEA, TEAL)
  );
}

/** Thailand: the spires of the Grand Palace. */
export function grandPalace(): string {
  const chedi =
    cut("M38 326q2-50 34-58 32 8 34 58z", LAMP) +
    cut("M52 272q4-34 20-40 16 6 20 40z", "#ffdf8a") +
    cut("M64 236 72 128l8 108z", LAMP) +
    line("M66 222h12M67 206h10M68 190h8M69 174h6", AMBER, 4) +
    line("M40 314h64M46 298h52M54 282h36", AMBER, 4);
  const tier = (y: number, half: number, height: number, fill: string) =>
    cut(
      `M150 ${y}Q${n(150 - half * 0.4)} ${n(y + height * 0.8)} ${150 - half} ${y + height}H${150 + half}Q${n(150 + half * 0.4)} ${n(y + height * 0.8)} 150 ${y}z`,
      fill,
    ) + mirrored(line(`M${150 - half} ${y + height}q-12-2-12-18`, LAMP, 6));
  return (
    hills([298, 284, 300, 286, 298], FOREST) +
    mirrored(chedi) +
    cut(box(92, 258, 116, 72), CREAM) +
    times(5, (one) => cut(box(94 + one * 26, 260, 8, 70), LAMP)) +
    flat(pointed(150, 330, 26, 58), WINE) +
    cut("M138 150 150 60l12 90z", LAMP) +
    line("M143 126h14M145 108h10M147 92h6", AMBER, 4) +
    tier(208, 84, 58, "#e2574c") +
    tier(176, 66, 54, FOREST) +
    tier(142, 46, 54, "#e2574c") +
    flat("M150 164q12 16 20 28h-40q8-12 20-28z", LAMP) +
    cut("M30 328h240l12 20H18z", SAND) +
    cut("M0 346h300v54H0z", "#8a5a36") +
    times(6, (one) => flat(arch(28 + one * 49, 372, 22, 18), LAMP, 0.5))
  );
}
