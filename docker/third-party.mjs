// Writes the papers of the packages that the image contains, those of the server and those in the bundle of the screens:
// `dist/sbom.json` (CycloneDX) and the licences, `dist/admin/third-party-notices.txt`, which browsers can read as well.
import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const LICENCE = /^(licen[cs]e|copying|notice|ofl)\b/i;
const RULE = '-'.repeat(80);
const readJson = (file) => JSON.parse(readFileSync(file, 'utf8'));

const bundled = new Set(readJson('dist/admin/.vite/packages.json').map(({ name, version }) => `${name}@${version}`));

/** Folders of the packages in the image, by `name@version`; a package that only tools need is in it if Vite bundled it. */
const folders = new Map();
for (const [folder, { version, dev }] of Object.entries(readJson('node_modules/.package-lock.json').packages)) {
  const id = `${folder.slice(folder.lastIndexOf('node_modules/') + 'node_modules/'.length)}@${version}`;
  if (!dev || bundled.has(id)) folders.set(id, folder);
}

function noticeOf([id, folder]) {
  const { license, licenses, homepage } = readJson(join(folder, 'package.json'));
  const name = license?.type ?? license ?? licenses?.[0]?.type;
  const files = readdirSync(folder);
  const texts = files.filter((file) => LICENCE.test(file));
  // Old packages state their licence in their description alone.
  if (!name && texts.length === 0) texts.push(...files.filter((file) => /^readme/i.test(file)));
  const heading = [name ? `${id} (${name})` : id, ...(homepage ? [homepage] : [])].join('\n');
  return [RULE, heading, ...texts.map((file) => readFileSync(join(folder, file), 'utf8').trim())].join('\n\n');
}

// Tools that are not in the image disagree about versions of their peers, which npm would refuse to describe.
const format = ['--sbom-format=cyclonedx', '--sbom-type=application', '--legacy-peer-deps'];
const { metadata, components, dependencies, ...head } = JSON.parse(
  execFileSync('npm', ['sbom', ...format], { encoding: 'utf8', maxBuffer: 1 << 28 }),
);
const product = { ...metadata.component, name: readJson('package.json').name };
const contains = (id) => folders.has(id);
const sbom = {
  ...head,
  metadata: { ...metadata, component: product },
  components: components.filter((component) => contains(component['bom-ref'])),
  dependencies: dependencies
    .filter(({ ref }) => contains(ref) || ref === product['bom-ref'])
    .map(({ ref, dependsOn }) => ({ ref, dependsOn: dependsOn.filter(contains) })),
};

const notices = [...folders].sort(([left], [right]) => (left < right ? -1 : 1)).map(noticeOf);
writeFileSync('dist/sbom.json', `${JSON.stringify(sbom, null, 2)}\n`);
writeFileSync('dist/admin/third-party-notices.txt', `Packages in Volta Service Desk\n\n${notices.join('\n\n')}\n`);
process.stdout.write(`${folders.size} packages, ${sbom.components.length} of them in dist/sbom.json\n`);
