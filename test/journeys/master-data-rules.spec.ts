import { expect, type Locator, type Page, test } from '@playwright/test';
import { apiAs, type Json } from './support/api.js';
import { deskUrl, open, settled, signIn } from './support/desk.js';
import { type Locale, textsOf } from './support/texts.js';

const OTHERS = ['en-CH', 'fr-CH', 'it-CH'] as const;

/** The words of domain «Messages», as they stand there; what it does not word, as the catalogue does. */
const WORDS = {
  REQUIRED: ['Pflichtfeld', 'Mandatory field', 'Champ obligatoire', 'Campo obbligatorio'],
  EMAIL_INVALID: [
    'Ungültige E-Mail-Adresse',
    'Invalid e-mail address',
    'Adresse e-mail non valide',
    'Indirizzo e-mail non valido',
  ],
  NUMBER_ONLY: ['Nur Zahlen erlaubt', 'Numbers only', 'Chiffres uniquement', 'Solo numeri'],
  INTEGER_ONLY: ['Nur ganze Zahlen erlaubt', 'Integers only', 'Nombres entiers uniquement', 'Solo numeri interi'],
  POSITIVE_INTEGER: [
    'Positive ganze Zahl erwartet',
    'Positive integer expected',
    'Nombre entier positif attendu',
    'Numero intero positivo richiesto',
  ],
  MAX_CHARS: ['Höchstens {n} Zeichen', 'At most {n} characters', 'Au plus {n} caractères', 'Massimo {n} caratteri'],
  MIN_CHARS: ['Mindestens {n} Zeichen', 'At least {n} characters', 'Au moins {n} caractères', 'Minimo {n} caratteri'],
  FORMAT_INVALID: ['Ungültiges Format', 'Invalid format', 'Format non valide', 'Formato non valido'],
  CHOOSE_ONE: [
    'Mindestens einen Wert wählen',
    'Choose at least one value',
    'Choisissez au moins une valeur',
    'Scegliere almeno un valore',
  ],
  DUPLICATE: [
    '{field} ist bereits vergeben',
    '{field} is already in use',
    '{field} est déjà utilisé',
    '{field} è già in uso',
  ],
  SLA_IN_USE: [
    'SLA wird von Kunden verwendet',
    'SLA is in use by customers',
    'Le SLA est utilisé par des clients',
    'Lo SLA è utilizzato da clienti',
  ],
  END_BEFORE_START: [
    'Ende liegt vor dem Beginn',
    'End is before start',
    'La fin précède le début',
    "La fine precede l'inizio",
  ],
  POST_CODE_INVALID: [
    'Ungültige Postleitzahl',
    'Invalid post code',
    'Code postal non valide',
    'Codice postale non valido',
  ],
  PHONE_INVALID: [
    'Ungültige Telefonnummer',
    'Invalid phone number',
    'Numéro de téléphone non valide',
    'Numero di telefono non valido',
  ],
} as const;

type Code = keyof typeof WORDS;

/** A wrong input and what is said on its field. */
interface Attempt {
  readonly rule: string;
  readonly field: string;
  /** What is typed; nothing leaves the field as it is. */
  readonly typed?: string;
  /** Other fields that have to be right for the server to look at this one; then the form is sent. */
  readonly beside?: Readonly<Record<string, string>>;
  /** The form is sent although nothing else is filled. */
  readonly sent?: boolean;
  readonly code: Code;
  readonly n?: number;
}

interface Form {
  readonly resource: string;
  readonly path: string;
  readonly attempts: readonly Attempt[];
}

const taken = (field: string, typed: string, beside: Readonly<Record<string, string>> = {}): Attempt => ({
  rule: `unique ${field}`,
  field,
  typed,
  beside,
  code: 'DUPLICATE',
});

