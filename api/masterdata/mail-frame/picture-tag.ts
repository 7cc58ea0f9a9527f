import { escapeHtml } from './escape-html.js';

/** A picture that is a part of a mail. */
export interface Picture {
  readonly src: string;
  readonly alt: string;
}

/** The tag of the picture; on a white background, since that of the mail program is unknown. */
export const pictureTag = ({ src, alt }: Picture) =>
  `<img src="${escapeHtml(src)}" alt="${escapeHtml(alt)}" style="max-height:48px;max-width:240px;padding:4px;border-radius:4px;background:#ffffff">`;
