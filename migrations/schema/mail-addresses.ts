import { domainToASCII } from 'node:url';

/** Columns with addresses of mail, by their tables. */
const ADDRESSES: Readonly<Record<string, string>> = {
  address: 'email',
  assignment_group: 'email',
  contact: 'email',
  customer: 'communication_email',
  customer_domain: 'domain',
  employee: 'email',
  intake_message: 'sender',
  portal_request: 'email',
  refused_address: 'address',
  tenant_settings: 'support_email',
  ticket: 'contact_email',
  ticket_mail: 'recipient',
  user: 'email',
};

/** Columns of which a tenant holds each value once. */
const UNIQUE = ['customer_domain', 'refused_address', 'user'];

interface Row {
  readonly tenant: string;
  readonly id: string;
  readonly address: string;
}

type Execute = (sql: string, params?: unknown[]) => Promise<unknown>;

/** The address, or the domain alone, with a domain of A-labels (RFC 5890); a domain that has none stays as it is. */
function withLabels(address: string): string {
  const at = address.lastIndexOf('@') + 1;
  const domain = address.slice(at).replace(/\.$/, '').toLowerCase();
  const isPlain = domain === domain.normalize('NFKC');
  return address.slice(0, at).toLowerCase() + ((isPlain && domainToASCII(domain)) || domain);
}

/**
 * Stores the addresses of before in their one form. A migration has no tenant, and nobody is told of it. Where the tenant
 * has that form in another row of a unique column already, both stay.
 */
export async function convertAddresses(execute: Execute): Promise<void> {
  for (const [table, column] of Object.entries(ADDRESSES)) {
    const triggers = (await execute(
      `select 1 from pg_trigger where tgrelid = '"${table}"'::regclass and tgname = 'fold'`,
    )) as unknown[];
    await execute(`alter table "${table}" no force row level security`);
    await execute(`alter table "${table}" disable trigger user`);
    if (triggers.length > 0) await execute(`alter table "${table}" enable trigger "fold"`);
    const rows = (await execute(
      `select tenant, id, ${column} as address from "${table}" where ${column} ~ '[^ -~]'`,
    )) as Row[];
    for (const { tenant, id, address } of rows) {
      const free = UNIQUE.includes(table)
        ? `and not exists (select 1 from "${table}" other where other.tenant = ? and other.${column} = ?)`
        : '';
      const label = withLabels(address);
      await execute(`update "${table}" set ${column} = ? where tenant = ? and id = ? ${free}`, [
        label,
        tenant,
        id,
        ...(free ? [tenant, label] : []),
      ]);
    }
    await execute(`alter table "${table}" enable trigger user`);
    await execute(`alter table "${table}" force row level security`);
  }
}
