import { CommanderError } from 'commander';

/** Prints a line of a command's result. */
export const say = (text: string): void => void process.stdout.write(`${text}\n`);

/** A wrong argument, for which `vsd` ends with exit code 2. */
export const misuse = (sentence: string) => new CommanderError(2, 'vsd.misuse', sentence);

/** The name of a tenant is the end of its client in the identity service (`vsd-webapp-<name>`). */
const TENANT = /^[a-z0-9](?:-?[a-z0-9]){0,39}$/;

/** Throws for a text that is no name of a tenant. */
export function assertTenantName(name: string): void {
  if (!TENANT.test(name)) throw misuse(`"${name}" is no name of a tenant: a-z, 0-9 and single hyphens, at most 40`);
}
