import sharp from 'sharp';
import { Problem } from '../../platform/http/problem.js';

/** Pixels that a sent picture may have on a side, and those that ours has at most. */
const MOST_PIXELS = 4_096;
const OUR_PIXELS = 512;
const SECONDS = 10;

/** A picture as we keep it. */
export interface LogoPicture {
  readonly data: Buffer;
  readonly contentType: 'image/png' | 'image/jpeg';
  readonly width: number;
  readonly height: number;
}

/**
 * Decodes a picture wholly and encodes it anew, so that nothing of the sent bytes is kept: no metadata, no second frame,
 * nothing behind the end. A photo stays JPEG, all else becomes PNG, which mail programs show as well; neither side is
 * longer than 512 pixels. Throws 422 LOGO_PIXELS and LOGO_BROKEN.
 */
export async function logoPicture(sent: Buffer): Promise<LogoPicture> {
  const decode = { failOn: 'warning', limitInputPixels: MOST_PIXELS ** 2, pages: 1 } as const;
  const { width = 0, height = 0, format } = await sharp(sent, decode).metadata().catch(broken);
  if (Math.max(width, height) > MOST_PIXELS) throw new Problem(422, 'LOGO_PIXELS', { max: MOST_PIXELS });
  const fitted = sharp(sent, decode)
    .timeout({ seconds: SECONDS })
    .autoOrient()
    .resize({ width: OUR_PIXELS, height: OUR_PIXELS, fit: 'inside', withoutEnlargement: true });
  const photo = format === 'jpeg';
  const encoded = photo ? fitted.jpeg({ quality: 88 }) : fitted.png({ compressionLevel: 9 });
  const { data, info } = await encoded.toBuffer({ resolveWithObject: true }).catch(broken);
  return { data, contentType: photo ? 'image/jpeg' : 'image/png', width: info.width, height: info.height };
}

function broken(error: Error): never {
  if (/pixel limit/i.test(error.message)) throw new Problem(422, 'LOGO_PIXELS', { max: MOST_PIXELS });
  throw new Problem(422, 'LOGO_BROKEN');
}
