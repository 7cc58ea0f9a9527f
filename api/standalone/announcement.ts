import { DEMO_ACCOUNTS, DEMO_PASSWORD, type DemoAccount } from './accounts.js';
import type { Ports } from './ports.js';

/** The text printed when all parts are ready; its last line is part of the contract. */
export function announcement(ports: Ports, application: string): string {
  const addresses = [
    ['application', application],
    ['API', `${application}services/`],
    ['OpenAPI document', `${application}services/openapi.json`],
    ['identity service', `http://localhost:${ports.identity}/realms/volta`],
    ['mail inbox', `http://localhost:${ports.mail} (SMTP on ${ports.smtp})`],
  ];
  const accounts = DEMO_ACCOUNTS.map((account) => [account.username, describe(account)]);
  return [
    '',
    ...table(addresses),
    '',
    `Demo accounts, password "${DEMO_PASSWORD}":`,
    ...table(accounts),
    '',
    'Ctrl-C stops everything.',
    `Volta Service Desk is ready: ${application}`,
    '',
  ].join('\n');
}

function describe({ realmRoles, tenants, customer, seesAllIssues, executionCompany }: DemoAccount): string {
  const capabilities = Object.values(tenants)[0] ?? [];
  return [
    ...(realmRoles.length > 0 ? realmRoles : ['no role']),
    ...(capabilities.length > 0 ? ['all four capability roles'] : []),
    ...(customer ? [`customer ${customer}`] : []),
    ...(seesAllIssues ? ['sees all issues of the company'] : []),
    ...(executionCompany ? [`execution company "${executionCompany}"`] : []),
    ...(Object.keys(tenants).length > 1 ? ['in both tenants'] : []),
  ].join(', ');
}

function table(rows: string[][]): string[] {
  const width = Math.max(...rows.map(([left]) => left!.length));
  return rows.map(([left, right]) => `  ${left!.padEnd(width)}  ${right}`);
}
