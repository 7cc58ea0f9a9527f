#!/usr/bin/env node
import { Command, CommanderError, InvalidArgumentError, Option } from 'commander';
import type { StateCommand } from './operator/tenants.js';

/** Exit codes: 0 done, 1 not done, 2 a wrong command or argument; each failure is one sentence on standard error. */
const FAILED = 1;
const MISUSED = 2;

const STATES: Readonly<Record<StateCommand, string>> = {
  suspend: 'refuse all requests of tenants, and let their jobs wait until they are resumed',
  resume: 'let users of suspended or closed tenants sign in again, and their jobs go on',
  close: 'refuse all requests of tenants for good; their data stay',
};

const program = new Command('vsd')
  .description('Operates an installation of Volta Service Desk (docs/operations.md)')
  .exitOverride()
  .showHelpAfterError();
program
  .command('migrate')
  .description('bring the database to the schema of this version')
  .action(async () => void (await import('./migrate.js')));
program
  .command('rebuild-search')
  .description('let the worker build the full-text index of all tenants anew')
  .action(async () => void (await import('./rebuild-search.js')));
/** A command on a backup, with its folder and options. */
const onBackup = (name: string) =>
  program
    .command(name)
    .argument('<folder>')
    .option('--jobs <number>', 'tables that are copied at the same time', smallNumber, 2)
    .option('--identity <folder>', 'folder of the embedded identity service, to be included');
onBackup('backup')
  .description('write database and files of the installation into a new folder')
  .action(async (folder, options) => (await import('./operator/backup.js')).backup(folder, options));
onBackup('restore')
  .description('restore a backup into an empty database and an empty store of files')
  .action(async (folder, options) => (await import('./operator/restore.js')).restore(folder, options));
program
  .command('after-recovery')
  .description('make a database safe that was recovered without vsd restore, such as to a point in time')
  .action(async () => (await import('./operator/begin-anew.js')).afterRecovery());
program
  .command('files')
  .description('the contents of attachments and other files')
  .command('move')
  .addOption(new Option('--to <store>', 'the store that gets all files').choices(['disk', 's3']).makeOptionMandatory())
  .option('--keep', 'copy only, while the application still runs')
  .description('move all files between VSD_FILES_DIR and the bucket VSD_S3_BUCKET; may be repeated')
  .action(async (options) => (await import('./operator/move-files.js')).moveFiles(options));
const tenant = program.command('tenant').description('the register of tenants');
tenant
  .command('add')
  .argument('<names...>')
  .description('add tenants; tokens of others are refused')
  .action(async (names) => (await import('./operator/tenants.js')).addTenants(names));
tenant
  .command('list')
  .option('--json', 'as JSON')
  .description('list the tenants with their states')
  .action(async (options) => (await import('./operator/tenants.js')).listTenants(options));
for (const [name, description] of Object.entries(STATES) as [StateCommand, string][])
  tenant
    .command(name)
    .argument('<names...>')
    .description(description)
    .action(async (names) => (await import('./operator/tenants.js')).changeTenants(name, names));
tenant
  .command('export')
  .argument('<name>')
  .argument('<folder>')
  .description('write all rows and files of a tenant into a new folder')
  .action(async (name, folder) => (await import('./operator/tenant-export.js')).exportTenant(name, folder));
tenant
  .command('import')
  .argument('<folder>')
  .option('--as <name>', 'another name for the tenant')
  .description('add a tenant from an export, suspended')
  .action(async (folder, options) => (await import('./operator/tenant-import.js')).importTenant(folder, options));

function smallNumber(text: string): number {
  if (!/^[1-9]\d?$/.test(text)) throw new InvalidArgumentError('It must be a number from 1 to 99.');
  return Number(text);
}

try {
  await program.parseAsync();
} catch (error) {
  if (error instanceof CommanderError) {
    if (error.code === 'vsd.misuse') process.stderr.write(`${error.message}\n`);
    process.exitCode = error.exitCode === 0 ? 0 : MISUSED;
  } else {
    process.stderr.write(`${error instanceof Error ? error.message || error.name : String(error)}\n`);
    process.exitCode = FAILED;
  }
}
