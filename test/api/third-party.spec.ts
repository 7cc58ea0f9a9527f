import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

interface Sbom {
  metadata: { component: { name: string } };
  components: readonly { name: string; group?: string; version: string; 'bom-ref': string }[];
  dependencies: readonly { ref: string; dependsOn: readonly string[] }[];
}

const readJson = (file: string) => JSON.parse(readFileSync(file, 'utf8'));

describe('the papers of the packages in the image', () => {
  execFileSync(process.execPath, ['docker/third-party.mjs']);
  const sbom: Sbom = readJson('dist/sbom.json');
  const ids = new Set(sbom.components.map((component) => component['bom-ref']));
  const names = new Set([...ids].map((id) => id.slice(0, id.lastIndexOf('@'))));
  const notices = readFileSync('dist/admin/third-party-notices.txt', 'utf8');
  const { dependencies, devDependencies, name } = readJson('package.json');

  it('name each package of the server, and no tool', () => {
    expect(sbom.metadata.component.name).toBe(name);
    expect([...names]).toEqual(expect.arrayContaining(Object.keys(dependencies)));
    const tools = Object.keys(devDependencies).filter((tool) =>
      /^(@types\/|@playwright|jest|vite$|typescript$)/.test(tool),
    );
    // A package of the server may name types of its own.
    expect(tools.filter((tool) => ids.has(`${tool}@${devDependencies[tool]}`))).toEqual([]);
  });

  it('name each package that stands in the bundle of the screens', () => {
    const bundled = readJson('dist/admin/.vite/packages.json').map((entry: { name: string }) => entry.name);
    expect(bundled).toEqual(expect.arrayContaining(['react-dom', '@dnd-kit/core', '@fontsource-variable/inter']));
    expect([...names]).toEqual(expect.arrayContaining(bundled));
  });

  it('lead from each package to its own packages', () => {
    const linked = sbom.dependencies.flatMap(({ dependsOn }) => dependsOn);
    expect(linked.length).toBeGreaterThan(ids.size);
    expect(linked.filter((id) => !ids.has(id))).toEqual([]);
  });

  it('contain the licence of each package', () => {
    for (const id of ids) expect(notices).toContain(`\n${id}`);
    expect(notices).toContain('Permission is hereby granted, free of charge');
    expect(notices).toContain('SIL OPEN FONT LICENSE');
  });
});
