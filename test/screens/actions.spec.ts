import { expect, test } from '@playwright/test';
import { open, signIn } from '../journeys/support/desk.js';
import { textsOf } from '../journeys/support/texts.js';

const t = textsOf('de-CH');
const RESOLUTION = 'resources.erp-links.actions.resolution';
const LINK = { id: '019ac000-0000-7000-8000-000000000001', version: 7, label: 'R-1', state: 'DIFFERS', attempts: 0 };

test('an action with a body asks for it, shows what is refused on its field, and sends it again', async ({ page }) => {
  await signIn(page, 'alpina-admin');
  const sent: unknown[] = [];
  await page.route('**/services/v1/erp-links?*', (route) =>
    route.fulfill({ json: [LINK], headers: { 'Content-Range': 'erp-links 0-0/1', 'X-Total-Count': '1' } }),
  );
  await page.route(`**/services/v1/erp-links/${LINK.id}/resolution`, (route) => {
    sent.push(route.request().postDataJSON());
    if (sent.length > 1) return route.fulfill({ json: { ...LINK, state: 'WAITING' } });
    const errors = [{ pointer: '/side', code: 'INVALID_VALUE', params: {}, detail: '' }];
    const problem = { type: 'about:blank', title: 'x', status: 422, code: 'VALIDATION', params: {}, requestId: '1' };
    return route.fulfill({ status: 422, contentType: 'application/problem+json', json: { ...problem, errors } });
  });
  await open(page, 'admin/support/exchange');
  await page
    .getByRole('button', { name: t(`${RESOLUTION}.name`) })
    .first()
    .click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText(t(`${RESOLUTION}.help.side`))).toBeVisible();
  await dialog.getByRole('button', { name: t(`${RESOLUTION}.name`) }).click();
  await expect(dialog.getByText(t('errors.REQUIRED'))).toBeVisible();
  expect(sent).toEqual([]);
  await dialog.getByRole('radio', { name: t('enums.erpSide.THEIRS') }).check();
  await dialog.getByRole('button', { name: t(`${RESOLUTION}.name`) }).click();
  await expect(dialog.getByText(t('errors.INVALID_VALUE'))).toBeVisible();
  await dialog.getByRole('button', { name: t(`${RESOLUTION}.name`) }).click();
  await expect(page.getByText(t(`${RESOLUTION}.done`))).toBeVisible();
  await expect(dialog).toBeHidden();
  expect(sent).toEqual([{ side: 'THEIRS' }, { side: 'THEIRS' }]);
});

test('an action of rows is taken for all that are selected, each by the version that was shown; those that refuse are named', async ({
  page,
}) => {
  await signIn(page, 'alpina-admin');
  const links = [1, 2, 3].map((n) => ({ ...LINK, id: LINK.id.replace(/1$/, String(n)), label: `R-${n}`, version: n }));
  const headers = { 'Content-Range': 'erp-links 0-2/3', 'X-Total-Count': '3' };
  await page.route('**/services/v1/erp-links?*', (route) => route.fulfill({ json: links, headers }));
  const sent: unknown[] = [];
  await page.route('**/services/v1/erp-links/bulk', (route) => {
    sent.push(route.request().postDataJSON());
    const stale = {
      type: 'about:blank',
      title: 'x',
      status: 412,
      code: 'STALE',
      params: { name: 'System' },
      requestId: '1',
    };
    const records = links.map(({ id, label }) =>
      label === 'R-2' ? { id, outcome: 'REFUSED', problem: stale } : { id, outcome: 'DONE', problem: null },
    );
    return route.fulfill({ json: { id: 'x', undoUntil: null, records } });
  });
  await open(page, 'admin/support/exchange');
  await page.getByRole('row').first().getByRole('checkbox').check();
  // Rows bear the icon alone.
  await page.getByText(t(`${RESOLUTION}.name`), { exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('radio', { name: t('enums.erpSide.OURS') }).check();
  await dialog.getByRole('button', { name: t(`${RESOLUTION}.name`) }).click();
  const refused = page.getByRole('dialog').filter({ hasText: 'R-2' });
  await expect(refused).toContainText(t('errors.STALE', { name: 'System' }));
  await expect(refused.getByRole('link').first()).toHaveText('R-2');
  const records = links.map(({ id, version }) => ({ id, version }));
  expect(sent).toEqual([{ operation: 'resolution', body: { side: 'OURS' }, records }]);
  await refused.getByRole('button', { name: t('ra.action.close') }).click();
  await expect(page.getByRole('row', { name: /R-2/ }).getByRole('checkbox')).toBeChecked();
  await expect(page.getByRole('row', { name: /R-1/ }).getByRole('checkbox')).not.toBeChecked();
});
