import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { configureZone, today } from '../../admin/model/local-time';

describe('the present day', () => {
  afterEach(() => configureZone('Europe/Zurich'));

  it('is that of the desk, wherever the browser stands', () => {
    // Half past midnight in Zurich is still the day before in UTC, and in summer so is half past one.
    expect(today(new Date('2026-11-21T23:30:00Z'))).toBe('2026-11-22');
    expect(today(new Date('2026-07-21T22:30:00Z'))).toBe('2026-07-22');
    expect(today(new Date('2026-11-21T22:59:59Z'))).toBe('2026-11-21');
  });

  it('follows the zone of the configuration', () => {
    configureZone('Pacific/Auckland');
    expect(today(new Date('2026-11-21T11:30:00Z'))).toBe('2026-11-22');
    configureZone('America/New_York');
    expect(today(new Date('2026-11-22T04:59:00Z'))).toBe('2026-11-21');
  });

  it('is asked of the browser’s calendar nowhere', () => {
    const sources = readdirSync('admin', { recursive: true, encoding: 'utf8' }).filter((name) => /\.tsx?$/.test(name));
    const asking = sources.filter((name) => readFileSync(join('admin', name), 'utf8').includes('dayText(new Date())'));
    expect(asking).toEqual([]);
  });
});
