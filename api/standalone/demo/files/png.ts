import { crc32, deflateSync } from 'node:zlib';

export type Colour = readonly [red: number, green: number, blue: number];

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const TRUE_COLOUR = 2;

/** A picture made of rectangles and discs, row by row in 8-bit RGB. */
export class Picture {
  readonly #pixels: Buffer;

  constructor(
    readonly width: number,
    readonly height: number,
  ) {
    this.#pixels = Buffer.alloc(width * height * 3);
  }

  /** A rectangle whose colour may get darker from top to bottom, as in the light of a room. */
  rectangle(left: number, top: number, width: number, height: number, colour: Colour, shade = 0): this {
    const right = left + width;
    for (let y = top; y < top + height; y += 1) {
      const light = 1 - (shade * (y - top)) / height;
      for (let x = left; x < right; x += 1) this.#paint(x, y, colour, light);
    }
    return this;
  }

  disc(centreX: number, centreY: number, radius: number, colour: Colour, inner = 0): this {
    for (let y = centreY - radius; y <= centreY + radius; y += 1) {
      for (let x = centreX - radius; x <= centreX + radius; x += 1) {
        const distance = Math.hypot(x - centreX, y - centreY);
        if (distance <= radius && distance >= inner) this.#paint(x, y, colour, 1);
      }
    }
    return this;
  }

  /** The file. */
  png(): Buffer {
    const header = Buffer.alloc(13);
    header.writeUInt32BE(this.width, 0);
    header.writeUInt32BE(this.height, 4);
    header.set([8, TRUE_COLOUR, 0, 0, 0], 8);
    const stride = this.width * 3;
    const rows = Array.from({ length: this.height }, (_, y) =>
      Buffer.concat([Buffer.from([0]), this.#pixels.subarray(y * stride, (y + 1) * stride)]),
    );
    const content = deflateSync(Buffer.concat(rows));
    return Buffer.concat([SIGNATURE, chunk('IHDR', header), chunk('IDAT', content), chunk('IEND', Buffer.alloc(0))]);
  }

  #paint(x: number, y: number, colour: Colour, light: number): void {
    if (x < 0 || y < 0 || x >= this.width || y >= this.height) return;
    const at = (Math.round(y) * this.width + Math.round(x)) * 3;
    for (const [channel, value] of colour.entries()) this.#pixels[at + channel] = value * light;
  }
}

function chunk(type: string, content: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), content]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(content.length);
  const check = Buffer.alloc(4);
  check.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, check]);
}