/** Every rule of spec §5 that a form of the master data can break; `known` are records of the demo desk. */
const formsWith = (known: Known): readonly Form[] => [
  {
    resource: 'customers',
    path: 'customer/create',
    attempts: [
      { rule: 'required', field: 'name', sent: true, code: 'REQUIRED' },
      { rule: 'customer code', field: 'code', typed: 'Ä B!', code: 'FORMAT_INVALID' },
      { rule: 'maximum', field: 'code', typed: 'A'.repeat(41), code: 'MAX_CHARS', n: 40 },
      { rule: 'post code', field: 'postCode', typed: '0800', code: 'POST_CODE_INVALID' },
      { rule: 'phone', field: 'phone', typed: 'ruf an', code: 'PHONE_INVALID' },
      { rule: 'e-mail', field: 'communicationEmail', typed: 'post@', code: 'EMAIL_INVALID' },
      { rule: 'numbers only', field: 'costLimit', typed: 'viel', code: 'NUMBER_ONLY' },
      { rule: 'positive integer', field: 'maxUsers', typed: '0', code: 'POSITIVE_INTEGER' },
      { rule: 'integers only', field: 'maxUsers', typed: '1.5', code: 'INTEGER_ONLY' },
      { rule: 'minimum', field: `custom.${known.ownField}`, typed: 'ab', code: 'MIN_CHARS', n: 3 },
    ],
  },
  {
    resource: 'customers',
    path: 'customer/create',
    attempts: [taken('code', 'ACME', { name: 'Noch einer' })],
  },
  {
    resource: 'assignment-groups',
    path: 'masterdata/assignment-groups/create',
    attempts: [taken('name', known.group), { rule: 'e-mail', field: 'email', typed: 'ohne-at', code: 'EMAIL_INVALID' }],
  },
  {
    resource: 'text-blocks',
    path: 'masterdata/text-blocks/create',
    attempts: [taken('name', known.textBlock, { content: 'Guten Tag' })],
  },
  {
    resource: 'locations',
    path: 'customer-locations/create',
    attempts: [taken('name', known.location, { customer: 'ACME' })],
  },
  {
    resource: 'users',
    path: 'masterdata/users/create',
    attempts: [
      taken('username', 'alpina-agent', { firstname: 'Eva', lastname: 'Muster' }),
      taken('email', known.email, { username: `neu-${known.serial}` }),
    ],
  },
  {
    resource: 'slas',
    path: 'masterdata/slas/create',
    attempts: [
      { rule: 'integers only', field: 'interventionTime', typed: '0.5', code: 'INTEGER_ONLY' },
      {
        rule: 'choose one',
        field: 'onCallDays',
        beside: { name: 'Ohne Tage', interventionTime: '1', onCallStart: '1700', onCallEnd: '2200' },
        code: 'CHOOSE_ONE',
      },
    ],
  },
  {
    resource: 'announcements',
    path: 'announcement/create',
    attempts: [
      {
        rule: 'end before start',
        field: 'showUntil',
        typed: '01012026',
        beside: { title: 'Verkehrt', content: 'Text', showFrom: '02012026' },
        code: 'END_BEFORE_START',
      },
    ],
  },
];

interface Known {
  readonly serial: string;
  readonly group: string;
  readonly textBlock: string;
  readonly location: string;
  readonly email: string;
  readonly sla: string;
  readonly ownField: string;
}

let known: Known;

/** Names that are taken, and a field of the tenant's own with a shortest length, which no built-in field has. */
test.beforeAll(async ({ browser }) => {
  const page = await browser.newPage();
  const call = apiAs(page, 'alpina-manager');
  const serial = String(Date.now());
  const first = async (path: string, filter: object): Promise<Json> =>
    (await call('get', `${path}?filter=${encodeURIComponent(JSON.stringify(filter))}&range=[0,0]`))[0];
  const customer = await first('customers', { code: 'ACME' });
  const held = await call('get', 'customers?range=[0,49]');
  const label = { de: 'Kürzel', en: 'Short name', fr: 'Sigle', it: 'Sigla' };
  const ownField = `kuerzel${serial}`;
  await call('post', 'custom-fields', {
    data: { resource: 'customers', key: ownField, kind: 'TEXT', label, minimum: 3 },
  });
  known = {
    serial,
    ownField,
    group: (await first('assignment-groups', {})).name,
    textBlock: (await first('text-blocks', {})).name,
    location: (await first('locations', { customer: customer.id })).name,
    email: (await first('users', { username: 'alpina-agent' })).email,
    sla: (held as Json[]).find(({ sla }) => sla)?.sla,
  };
  await page.close();
});

