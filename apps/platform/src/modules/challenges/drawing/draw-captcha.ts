import { createCanvas, type SKRSContext2D } from "@napi-rs/canvas";
import { between, wobble } from "./chance.ts";
import { strokesOf, type Point } from "./glyphs.ts";

/** Pixels of the picture. */
const CAPTCHA = { width: 200, height: 72 } as const;

const UNIT = 6.5;
const MARGIN = 22;
const NOISE_LINES = 5;
const NOISE_DOTS = 60;

/**
 * A PNG of some letters: each turned, bent and in its own colour, under lines of the same kind.
 */
export function drawCaptcha(text: string): Promise<Buffer> {
  const canvas = createCanvas(CAPTCHA.width, CAPTCHA.height);
  const pen = canvas.getContext("2d");
  pen.fillStyle = "#f4f1ea";
  pen.fillRect(0, 0, CAPTCHA.width, CAPTCHA.height);
  pen.lineCap = "round";
  pen.lineJoin = "round";
  scatter(pen);
  const step = (CAPTCHA.width - 2 * MARGIN) / text.length;
  Array.from(text).forEach((character, at) =>
    drawCharacter(pen, character, MARGIN + at * step + wobble(3)),
  );
  for (let line = 0; line < NOISE_LINES; line++) drawLine(pen);
  return canvas.encode("png");
}

function drawCharacter(pen: SKRSContext2D, character: string, x: number): void {
  pen.save();
  pen.translate(x, 16 + wobble(7));
  pen.transform(1, wobble(0.22), wobble(0.28), 1, 0, 0);
  pen.strokeStyle = ink();
  pen.lineWidth = between(3, 5);
  for (const stroke of strokesOf(character)) trace(pen, stroke);
  pen.restore();
}

function trace(pen: SKRSContext2D, stroke: readonly Point[]): void {
  pen.beginPath();
  for (const [x, y] of stroke) pen.lineTo(x * UNIT + wobble(1.6), y * UNIT + wobble(1.6));
  pen.stroke();
}

function drawLine(pen: SKRSContext2D): void {
  pen.strokeStyle = ink();
  pen.lineWidth = between(1, 2);
  pen.beginPath();
  pen.moveTo(0, between(0, CAPTCHA.height));
  pen.bezierCurveTo(
    60,
    between(0, CAPTCHA.height),
    140,
    between(0, CAPTCHA.height),
    CAPTCHA.width,
    between(0, CAPTCHA.height),
  );
  pen.stroke();
}

function scatter(pen: SKRSContext2D): void {
  for (let dot = 0; dot < NOISE_DOTS; dot++) {
    pen.fillStyle = ink();
    pen.fillRect(
      between(0, CAPTCHA.width),
      between(0, CAPTCHA.height),
      between(1, 2),
      between(1, 2),
    );
  }
}

function ink(): string {
  return `hsl(${between(0, 359)} ${between(45, 80)}% ${between(22, 40)}%)`;
}
