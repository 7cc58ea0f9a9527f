import type { TestApplication } from './application.js';
import { DeclaredAnswers, type GivenAnswer } from './declared-answers.js';
import type { Person } from './people.js';
import type { Json } from './records.js';

/** Judges answers by their caller's document, and by the full document if the former lacks the operation. */
export class AnswersByCaller {
  private constructor(private readonly documents: ReadonlyMap<Person | 'stranger', DeclaredAnswers>) {}

  static async of(desk: TestApplication, callers: readonly (Person | 'stranger')[]): Promise<AnswersByCaller> {
    const documents = new Map<Person | 'stranger', DeclaredAnswers>();
    /** Most callers get a document that others get as well; to compile one takes seconds. */
    const compiled = new Map<string, DeclaredAnswers>();
    for (const caller of new Set([...callers, 'stranger'] as const)) {
      const { body, text } = await desk.as(caller === 'stranger' ? null : caller).get('openapi.json');
      const declared = compiled.get(text) ?? new DeclaredAnswers(withFurtherFields(body));
      compiled.set(text, declared);
      documents.set(caller, declared);
    }
    return new AnswersByCaller(documents);
  }

  /** The deviation from the declared answer, in words; undefined without one. */
  faultOf(caller: Person | 'stranger', operationId: string, answer: GivenAnswer): string | undefined {
    const own = this.documents.get(caller);
    const judge = own?.knows(operationId) ? own : (this.documents.get('stranger') as DeclaredAnswers);
    return judge.faultOf(operationId, answer);
  }
}

/** Tenants get custom fields after the document is read: it does not judge the content of `custom`. */
function withFurtherFields(document: Json): Json {
  for (const schema of Object.values<Json>(document.components.schemas))
    if (schema.properties?.custom) schema.properties.custom = { type: 'object' };
  return document;
}
