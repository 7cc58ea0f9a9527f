import { expect, type Locator, type Page } from '@playwright/test';
import { apiAs, type Json } from '../journeys/support/api.js';
import { deskUrl, go, settled } from '../journeys/support/desk.js';
import type { Code } from '../journeys/support/messages.js';

/** A wrong input in a form of the master data, and the message on its field. `{name}` stands for an existing record. */
export interface Attempt {
  readonly rule: string;
  readonly resource: string;
  readonly path: string;
  readonly field: string;
  readonly typed: string;
  /** Other fields that the server needs before it checks this one; then the form is sent. */
  readonly beside?: Readonly<Record<string, string>>;
  readonly code: Code;
  readonly n?: number;
}

/** The forms of the master data, and their addresses. */
export const FORMS = {
  customers: 'customer',
  locations: 'customer-locations',
  announcements: 'announcement',
  addresses: 'masterdata/addresses',
  contacts: 'masterdata/contacts',
  projects: 'masterdata/projects',
  'catalog-items': 'masterdata/catalog-items',
  users: 'masterdata/users',
  categories: 'masterdata/categories',
  'assignment-groups': 'masterdata/assignment-groups',
  slas: 'masterdata/slas',
  holidays: 'masterdata/holidays',
  'text-blocks': 'masterdata/text-blocks',
  'custom-fields': 'masterdata/custom-fields',
} as const;

type Form = keyof typeof FORMS;
type Wrong = Omit<Attempt, 'resource' | 'path' | 'rule'>;

const of = (resource: Form, rule: string, wrong: Wrong): Attempt => ({
  resource,
  rule,
  path: `${FORMS[resource]}/create`,
  ...wrong,
});

const taken = (resource: Form, field: string, typed: string, beside: Readonly<Record<string, string>>) =>
  of(resource, `${field} that is taken`, { field, typed, beside, code: 'DUPLICATE' });

/** Each rule of spec §5 that a form of the master data can break, beside mandatory fields. */
export const ATTEMPTS: readonly Attempt[] = [
  of('customers', 'signs that no code has', { field: 'code', typed: 'Ä B!', code: 'FORMAT_INVALID' }),
  of('customers', 'a code that is too long', { field: 'code', typed: 'A'.repeat(256), code: 'MAX_CHARS', n: 255 }),
  of('customers', 'no post code', { field: 'postCode', typed: '0800', code: 'POST_CODE_INVALID' }),
  of('customers', 'no phone number', { field: 'phone', typed: 'ruf an', code: 'PHONE_INVALID' }),
  of('customers', 'no e-mail address', { field: 'communicationEmail', typed: 'post@', code: 'EMAIL_INVALID' }),
  of('customers', 'words for a number', { field: 'costLimit', typed: 'viel', code: 'NUMBER_ONLY' }),
  of('customers', 'no positive number', { field: 'maxUsers', typed: '0', code: 'POSITIVE_INTEGER' }),
  of('customers', 'half a person', { field: 'maxUsers', typed: '1.5', code: 'INTEGER_ONLY' }),
  of('customers', 'too little of a field of its own', {
    field: 'custom.{ownField}',
    typed: 'ab',
    code: 'MIN_CHARS',
    n: 3,
  }),
  taken('customers', 'code', 'ACME', { name: 'Noch einer' }),
  taken('locations', 'name', '{location}', { customer: 'ACME' }),
  of('locations', 'no post code', { field: 'postCode', typed: '1', code: 'POST_CODE_INVALID' }),
  of('locations', 'no phone number', { field: 'phone', typed: 'x', code: 'PHONE_INVALID' }),
  of('addresses', 'no e-mail address', { field: 'email', typed: 'a@@b', code: 'EMAIL_INVALID' }),
  of('addresses', 'a gap in the number', { field: 'number', typed: '12 3', code: 'FORMAT_INVALID' }),
  of('contacts', 'no e-mail address', { field: 'email', typed: 'ohne', code: 'EMAIL_INVALID' }),
  of('contacts', 'no phone number', { field: 'phone', typed: '12', code: 'PHONE_INVALID' }),
  taken('assignment-groups', 'name', '{group}', {}),
  of('assignment-groups', 'no e-mail address', { field: 'email', typed: 'ohne-at', code: 'EMAIL_INVALID' }),
  taken('text-blocks', 'name', '{textBlock}', { content: 'Guten Tag' }),
  taken('users', 'username', 'alpina-agent', { firstname: 'Eva', lastname: 'Muster', roles: 'Agent' }),
  taken('users', 'email', '{email}', { username: 'neu-{serial}', roles: 'Agent' }),
  of('users', 'no e-mail address', { field: 'email', typed: 'ohne-at', code: 'EMAIL_INVALID' }),
  of('slas', 'half an hour', { field: 'interventionTime', typed: '0.5', code: 'INTEGER_ONLY' }),
  of('slas', 'on-call duty on no day', {
    field: 'onCallDays',
    typed: '',
    beside: { name: 'Ohne Tage', interventionTime: '1', onCallStart: '1700', onCallEnd: '2200' },
    code: 'CHOOSE_ONE',
  }),
  of('announcements', 'an end before the start', {
    field: 'showUntil',
    typed: '01012026',
    beside: { title: 'Verkehrt', content: 'Text', showFrom: '02012026' },
    code: 'END_BEFORE_START',
  }),
  of('custom-fields', 'signs that no key has', { field: 'key', typed: 'Gross Klein', code: 'FORMAT_INVALID' }),
];

