import type { FieldError } from '../../platform/http/problem.js';
import type { MailPlaceholder } from '../../vocabulary/mail.js';
import { parseContent, parseSubject } from '../language/mail-template.js';
import { placeOf, type TemplateFault } from '../language/template-node.js';
import type { MailTemplate } from './shipped-template.js';

/** Messages about one text at most: who has made one mistake throughout need not read it a hundred times. */
const MOST = 20;

/** What keeps a template from being saved, each with its line and column; `pointer` names the text it stands in. */
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
