import { isOpenTo, permits } from '../../platform/access/permission.js';
import { columnsOf } from '../../platform/resource/columns.js';
import type { FieldRecord } from '../../platform/resource/field.js';
import { allResources, textsOf } from '../../platform/resource/resource.js';
import type { ResourceModel } from '../../platform/resource/resource-model.js';
import type { SignedInUser } from '../../platform/tenancy/session.js';
import { own, texts } from './source-sql.js';

/** The texts of a declared resource with the same readers, with the name of their circle. */
interface DeclaredPart {
  readonly circle: string;
  readonly sql: string;
  isFor(user: Pick<SignedInUser, 'roles'>): boolean;
}

/** The index parts of the resources with `fullText: true`: one of all readers, and one for each set of narrower ones. */
export const declaredParts = (): [path: string, parts: DeclaredPart[]][] =>
  allResources()
    .filter(({ options }) => options.fullText === true)
    .map((model) => {
      const byReaders = Map.groupBy(textsOf(model.options, model.fields), ({ options }) => options.visible?.join('+'));
      return [model.options.path, [...byReaders].map(([readers = 'open', fields]) => partOf(model, readers, fields))];
    });

function partOf({ options, table }: ResourceModel, part: string, fields: readonly FieldRecord[]): DeclaredPart {
  const columns = (all: readonly FieldRecord[]) => all.flatMap(columnsOf).map((column) => `r."${column}"::text`);
  const [title, body] = [
    fields.filter(({ name }) => name === options.title),
    fields.filter(({ name }) => name !== options.title),
  ].map(columns);
  const circle = `${options.path}:${part}`;
  return {
    circle,
    sql: `
      select r.id as record, '${part}' as part, null::uuid as ticket, null::timestamptz as at,
             ${texts(`''`, ...(title as string[]))} as title, ${texts(`''`, ...(body as string[]))} as body,
             '{${circle}}'::text[] as circles
        from "${table}" r where ${own('r')}`,
    isFor: ({ roles }) => permits(options.allow.read, roles) && isOpenTo(fields[0]?.options.visible, roles),
  };
}

/** The circles of a user in the parts of declared resources. */
export const declaredCirclesOf = (user: Pick<SignedInUser, 'roles'>): string[] =>
  declaredParts().flatMap(([, parts]) => parts.filter((part) => part.isFor(user)).map(({ circle }) => circle));
