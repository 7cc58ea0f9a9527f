/** Longest edge of a stored picture, in pixels, and its largest size, in bytes. */
const [EDGE, MOST] = [2_000, 1_500_000];
const QUALITIES = [0.85, 0.7, 0.55, 0.4];

/**
 * The picture as a JPEG of at most 2000 pixels and 1.5 MB, drawn anew, so that it lacks the camera's data on position
 * and device. Rejects a file that is no picture.
 */
export async function shrunkPicture(file: Blob): Promise<Blob> {
  const picture = await createImageBitmap(file, { imageOrientation: 'from-image' });
  const share = Math.min(1, EDGE / Math.max(picture.width, picture.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(picture.width * share));
  canvas.height = Math.max(1, Math.round(picture.height * share));
  canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height);
  picture.close();
  let last: Blob | null = null;
  for (const quality of QUALITIES) {
    last = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', quality));
    if (last && last.size <= MOST) break;
  }
  if (!last) throw new Error('The picture cannot be written as JPEG');
  return last;
}
