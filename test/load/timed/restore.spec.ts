import { randomBytes } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import '../../../api/rooms.js';
import { resourceOf } from '../../../api/platform/resource/resource.js';
import { Attachment } from '../../../api/tickets/record/attachment.entity.js';
import { Ticket } from '../../../api/tickets/record/ticket.entity.js';
import { fillTable } from '../../support/fill-table.js';
import { describeBackups, installationOf, newInstallation, useOtherServer } from '../../support/installations.js';
import { useDesk, useTicketWorld } from '../../support/use-desk.js';
import { useFolders, vsdWith } from '../../support/vsd.js';

/** Tickets of the tenant, and files of the given number of bytes. */
const ROWS = Number(process.env.VSD_RESTORE_ROWS ?? 200_000);
const FILES = 500;
const FILE_BYTES = 200_000;
/** Seconds that each step may take for 200,000 rows on an idle machine; fewer rows are not measured. */
const WITHIN_S = { backup: 60, restore: 180, export: 60, import: 360 };

const desk = useDesk();
useTicketWorld(desk);
const server = useOtherServer();
const folder = useFolders();

describeBackups('a large installation', () => {
  it(`of ${ROWS} tickets and ${FILES} files is backed up and restored in time, and so is its tenant`, async () => {
    await fillTable(desk.superuser, resourceOf(Ticket), 'alpina', ROWS);
    await fillTable(desk.superuser, resourceOf(Attachment), 'alpina', FILES);
    await mkdir(join(desk.files, 'alpina'), { recursive: true });
    for (const { id } of await desk.rows<{ id: string }>(`select id from attachment where tenant = 'alpina'`))
      await writeFile(join(desk.files, 'alpina', id), randomBytes(FILE_BYTES));
    const source = await installationOf(desk);
    const target = await newInstallation(server, 'restored', folder('files'));
    const times: Record<string, number> = {};
    const timed = async (step: keyof typeof WITHIN_S, settings: Record<string, string>, ...parameters: string[]) => {
      const start = performance.now();
      expect(await vsdWith(settings)(...parameters)).toMatch(
        new RegExp(` (?:complete|restored|imported|exported).* ${FILES} files`),
      );
      times[step] = Math.round((performance.now() - start) / 100) / 10;
    };
    await timed('backup', source, 'backup', folder('backup'));
    await timed('restore', target, 'restore', folder('backup'));
    await timed('export', target, 'tenant', 'export', 'alpina', folder('tenant'));
    await timed('import', target, 'tenant', 'import', folder('tenant'), '--as', 'alpina-copy');
    process.stdout.write(`Seconds for ${ROWS} tickets and ${FILES} files: ${JSON.stringify(times)}\n`);
    if (ROWS < 200_000) return;
    const late = Object.entries(WITHIN_S).filter(([step, limit]) => (times[step] ?? 0) > limit);
    expect(late).toEqual([]);
  });
});
