import type { TestApplication } from './application.js';
import type { Person } from './people.js';

// biome-ignore lint/suspicious/noExplicitAny: answers of any resource, looked at by the test itself
export type Json = Record<string, any>;

/** Makes and changes records through HTTP as somebody who may: the manager of the first tenant unless said otherwise. */
export function recordsOf(desk: Pick<TestApplication, 'as'>) {
  return {
    async create(path: string, body: Json, person: Person = 'manager'): Promise<Json> {
      const answer = await desk.as(person).post(`v1/${path}`).send(body);
      if (answer.status !== 201) throw new Error(`POST ${path}: ${answer.status} ${answer.text}`);
      return answer.body;
    },
    patch: (path: string, { id, version }: Json, changes: Json, person: Person = 'manager') =>
      desk.as(person).change(`v1/${path}/${id}`, version, changes),
    /** Id of the person's own user record. */
    async me(person: Person): Promise<string> {
      const { body } = await desk.as(person).get('v1/me').expect(200);
      return body.id;
    },
  };
}

/** Pointers and codes of a refused body. */
export const codesOf = ({ errors = [] }: Json): [string, string][] =>
  errors.map(({ pointer, code }: Json) => [pointer, code]);
