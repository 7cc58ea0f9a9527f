import type { TestApplication } from './application.js';
import type { Person } from './people.js';

// biome-ignore lint/suspicious/noExplicitAny: answers of any resource, looked at by the test itself
export type Json = Record<string, any>;

/** Creates and changes records through HTTP: by the manager of the first tenant, or by the given person. */
export function recordsOf(desk: Pick<TestApplication, 'as'>) {
  const patch = (path: string, { id, version }: Json, changes: Json, person: Person = 'manager') =>
    desk.as(person).change(`v1/${path}/${id}`, version, changes);
  return {
    create: (path: string, body: Json, person: Person = 'manager'): Promise<Json> =>
      desk.as(person).create(`v1/${path}`, body),
    patch,
    /** Changes the settings of the person's tenant. */
    async settings(changes: Json, person: Person = 'manager'): Promise<Json> {
      const [settings] = await desk.as(person).read<Json[]>('v1/tenant-settings');
      return (await patch('tenant-settings', settings as Json, changes, person).expect(200)).body;
    },
    /** Id of the person's own user record. */
    me: async (person: Person): Promise<string> => (await desk.as(person).read('v1/me')).id,
  };
}

/** Pointers and codes of a refused body. */
export const codesOf = ({ errors = [] }: Json): [string, string][] =>
  errors.map(({ pointer, code }: Json) => [pointer, code]);
