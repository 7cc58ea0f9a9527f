import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import tls from 'node:tls';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** A certificate made for a test run, which signs itself. */
export interface TestCertificate {
  readonly cert: string;
  readonly key: string;
  readonly certFile: string;
}

/** Makes a certificate for names such as `DNS:localhost`. */
export async function makeCertificate(folder: string, name: string, alternatives: string): Promise<TestCertificate> {
  const [keyFile, certFile] = [join(folder, `${name}-key.pem`), join(folder, `${name}.pem`)];
  const kind = ['-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes', '-days', '2'];
  const names = ['-subj', '/CN=localhost', '-addext', `subjectAltName=${alternatives}`];
  await run('openssl', ['req', ...kind, ...names, '-keyout', keyFile, '-out', certFile]);
  const [cert, key] = await Promise.all([readFile(certFile, 'utf8'), readFile(keyFile, 'utf8')]);
  return { cert, key, certFile };
}

/** Has this process take the certificate for one of the world's, as an operator would by NODE_EXTRA_CA_CERTS. */
export const trust = ({ cert }: TestCertificate): void =>
  tls.setDefaultCACertificates([...tls.getCACertificates('default'), cert]);
