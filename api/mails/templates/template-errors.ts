import type { FieldError } from '../../platform/http/problem.js';
import type { MailPlaceholder } from '../../vocabulary/mail.js';
import { parseContent, parseSubject } from '../language/mail-template.js';
import { placeOf, type TemplateFault } from '../language/template-node.js';
import type { MailTemplate } from './shipped-template.js';

/** Messages about one text at most, since a repeated mistake needs no hundred messages. */
const MOST = 20;

/** The errors of a template, each with line and column; `pointer` is the address of a text in the body. */
export function templateErrors(
  template: Partial<MailTemplate>,
  placeholders: readonly MailPlaceholder[],
  pointer: (part: keyof MailTemplate) => string,
): FieldError[] {
  const errors = (part: keyof MailTemplate, parse: typeof parseSubject): FieldError[] => {
    const source = template[part];
    if (!source) return [];
    const { faults } = parse(source, placeholders);
    return faults.slice(0, MOST).map((fault) => errorOf(fault, source, pointer(part)));
  };
  return [...errors('subject', parseSubject), ...errors('content', parseContent)];
}

const errorOf = ({ code, at, found }: TemplateFault, source: string, pointer: string): FieldError => ({
  pointer,
  code,
  params: { ...placeOf(source, at), name: found ?? '' },
});
