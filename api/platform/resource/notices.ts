import { Computed } from './computed-kind.js';
import type { FieldOptions } from './field.js';
import { Shape } from './shape.js';

const TONES = ['INFO', 'SUCCESS', 'WARNING', 'ERROR'] as const;
type Tone = (typeof TONES)[number];

/** A sentence with the text `resources.<path>.notices.<code>`; screens write its values like those of fields of a kind. */
export interface NoticeSentence {
  readonly code: string;
  readonly params?: Readonly<Record<string, string | number | { widget: string; value: unknown }>>;
  /** A sentence with a tone is a tag. */
  readonly tone?: Tone;
}

/**
 * A button for an action of the record or a transition that its page makes, with texts below `notices.actions.<code>`.
 * The dialog does not ask for `given` values of the body, and begins with the sentences of `texts`. `anyVersion`: the body
 * names its subject, so that other changes of the record do not matter.
 */
interface NoticeAction extends NoticeSentence {
  readonly name: string;
  readonly given?: object;
  readonly texts?: Readonly<Record<string, NoticeSentence>>;
  readonly anyVersion?: boolean;
}

const TONE = { type: 'string', enum: TONES };
const SENTENCE = { code: { type: 'string' }, params: { type: 'object' }, tone: TONE };
const ACTION = { name: { type: 'string' }, given: { type: 'object' }, texts: { type: 'object' } };
const listOf = (properties: object) => ({ type: 'array', items: { type: 'object', properties } });

/** A notice about the state of a record for its reader. */
@Shape()
export class RecordNotice {
  @Computed(TONE) tone!: Tone;
  @Computed({ type: ['object', 'null'], properties: SENTENCE }) title!: NoticeSentence | null;
  /** The sentences of a paragraph; paragraphs below a title. */
  @Computed(listOf(SENTENCE)) sentences!: readonly NoticeSentence[];
  @Computed(listOf({ ...SENTENCE, ...ACTION, anyVersion: { type: 'boolean' } })) actions!: readonly NoticeAction[];
}

/** A notice of sentences in one paragraph, or with other parts. */
export const notice = (tone: Tone, sentences: NoticeSentence[], parts: Partial<RecordNotice> = {}): RecordNotice => {
  return { tone, title: null, sentences, actions: [], ...parts };
};

const SCHEMA = { type: 'array', items: { $ref: `#/components/schemas/${RecordNotice.name}` } };

/** The notices of a record that is read alone, computed by its rules. */
export const Notices = (options: FieldOptions = {}) =>
  Computed(SCHEMA, { ...options, widget: 'rights', detailOnly: true });