const slot = (page: Page, field: string): Locator => page.locator(`[data-field="${field}"]`);

/** Types into the input of a field as a person does, whatever kind of input it is. */
async function type(page: Page, field: string, text: string): Promise<void> {
  const input = slot(page, field);
  const spin = input.getByRole('spinbutton');
  if ((await spin.count()) > 1) {
    await spin.first().click();
    await page.keyboard.type(text);
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
async function turnTo(page: Page, path: string): Promise<void> {
  const address = new URL(path, deskUrl()).pathname;
  await page.evaluate(`history.pushState({}, '', '${address}'); dispatchEvent(new PopStateEvent('popstate'))`);
  await expect(page.locator('[data-field]').first()).toBeVisible();
  await settled(page);
}

/** Breaks the rules of the forms one after the other and looks for the message on its field, in the user's language. */
async function walk(page: Page, locale: Locale, isMine: (index: number) => boolean): Promise<void> {
  const t = textsOf(locale);
  const at = (['de-CH', ...OTHERS] as Locale[]).indexOf(locale);
  const textOf = ({ code, n, field }: Attempt, resource: string) =>
    WORDS[code][at]
      ?.replace('{n}', String(n))
      .replace('{field}', code === 'DUPLICATE' ? t(`resources.${resource}.fields.${field}`) : '') ?? '';
  let index = 0;
  for (const { resource, path, attempts } of formsWith(known)) {
    const mine = attempts.filter(() => isMine(index++));
    if (mine.length === 0) continue;
    await turnTo(page, path);
    for (const attempt of mine) {
      await test.step(`${attempt.rule}: ${resource}.${attempt.field}`, async () => {
        for (const [field, text] of Object.entries(attempt.beside ?? {})) await type(page, field, text);
        if (attempt.typed !== undefined) await type(page, attempt.field, attempt.typed);
        if (attempt.beside || attempt.sent)
          await page.getByRole('button', { name: t('generator.action.save') }).click();
        await expect(slot(page, attempt.field)).toContainText(textOf(attempt, resource));
        expect(new URL(page.url()).pathname).toMatch(/\/create$/);
      });
    }
    await page.getByRole('link', { name: t('generator.action.cancel') }).click();
    const discard = page.getByRole('button', { name: t('generator.leave.discard') });
    // By its whole name: that of the link for a new ticket, which is always there, contains it.
    const list = page.getByRole('link', { name: t('generator.action.create'), exact: true });
    await expect(discard.or(list).first()).toBeVisible();
    if (await discard.isVisible()) await discard.click();
    await settled(page);
  }
}

test.describe('the forms of the master data say on the field what is wrong', () => {
  test('in German, for every rule; and an SLA in use stays', async ({ page }) => {
    await signIn(page, 'alpina-manager');
    await walk(page, 'de-CH', () => true);
    await test.step('an SLA in use', async () => {
      await open(page, `masterdata/slas/${known.sla}/show`);
      await page.getByRole('button', { name: 'Löschen' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Löschen' }).click();
      const refusal = page.getByRole('dialog', { name: /kann nicht gelöscht werden/ });
      await expect(refusal).toContainText(WORDS.SLA_IN_USE[0]);
      await expect(refusal.getByRole('link').first()).toHaveAttribute('href', /\/customer\//);
    });
  });

  for (const [at, locale] of OTHERS.entries()) {
    test(`in ${locale}, for each third rule`, async ({ page }) => {
      await signIn(page, 'alpina-manager', locale);
      await walk(page, locale, (index) => index % OTHERS.length === at);
    });
  }
});
