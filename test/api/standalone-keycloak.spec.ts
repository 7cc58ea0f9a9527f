import { readFile } from 'node:fs/promises';
import { keycloakRealm } from '../../api/standalone/keycloak-realm.js';

describe('the Keycloak realm file', () => {
  it('has the clients, roles and people of the embedded identity service', async () => {
    const committed = JSON.parse(await readFile('docker/keycloak/volta-realm.json', 'utf8'));
    expect(committed).toEqual(JSON.parse(JSON.stringify(keycloakRealm())));
  });
});