/** Names that are taken on the demo desk, and a field of its own with a shortest length, which no built-in field has. */
export async function knownRecords(page: Page): Promise<Record<string, string>> {
  const call = apiAs(page, 'alpina-manager');
  const serial = String(Date.now());
  const first = async (path: string, filter: object): Promise<Json> =>
    (await call('get', `${path}?filter=${encodeURIComponent(JSON.stringify(filter))}&range=[0,0]`))[0];
  const customer = await first('customers', { code: 'ACME' });
  const label = { de: 'Kürzel', en: 'Short name', fr: 'Sigle', it: 'Sigla' };
  const ownField = `kuerzel${serial}`;
  await call('post', 'custom-fields', {
    data: { resource: 'customers', key: ownField, kind: 'TEXT', label, minimum: 3 },
  });
  return {
    serial,
    ownField,
    group: (await first('assignment-groups', {})).name,
    textBlock: (await first('text-blocks', {})).name,
    location: (await first('locations', { customer: customer.id })).name,
    email: (await first('users', { username: 'alpina-agent' })).email,
    sla: customer.sla,
  };
}

/** The mandatory fields in the document of a resource's form, without those that start with a value. */
export async function mandatoryFields(page: Page, resource: string): Promise<string[]> {
  const { paths, components } = await (await page.request.get(`${deskUrl()}services/openapi.json`)).json();
  const { $ref } = paths[`/v1/${resource}`].post.requestBody.content['application/json'].schema;
  return components.schemas[$ref.split('/').at(-1)].required;
}

export const slotOf = (page: Page, field: string): Locator => page.locator(`[data-field="${field}"]`);

/** Types into the input of a field of any kind as a person does. */
export async function typeInto(page: Page, field: string, text: string): Promise<void> {
  const input = slotOf(page, field);
  // Some inputs are loaded when they are first needed; their kind shows only then.
  await expect(input.locator('input, textarea, [contenteditable="true"]').first()).toBeVisible();
  const spin = input.getByRole('spinbutton');
  const choice = input.getByRole('checkbox', { name: text });
  if ((await choice.count()) > 0) {
    await choice.first().check();
  } else if ((await spin.count()) > 1) {
    await spin.first().click();
    await page.keyboard.type(text);
  } else if ((await input.locator('textarea:visible').count()) > 0) {
    await input.locator('textarea:visible').first().fill(text);
  } else if ((await input.getByRole('combobox').count()) > 0) {
    await input.getByRole('combobox').fill(text);
    await page.getByRole('option').first().click();
  } else if ((await input.locator('[contenteditable="true"]').count()) > 0) {
    await input.locator('[contenteditable="true"]').fill(text);
  } else {
    await input.locator('input, textarea').first().fill(text);
    await input.locator('input, textarea').first().blur();
  }
}

/** Goes to another screen as a link does, without loading the application anew. */
export async function turnTo(page: Page, path: string): Promise<void> {
  await go(page, path);
  await expect(page.locator('form [data-field]').first()).toBeVisible();
  await settled(page);
}
