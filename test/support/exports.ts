import { translate } from '../../api/platform/http/texts.js';
import { Role } from '../../api/vocabulary/role.js';
import { type Client, callerOf, type TestApplication } from './application.js';
import { document } from './document.js';
import { people } from './people.js';
import type { Json } from './records.js';

/** A user of alpina with the right to export data. */
export async function reporter({ app, issuer }: TestApplication, person: 'customer' | 'executor'): Promise<Client> {
  const roles = { 'vsd-webapp-alpina': { roles: [Role.AccessReporting] } };
  const token = await issuer.sign({ ...people[person], resource_access: roles }, { expiresIn: '1h' });
  return callerOf(app.getHttpServer(), token);
}

/** The customer of ACME as one who may take data with them. */
export const customersReporter = (desk: TestApplication): Promise<Client> => reporter(desk, 'customer');

/** The value of a record's field, as German tables show it. */
export function cellOf(schema: string, name: string, record: Json): string {
  const { widget, choices } = document.components.schemas[schema].properties[name]['x-field'];
  const value = record[name];
  if (value === null) return '';
  if (widget === 'reference') return record._embedded[name].title ?? '';
  if (choices)
    return [value]
      .flat()
      .map((one) => translate('de-CH', `enums.${choices}.${one}`))
      .join(', ');
  if (widget === 'flag') return value ? 'Ja' : 'Nein';
  if (widget === 'money') return value.toFixed(2);
  return widget === 'moment' ? WALL.format(new Date(value)) : String(value);
}

const widgetOf = (schema: string, name: string): string | undefined =>
  document.components.schemas[schema].properties[name]?.['x-field']?.widget;

/** Whether `cellOf` returns the value of the record's field. */
export const isColumn = (schema: string, name: string): boolean => {
  const widget = widgetOf(schema, name);
  return widget !== undefined && widget !== 'rights' && name !== 'identifier';
};

export const isReference = (schema: string, name: string): boolean => widgetOf(schema, name) === 'reference';

const WALL = new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeStyle: 'short', timeZone: 'Europe/Zurich' });

/** Columns of the free texts of a kind of records that holders of a role do not see. */
export function hiddenTexts(schema: string, role: string): string[] {
  const properties = Object.entries<Json>(document.components.schemas[schema].properties);
  return properties
    .filter(([, { 'x-field': hint }]) => hint?.visibleTo && !hint.visibleTo.includes(role))
    .filter(([, property]) => ['text', 'longText'].includes(property['x-field'].widget) && property.type)
    .filter(([, property]) => !property.readOnly)
    .map(([name]) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`));
}
