import { expect, test } from '@playwright/test';
import { open, settled, signedIn } from './support/desk.js';
import { textsOf } from './support/texts.js';

const t = textsOf('de-CH');

test('a filter of the overview is set, shown as a chip, switches sorting off and is taken away again', async ({
  page,
}) => {
  await signedIn(page, 'alpina-agent');
  await open(page, 'issue');
  const sortable = page.getByRole('columnheader').getByRole('button');
  await expect(sortable.first()).toBeVisible();
  await page.getByRole('button', { name: t('generator.filter.add') }).click();
  await page.getByRole('menuitem', { name: t('resources.tickets.fields.type') }).click();
  const type = page.getByRole('dialog', { name: t('resources.tickets.fields.type') });
  const order = type.getByRole('checkbox', { name: t('enums.ticketType.ORDER'), exact: true });
  // A form takes its first values once it is drawn: a box that is ticked earlier is ticked again.
  await expect(async () => {
    await order.check({ timeout: 2_000 });
    await expect(order).toBeChecked({ timeout: 500 });
  }).toPass({ intervals: [50] });
  await page.getByRole('button', { name: t('generator.filter.apply') }).click();
  await settled(page);
  await expect(page).toHaveURL(/type_eq_any/);
  await expect(sortable).toHaveCount(0);
  await page.getByRole('button', { name: t('generator.filter.clear') }).click();
  await expect(page).not.toHaveURL(/type_eq_any/);
  await expect(sortable.first()).toBeVisible();
});
