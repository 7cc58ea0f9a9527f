import { Problem } from '../../platform/http/problem.js';
import { type LogoPicture, logoPicture } from './logo-picture.js';

/** The stored picture, or the refusal of the sent one. */
export type PictureReading = LogoPicture | Pick<Problem, 'code' | 'params'>;

/** Reads a sent picture; runs in the process that reads files of foreign origin. */
export function read({ sent }: { readonly sent: Buffer }): Promise<PictureReading> {
  return logoPicture(sent).catch((error) => {
    if (!(error instanceof Problem)) throw error;
    return { code: error.code, params: error.params };
  });
}
