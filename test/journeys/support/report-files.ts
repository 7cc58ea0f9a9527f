import { expect, type Page } from '@playwright/test';
import { PDF, PNG } from './files.js';
import { press } from './form.js';
import { button } from './order-chain.js';
import { textsOf } from './texts.js';

const t = textsOf('de-CH');
/** Begins a report with three files at once, one of which is no document of a report. */
export async function beginWithFiles(page: Page): Promise<void> {
  await button(page, 'tickets.reports.write').click();
  const dialog = page.getByRole('dialog', { name: t('resources.reports.panels.ticket.add') });
  await dialog.locator('input[type="file"]').setInputFiles([
    { name: 'messprotokoll.pdf', mimeType: 'application/pdf', buffer: PDF },
    { name: 'notiz.pdf', mimeType: 'application/pdf', buffer: Buffer.from('Text') },
    { name: 'foto.png', mimeType: 'image/png', buffer: PNG },
  ]);
  await dialog.getByRole('button', { name: t('resources.reports.panels.ticket.add'), exact: true }).click();
  await page.waitForURL(/\/report\//);
}

/** The report lists its taken files and shows a picture; a failed one names the reason, and is sent again or given up. */
export async function filesOfReport(page: Page): Promise<void> {
  const files = page.getByRole('region', { name: t('resources.report-attachments.panels.report.name') });
  const failed = files.getByRole('alert').filter({ hasText: 'notiz.pdf' });
  await expect(failed).toContainText(t('errors.REPORT_FILE_TYPE'));
  for (const name of ['messprotokoll.pdf', 'foto.png'])
    await expect(files.getByRole('listitem').filter({ hasText: name })).toHaveCount(1);
  const again = page.waitForResponse('**/attachments');
  await failed.getByRole('button', { name: t('app.failure.retry') }).click();
  expect((await again).status()).toBe(415);
  await failed.getByRole('button', { name: t('files.giveUp', { name: 'notiz.pdf' }) }).click();
  await expect(failed).toBeHidden();
  await files.getByRole('button', { name: 'foto.png', exact: true }).click();
  await page
    .getByRole('dialog', { name: 'foto.png' })
    .getByRole('button', { name: t('ra.action.close') })
    .click();
  await files.getByRole('button', { name: t('files.panel.menu', { title: 'foto.png' }) }).click();
  await page.getByRole('menuitem', { name: t('files.panel.remove') }).click();
  await press(page, 'files.panel.remove');
  await expect(files.getByRole('listitem')).toHaveCount(1);
}
