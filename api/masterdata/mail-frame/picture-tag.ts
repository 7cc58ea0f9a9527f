import { escapeHtml } from './escape-html.js';

/** A picture that a mail carries along. */
export interface Picture {
  readonly src: string;
  readonly alt: string;
}

/** The picture as it stands in a mail; on a white ground of its own, since nobody knows that of the mail program. */
export const pictureTag = ({ src, alt }: Picture) =>
  `<img src="${escapeHtml(src)}" alt="${escapeHtml(alt)}" style="max-height:48px;max-width:240px;padding:4px;border-radius:4px;background:#ffffff">`;
