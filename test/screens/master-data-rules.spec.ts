import { type BrowserContext, expect, type Locator, type Page, test } from '@playwright/test';
import { open, settled, signIn } from '../journeys/support/desk.js';
import { messageOf } from '../journeys/support/messages.js';
import { LOCALES, textsOf } from '../journeys/support/texts.js';
import { ATTEMPTS, FORMS, knownRecords, mandatoryFields, slotOf, turnTo, typeInto } from './form-rules.js';

/** All rules in the first language; of the others each language of a form, since test/admin/messages compares words. */
const RULES = {
  'de-CH': { forms: Object.entries(FORMS), attempts: ATTEMPTS },
  others: { forms: [['customers', FORMS.customers]], attempts: ATTEMPTS.filter(({ code }) => code === 'MIN_CHARS') },
} as const;

for (const locale of LOCALES) {
  test.describe(`a form of the master data says on the field what is wrong, in ${locale}`, () => {
    const { forms, attempts } = locale === 'de-CH' ? RULES[locale] : RULES.others;
    // One sign-in for all rules of a language, each of them a test of its own.
    test.describe.configure({ mode: 'default' });
    const t = textsOf(locale);
    let context: BrowserContext;
    let page: Page;
    let known: Record<string, string>;

    test.beforeAll(async ({ browser }) => {
      context = await browser.newContext();
      page = await context.newPage();
      known = await knownRecords(page);
      await signIn(page, 'alpina-manager', locale);
    });
    test.afterAll(() => context?.close());

    const fill = (text: string) => text.replace(/\{(\w+)\}/g, (whole, name: string) => known[name] ?? whole);

    const save = () => page.getByRole('button', { name: t('generator.action.save') }).click();

    const leave = async () => {
      await page.getByRole('link', { name: t('generator.action.cancel') }).click();
      const discard = page.getByRole('button', { name: t('generator.leave.discard') });
      // Found by its whole name: the name of the constant link for a new ticket contains it.
      const list = page.getByRole('link', { name: t('generator.action.create'), exact: true });
      await expect(discard.or(list).first()).toBeVisible();
      if (await discard.isVisible()) await discard.click();
      // The form may still stand for a moment: the next input must not go into it.
      await expect(list).toBeVisible();
      await settled(page);
    };

    for (const [resource, route] of forms) {
      test(`${resource}: nothing where something is mandatory`, async () => {
        const fields = await mandatoryFields(page, resource);
        await turnTo(page, `${route}/create`);
        const empty: string[] = [];
        for (const field of fields) if (await isEmpty(slotOf(page, field))) empty.push(field);
        expect(empty).not.toEqual([]);
        await save();
        for (const field of empty) await expect(slotOf(page, field)).toContainText(messageOf('REQUIRED', locale));
        await leave();
      });
    }

    for (const { rule, resource, path, field, typed, beside, code, n } of attempts) {
      test(`${resource}: ${rule}`, async () => {
        await turnTo(page, path);
        for (const [name, text] of Object.entries(beside ?? {})) await typeInto(page, name, fill(text));
        if (typed) await typeInto(page, fill(field), fill(typed));
        if (beside) await save();
        const params = {
          n: String(n),
          field: code === 'DUPLICATE' ? t(`resources.${resource}.fields.${field}`) : '',
        };
        await expect(slotOf(page, fill(field))).toContainText(messageOf(code, locale, params));
        expect(new URL(page.url()).pathname).toMatch(/\/create$/);
        await leave();
      });
    }
  });
}

/** Whether a field of the form has no value yet. */
async function isEmpty(slot: Locator): Promise<boolean> {
  await expect(slot).toBeVisible();
  const inputs = await slot.locator('input, textarea').all();
  const values = await Promise.all(inputs.map((input) => input.inputValue()));
  return values.every((value) => value === '');
}

test('an SLA that customers have is not deleted, and it is told who they are', async ({ page }) => {
  const known = await knownRecords(page);
  await signIn(page, 'alpina-manager');
  await open(page, `masterdata/slas/${known.sla}/show`);
  await page.getByRole('button', { name: 'Löschen' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Löschen' }).click();
  const refusal = page.getByRole('dialog', { name: /kann nicht gelöscht werden/ });
  await expect(refusal).toContainText(messageOf('SLA_IN_USE', 'de-CH'));
  await expect(refusal.getByRole('link').first()).toHaveAttribute('href', /\/customer\//);
});
