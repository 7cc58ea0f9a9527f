import type { PictureSubject } from '../problem.js';
import { type Colour, Picture } from './png.js';

const WALL: Colour = [226, 221, 210];
const FLOOR: Colour = [142, 121, 98];
const WHITE: Colour = [246, 246, 243];
const STEEL: Colour = [122, 130, 138];
const DARK: Colour = [48, 52, 58];
const WATER: Colour = [86, 132, 168];
const WOOD: Colour = [158, 112, 70];
const MARK: Colour = [214, 48, 49];
const SKY: Colour = [168, 198, 222];
const ASPHALT: Colour = [92, 94, 96];
const YELLOW: Colour = [246, 199, 68];

const room = () => new Picture(480, 320).rectangle(0, 0, 480, 230, WALL, 0.25).rectangle(0, 230, 480, 90, FLOOR, 0.35);

/** Draws a ring around what the photo is about. */
const marked = (picture: Picture, x: number, y: number, radius: number) => picture.disc(x, y, radius, MARK, radius - 5);

const DRAWINGS: Readonly<Record<PictureSubject, () => Picture>> = {
  radiator: () => {
    const picture = room().rectangle(110, 30, 260, 90, SKY, 0.1).rectangle(236, 30, 8, 90, WHITE);
    for (let rib = 0; rib < 11; rib += 1) picture.rectangle(112 + rib * 24, 145, 18, 90, WHITE, 0.2);
    return marked(picture.rectangle(376, 205, 40, 12, STEEL).disc(398, 211, 16, WHITE), 396, 211, 34);
  },
  leak: () => {
    const picture = room().rectangle(60, 70, 360, 16, STEEL, 0.3).rectangle(228, 60, 28, 36, DARK);
    for (let drop = 0; drop < 5; drop += 1) picture.disc(242, 112 + drop * 26, 5, WATER);
    return marked(picture.disc(242, 262, 46, WATER).disc(232, 256, 22, SKY), 242, 80, 40);
  },
  door: () => {
    const picture = room().rectangle(150, 30, 180, 214, DARK).rectangle(158, 38, 164, 206, WOOD, 0.3);
    return marked(picture.rectangle(296, 140, 16, 8, STEEL).disc(304, 160, 6, DARK), 304, 150, 34);
  },
  device: () => {
    const picture = room().rectangle(120, 110, 240, 130, STEEL, 0.35).rectangle(136, 126, 120, 46, DARK);
    picture.rectangle(146, 140, 70, 6, YELLOW).rectangle(146, 152, 44, 6, YELLOW);
    return marked(picture.disc(316, 148, 12, MARK).disc(316, 190, 8, DARK), 316, 148, 30);
  },
  lamp: () => {
    const picture = room().rectangle(70, 34, 130, 18, YELLOW).rectangle(280, 34, 130, 18, DARK);
    return marked(picture.rectangle(60, 52, 150, 60, [240, 228, 188], 0.2), 345, 44, 44);
  },
  yard: () => {
    const picture = new Picture(480, 320).rectangle(0, 0, 480, 140, SKY, 0.2).rectangle(0, 140, 480, 180, ASPHALT, 0.3);
    picture.rectangle(40, 70, 150, 90, WALL, 0.3).rectangle(60, 100, 50, 60, DARK);
    for (let line = 0; line < 4; line += 1) picture.rectangle(230 + line * 62, 200, 6, 90, WHITE, 0.3);
    return marked(picture.rectangle(250, 230, 46, 20, YELLOW), 272, 240, 40);
  },
};

const drawn = new Map<PictureSubject, Buffer>();

/** A picture of the subject as PNG; drawn once. */
export function drawingOf(subject: PictureSubject): Buffer {
  const known = drawn.get(subject) ?? DRAWINGS[subject]().png();
  drawn.set(subject, known);
  return known;
}
