import { Role } from '../../api/vocabulary/role.js';
import { type Client, callerOf, type TestApplication } from './application.js';
import { document } from './document.js';
import { people } from './people.js';
import type { Json } from './records.js';

/** The customer of ACME as one who may take data with them. */
export async function customersReporter({ app, issuer }: TestApplication): Promise<Client> {
  const roles = { 'vsd-webapp-alpina': { roles: [Role.AccessReporting] } };
  const token = await issuer.sign({ ...people.customer, resource_access: roles }, { expiresIn: '1h' });
  return callerOf(app.getHttpServer(), token);
}

/** Columns of the free texts of a kind of records that holders of a role do not see. */
export function hiddenTexts(schema: string, role: string): string[] {
  const properties = Object.entries<Json>(document.components.schemas[schema].properties);
  return properties
    .filter(([, { 'x-field': hint }]) => hint?.visibleTo && !hint.visibleTo.includes(role))
    .filter(([, property]) => ['text', 'longText'].includes(property['x-field'].widget) && !property.enum)
    .filter(([, property]) => !property.readOnly)
    .map(([name]) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`));
}
