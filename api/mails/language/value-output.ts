import { type Context, type Emitter, Output } from 'liquidjs';
import { escapeHtml } from '../../masterdata/mail-frame/escape-html.js';
import { type Picture, pictureTag } from '../../masterdata/mail-frame/picture-tag.js';
import type { MailPlaceholder } from '../../vocabulary/mail.js';

/** Values by name, in the reader's language: texts, flags, lists of such objects, things with parts. */
export interface TemplateValues {
  readonly [name: string]: TemplateValue;
}
export type TemplateValue = string | boolean | null | undefined | Picture | readonly TemplateValues[] | TemplateValues;

/** How values are written: as text of one or several lines, or so that HTML shows them and obeys nothing in them. */
export type TemplateForm = 'plain' | 'html';

/** The register of a rendering that says in which form its values are written. */
export const FORM = 'form';

/** `{{ ticket.identifier }}`; it writes nothing until the analysis has found its placeholder. */
export class ValueOutput extends Output {
  placeholder?: MailPlaceholder;
  /** The value stands in a link's address, where a line break is none. */
  inLink = false;

  override *render(context: Context, emitter: Emitter): IterableIterator<unknown> {
    const value = (yield this.value.value(context, false)) as unknown as TemplateValue;
    emitter.write(this.#written(value, context.getRegister<TemplateForm>(FORM)));
  }

  #written(value: TemplateValue, form: TemplateForm): string {
    if (!this.placeholder) return '';
    if (this.placeholder.kind === 'picture') return form === 'html' && isPicture(value) ? pictureTag(value) : '';
    if (typeof value !== 'string') return '';
    const text = value.slice(0, this.placeholder.max).toWellFormed();
    if (form === 'plain') return text;
    const html = escapeHtml(text);
    return this.inLink ? html.replace(/\s+/g, '') : html.replace(/\r?\n/g, '<br>');
  }
}

const isPicture = (value: TemplateValue): value is Picture =>
  value instanceof Object && 'src' in value && 'alt' in value;
