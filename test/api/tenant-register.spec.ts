import pg from 'pg';
import { callerOf } from '../support/application.js';
import { people } from '../support/people.js';
import { useDesk } from '../support/use-desk.js';
import { vsdWith } from '../support/vsd.js';

const desk = useDesk();

const vsd = (...parameters: string[]) => vsdWith({ DATABASE_OWNER_URL: desk.ownerUrl })(...parameters);

/** Status and code of a request with a token of the tenant. */
async function signIn(tenant: string) {
  const { agent } = people;
  const claims = {
    ...agent,
    sub: `${tenant}-subject`,
    preferred_username: `${tenant}-agent`,
    email: `agent@${tenant}.example`,
  };
  const client = `vsd-webapp-${tenant}`;
  const token = await desk.issuer.sign({ ...claims, azp: client, resource_access: { [client]: { roles: [] } } });
  const { status, body } = await callerOf(desk.app.getHttpServer(), token).get('v1/me');
  return [status, body.code ?? body.tenant];
}

describe('the register of tenants', () => {
  it('refuses a tenant that a token names and no operator has added', async () => {
    expect(await signIn('founded-by-token')).toEqual([403, 'TENANT_UNKNOWN']);
    expect(await vsd('tenant', 'list')).not.toContain('founded-by-token');
  });

  it('lets users of an added tenant in, refuses them at once while it is suspended, and API tokens too', async () => {
    expect(await vsd('tenant', 'add', 'helvetia')).toBe('helvetia is added\n');
    expect(await vsd('tenant', 'add', 'helvetia')).toBe('helvetia is there already\n');
    expect(await signIn('helvetia')).toEqual([200, 'helvetia']);
    expect(await vsd('tenant', 'suspend', 'helvetia')).toBe('helvetia is suspended\n');
    expect(await signIn('helvetia')).toEqual([403, 'TENANT_SUSPENDED']);
    expect(JSON.parse(await vsd('tenant', 'list', '--json'))).toContainEqual({
      name: 'helvetia',
      state: 'SUSPENDED',
      createdAt: expect.any(String),
    });
    expect(await vsd('tenant', 'resume', 'helvetia')).toBe('helvetia is active again\n');
    expect(await signIn('helvetia')).toEqual([200, 'helvetia']);
  });

  it('refuses names and commands that are none with a sentence and exit code 2, and changes nothing', async () => {
    expect(await vsd('tenant', 'add', 'valid-one', 'Not Valid')).toMatch(/^2: "Not Valid" is no name of a tenant/);
    expect(await vsd('tenant', 'list')).not.toContain('valid-one');
    expect(await vsd('tenant', 'found', 'x')).toMatch(/^2: error: unknown command 'found'/);
    expect(await vsd('tenant', 'suspend', 'alpina', 'nowhere')).toMatch(/^1: There is no tenant "nowhere"/);
    expect(await signIn('alpina')).toEqual([200, 'alpina']);
  });

  it('is read by the application and written by the owner of the database alone', async () => {
    const client = new pg.Client({ connectionString: desk.databaseUrl });
    await client.connect();
    const founded = client.query(`insert into installation.tenant (name) values ('own')`);
    await expect(founded.finally(() => client.end())).rejects.toThrow(/permission denied/);
  });
});
