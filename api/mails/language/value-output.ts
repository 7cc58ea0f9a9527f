import { type Context, type Emitter, Output } from 'liquidjs';
import { escapeHtml } from '../../masterdata/mail-frame/escape-html.js';
import { type Picture, pictureTag } from '../../masterdata/mail-frame/picture-tag.js';
import type { MailPlaceholder } from '../../vocabulary/mail.js';

/** Values by name, in the reader's language: texts, flags, objects, and lists of objects. */
export interface TemplateValues {
  readonly [name: string]: TemplateValue;
}
export type TemplateValue = string | boolean | null | undefined | Picture | readonly TemplateValues[] | TemplateValues;

/** The form of written values: plain text, or escaped HTML. */
export type TemplateForm = 'plain' | 'html';

/** The register of a rendering with the form of its values. */
export const FORM = 'form';

/** `{{ ticket.identifier }}`; the output is empty until the analysis has found its placeholder. */
export class ValueOutput extends Output {
  placeholder?: MailPlaceholder;
  /** Whether the value is the address of a link, which has no line breaks. */
  inLink = false;

  override *render(context: Context, emitter: Emitter): IterableIterator<unknown> {
    const value = (yield this.value.value(context, false)) as unknown as TemplateValue;
    emitter.write(this.#textOf(value, context.getRegister<TemplateForm>(FORM)));
  }

  #textOf(value: TemplateValue, form: TemplateForm): string {
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
