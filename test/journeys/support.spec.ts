import { readFile } from 'node:fs/promises';
import { expect, test } from '@playwright/test';
import { apiAs, type Json } from './support/api.js';
import { open, signedIn } from './support/desk.js';
import { press } from './support/form.js';
import { textsOf } from './support/texts.js';

const t = textsOf('de-CH');

test.describe('an administrator', () => {
  test('sees what failed and why, lets it go, reads who changed the hours of an SLA, and takes a diagnostic file along', async ({
    page,
  }) => {
    const manager = apiAs(page, 'alpina-manager');
    const first = async (path: string) => ((await manager('get', `${path}?range=[0,0]`)) as Json[])[0] as Json;
    const { id, name, version, interventionTime } = await first('slas');
    const hours = interventionTime + 3;
    await manager('patch', `slas/${id}`, { data: { interventionTime: hours }, version });
    const now = Date.now();
    const [customer, category] = [(await first('customers')).id, (await first('categories')).id];
    const ticket = { type: 'TICKET', customer, category, customerDescription: 'Licht', contactName: 'Anna Keller' };
    for (const name of ['anna', 'berta'])
      await manager('post', 'tickets', { data: { ...ticket, contactEmail: `"${name}.${now}"@acme.example` } });

    await signedIn(page, 'alpina-admin');
    await open(page, 'admin/support');
    const queue = page.getByRole('region', { name: t('support.health.part.queue') });
    await expect(queue).toContainText(t('enums.condition.WARNING'));
    await expect(page.getByRole('region', { name: t('support.health.part.database') })).toContainText(
      t('enums.condition.UP'),
    );
    await queue.getByRole('link', { name: t('support.parts.jobs') }).click();

    const jobs = page.getByRole('table', { name: t('support.parts.jobs') });
    const refused = jobs.getByRole('row').filter({ hasText: 'not exactly one address' });
    await expect(refused).toHaveCount(2);
    const job = refused.first();
    await expect(job).toContainText(t('support.queues.ticket-mails'));
    await job.getByRole('button', { name: t('support.jobs.retry'), exact: true }).click();
    await expect(page.getByText(t('support.jobs.repeated').split(' |||| ')[0] as string)).toBeVisible();
    // The mail's address counts as refused, so the mail is not tried again; the other job is discarded.
    await expect(refused).toHaveCount(1);
    await job.getByRole('button', { name: t('support.jobs.discard') }).click();
    await press(page, 'support.jobs.discard');
    await expect(page.getByText(t('support.jobs.discarded'))).toBeVisible();

    await page.getByRole('tab', { name: t('support.parts.mails') }).click();
    await page
      .getByRole('main')
      .getByRole('searchbox', { name: t('generator.filter.search') })
      .fill(String(now));
    const mails = page.getByRole('row').filter({ hasText: `.${now}"@acme.example` });
    await expect(mails.filter({ hasText: t('enums.mailReason.ADDRESS_REFUSED') })).toHaveCount(2);
    // The views of the ledger: failed mails, with their number; the address keeps the shown view.
    const view = (name: string) =>
      page.getByRole('tab', { name: new RegExp(`^${t(`resources.sent-mails.views.${name}`)}\\s*\\d`) });
    await expect(view('all')).toHaveAttribute('aria-selected', 'true');
    const failed = Number(/\d+$/.exec((await view('failed').textContent()) ?? '')?.[0]);
    await view('all').focus();
    await page.keyboard.press('ArrowRight');
    await expect(view('failed')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(view('failed')).toHaveAttribute('aria-selected', 'true');
    await expect(page.getByRole('row')).toHaveCount(failed + 1);
    await expect(page).toHaveURL(/FAILED/);
    await page.reload();
    await expect(view('failed')).toHaveAttribute('aria-selected', 'true');
    const mail = mails.filter({ hasText: t('enums.mailState.FAILED') }).first();
    // The server now refuses this address, so that a new attempt fails as well, with a message.
    await mail.getByRole('button', { name: t('resources.sent-mails.actions.retries.name') }).click();
    await expect(page.getByText(t('resources.sent-mails.actions.retries.done'))).toBeVisible();
    await view('all').click();
    await expect(mails.filter({ hasText: t('enums.mailReason.ADDRESS_REFUSED') })).toHaveCount(2);

    // The tabs that have no room stand in the menu at their end.
    await page.getByRole('button', { name: t('app.moreTabs'), exact: true }).click();
    await page.getByRole('menuitemradio', { name: t('support.parts.changes') }).click();
    const changes = page.locator('tbody').getByRole('row');
    const change = changes.filter({ hasText: t('support.changes.record', { area: 'SLA', title: name }) }).first();
    await expect(change).toContainText(`${interventionTime}\u00a0h→${hours}\u00a0h`);
    const discarded = changes.filter({ hasText: t('enums.configChangeKind.DISCARDED') });
    await expect(discarded.first()).toContainText('Reto Amstutz');
    // The repeated mail from the ledger is the latest change.
    await expect(changes.first()).toContainText(t('enums.configChangeKind.REPEATED'));
    await page.getByRole('button', { name: t('generator.filter.add') }).click();
    await page.getByRole('menuitem', { name: t('resources.config-changes.fields.actor') }).click();
    await page.getByRole('dialog').getByRole('combobox').fill('Beat Zur');
    await page.getByRole('option', { name: 'Beat Zurbriggen' }).click();
    await press(page, 'generator.filter.apply');
    await expect(discarded).toHaveCount(0);
    await change.getByRole('link').click();
    await expect(page.getByText(/Beat Zurbriggen hat SLA «.*» geändert/)).toBeVisible();
    await page.getByRole('tab', { name: t('support.parts.overview') }).click();
    const saved = page.waitForEvent('download');
    await page.getByRole('button', { name: t('support.diagnosis.download') }).click();
    const file = await saved;
    expect(file.suggestedFilename()).toMatch(/^volta-diagnosis-alpina-.*\.json$/);
    const text = await readFile(await file.path(), 'utf8');
    expect(JSON.parse(text)).toMatchObject({ tenant: 'alpina', settings: { taskGuard: expect.any(String) } });
    expect(text).not.toMatch(/anna|berta/);
  });
});

test('who keeps master data reads beside a record what became of it', async ({ page }) => {
  await signedIn(page, 'alpina-manager');
  const manager = apiAs(page, 'alpina-manager');
  const name = `Baustein ${Date.now()}`;
  const block = await manager('post', 'text-blocks', { data: { name, content: 'Guten Tag' } });
  await manager('patch', `text-blocks/${block.id}`, { data: { content: 'Guten Abend' }, version: block.version });
  await open(page, `masterdata/text-blocks/${block.id}/show`);
  await page.getByRole('button', { name: t('support.changes.open') }).click();
  const drawer = page.getByRole('dialog', { name: t('support.changes.of', { title: name }) });
  await expect(drawer.getByRole('listitem')).toHaveCount(2);
  await expect(drawer.getByRole('listitem').first()).toContainText('Guten Tag→Guten Abend');
  // Changes of other users appear by themselves.
  await manager('patch', `text-blocks/${block.id}`, { data: { content: 'Gute Nacht' }, version: block.version + 1 });
  await expect(drawer.getByRole('listitem')).toHaveCount(3);

  const present = async () => (await manager('get', `text-blocks/${block.id}`)) as Json;
  const button = { name: t('support.changes.restore', { field: t('resources.text-blocks.fields.content') }) };
  const { version } = await present();
  // Another user changes another field: the restored value is merged with it.
  await manager('patch', `text-blocks/${block.id}`, { data: { global: false }, version });
  await drawer.getByRole('listitem').filter({ hasText: 'Gute Nacht' }).getByRole('button', button).click();
  await expect.poll(async () => (await present()).content).toBe('Guten Abend');
  await page.getByRole('button', { name: t('ra.action.undo') }).click();
  await expect.poll(async () => (await present()).content).toBe('Gute Nacht');
  await page.getByRole('button', { name: t('support.changes.open') }).click();
  await expect(drawer.getByRole('listitem').first()).toContainText('Guten Abend→Gute Nacht');
  await drawer.getByRole('button', { name: t('ra.action.close') }).click();
  await expect(drawer).toBeHidden();
});
