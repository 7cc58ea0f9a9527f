import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { openSync } from 'node:fs';
import { chmod, chown, cp, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { ImapFlow } from 'imapflow';
import { freePorts } from '../../../api/standalone/free-ports.js';
import { eventually } from '../eventually.js';
import { makeCertificate, type TestCertificate } from './certificate.js';
import { librariesOf } from './distribution.js';

/** The user of the server if the tests run as root: the one without rights. */
const NOBODY = { uid: 65534, gid: 65534, name: 'nobody', group: 'nogroup' };

/** A mail as it lies in a folder. */
export interface StoredMail {
  readonly uid: number;
  readonly seen: boolean;
}

/** A Dovecot of a suite's own, on the loopback address. */
export interface Dovecot {
  /** With STARTTLS, and with TLS from the outset. */
  readonly ports: { readonly imap: number; readonly imaps: number };
  readonly certificate: TestCertificate;
  /** The password of every user. */
  readonly password: string;
  deliver(user: string, raw: Buffer, folder?: string): Promise<void>;
  mails(user: string, folder?: string): Promise<StoredMail[]>;
  /** Makes a folder anew, so that its UIDs begin anew as well. */
  renew(user: string, folder: string): Promise<void>;
  stop(): Promise<void>;
  /** Ends it and all its connections at once. */
  kill(): Promise<void>;
  start(): Promise<void>;
  /** The server's log of sign-ins. */
  log(): Promise<string>;
}

/** Starts Dovecot from below `root`; tokens are shown to `tokenInfo` (a URL that the token is put behind). */
export async function startDovecot(root: string, tokenInfo: string): Promise<Dovecot> {
  const folder = await mkdtemp(join(tmpdir(), 'vsd-dovecot-'));
  await chmod(folder, 0o755);
  const isRoot = process.getuid?.() === 0;
  const programs = root === '/' ? root : join(folder, 'programs');
  if (root !== '/') await cp(root, programs, { recursive: true, verbatimSymlinks: true });
  for (const name of ['run', 'mail', 'none']) await mkdir(join(folder, name));
  if (root !== '/') await symlink(join(programs, 'usr/lib/dovecot/modules'), join(folder, 'run/modules'));
  const certificate = await makeCertificate(folder, 'server', 'DNS:localhost');
  const first = await freePorts(2);
  const ports = { imap: first, imaps: first + 1 };
  const password = 'geheim';
  const who = isRoot ? NOBODY : { ...userInfo(), name: userInfo().username, group: String(userInfo().gid) };
  const config = join(folder, 'dovecot.conf');
  await writeFile(join(folder, 'tokens.conf'), `tokeninfo_url = ${tokenInfo}\nusername_attribute = email\n`);
  await writeFile(config, settings({ folder, programs, ports, password, who }));
  if (isRoot) await hand(folder);
  const logFile = join(folder, 'log');
  let child: ChildProcess | undefined;
  const start = async () => {
    child = launch(programs, config, openSync(logFile, 'a'), isRoot);
    await eventually(() => listens(ports.imaps), 20_000).catch(async (error) => {
      throw new Error(`${error}\n${await readFile(logFile, 'utf8')}`);
    });
  };
  const end = async (signal: NodeJS.Signals) => {
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const gone = once(child, 'exit');
    // The process group is its own: the server and its children.
    process.kill(-(child.pid as number), signal);
    await gone;
    await rm(join(folder, 'run/master.pid'), { force: true });
  };
  const as = async <T>(user: string, work: (client: ImapFlow) => Promise<T>): Promise<T> => {
    const auth = { user, pass: password };
    const tls = { ca: [certificate.cert] };
    const client = new ImapFlow({ host: 'localhost', port: ports.imaps, secure: true, auth, tls, logger: false });
    await client.connect();
    try {
      return await work(client);
    } finally {
      await client.logout();
    }
  };
  await start();
  return {
    ports,
    certificate,
    password,
    deliver: (user, raw, into = 'INBOX') => as(user, async (client) => void (await client.append(into, raw))),
    mails: (user, from = 'INBOX') =>
      as(user, async (client) => {
        await client.mailboxOpen(from);
        const found = await client.fetchAll('1:*', { uid: true, flags: true });
        return found.map(({ uid, flags }) => ({ uid, seen: flags?.has('\\Seen') ?? false }));
      }),
    renew: (user, name) =>
      as(user, async (client) => {
        await client.mailboxDelete(name).catch(() => undefined);
        await client.mailboxCreate(name);
      }),
    stop: async () => {
      await end('SIGTERM');
      await rm(folder, { recursive: true, force: true });
    },
    kill: () => end('SIGKILL'),
    start,
    log: () => readFile(logFile, 'utf8'),
  };
}

interface Place {
  readonly folder: string;
  readonly programs: string;
  readonly ports: Dovecot['ports'];
  readonly password: string;
  readonly who: { readonly uid: number; readonly name: string; readonly group: string };
}

const settings = ({ folder, programs, ports, password, who }: Place) => `
base_dir = ${folder}/run
state_dir = ${folder}/run
libexec_dir = ${programs}/usr/lib/dovecot
login_plugin_dir = ${folder}/none
mail_plugin_dir = ${folder}/none
log_path = /dev/stderr
default_internal_user = ${who.name}
default_internal_group = ${who.group}
default_login_user = ${who.name}
import_environment = LD_LIBRARY_PATH=${librariesOf(programs)}
protocols = imap
listen = 127.0.0.1
ssl = yes
ssl_cert = <${folder}/server.pem
ssl_key = <${folder}/server-key.pem
disable_plaintext_auth = yes
auth_mechanisms = plain login xoauth2 oauthbearer
auth_failure_delay = 0
auth_verbose = yes
mail_max_userip_connections = 100
mail_location = maildir:${folder}/mail/%u
first_valid_uid = 1
passdb {
  driver = oauth2
  mechanisms = xoauth2 oauthbearer
  args = ${folder}/tokens.conf
}
passdb {
  driver = static
  mechanisms = plain login
  args = password=${password}
}
userdb {
  driver = static
  args = uid=${who.name} gid=${who.group} home=${folder}/mail/%u
}
service imap-login {
  chroot =
  service_count = 0
  inet_listener imap {
    port = ${ports.imap}
  }
  inet_listener imaps {
    port = ${ports.imaps}
    ssl = yes
  }
}
service anvil {
  chroot =
  unix_listener anvil-auth-penalty {
    mode = 0
  }
}
namespace inbox {
  inbox = yes
}
`;

/** One program reads the settings and passes them to the other, as an installed Dovecot does. */
function launch(programs: string, config: string, log: number, isRoot: boolean): ChildProcess {
  const [reader, server] = ['usr/bin/doveconf', 'usr/sbin/dovecot'].map((path) => join(programs, path)) as [
    string,
    string,
  ];
  const args = ['-f', 'service=master', '-c', config, '-m', 'master', '-e', server, '-F', '-c', config];
  return spawn(reader, args, {
    cwd: '/',
    detached: true,
    stdio: ['ignore', log, log],
    env: { PATH: process.env.PATH, LD_LIBRARY_PATH: librariesOf(programs) },
    ...(isRoot && { uid: NOBODY.uid, gid: NOBODY.gid }),
  });
}

/** Gives a folder and all in it, but the programs, to the account that the server runs as. */
async function hand(folder: string): Promise<void> {
  await chown(folder, NOBODY.uid, NOBODY.gid);
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.name === 'programs' || entry.isSymbolicLink()) continue;
    if (entry.isDirectory()) await hand(path);
    else await chown(path, NOBODY.uid, NOBODY.gid);
  }
}

/** Resolves when a server listens on the port; rejects when none does. */
export const listens = (port: number) =>
  new Promise<void>((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.destroy();
      resolve();
    });
    socket.once('error', reject);
  });
