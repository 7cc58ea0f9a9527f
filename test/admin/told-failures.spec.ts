import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ApiError, errorOf, failureText } from '../../admin/providers/problem';

const texts: Record<string, string> = {
  'app.failure.unexpected': 'Unerwarteter Fehler',
  'errors.VALIDATION_FAILED': 'Bitte prüfen Sie die Angaben',
  'errors.APPOINTMENT_PAST': 'Der Tag ist vorbei',
  'errors.STALE': 'Inzwischen geändert',
};
const translate = (key: string, params: Record<string, unknown> = {}) => texts[key] ?? String(params._ ?? key);

/** Files that may turn an error into a text: the rule itself, and modules without a language or for a form. */
const WORDING = [
  'providers/bulk-runner.ts',
  'generator/form/refusal.ts',
  'providers/upload-queue.ts',
  'providers/problem.ts',
];

describe('What failed, in a sentence', () => {
  it('is what the API answers, or what is wrong with the first field', () => {
    expect(failureText(errorOf({ code: 'STALE' }, 412, translate), translate)).toBe('Inzwischen geändert');
    const errors = [{ pointer: '/date', code: 'APPOINTMENT_PAST' }];
    const refused = errorOf({ code: 'VALIDATION_FAILED', errors }, 422, translate);
    expect(failureText(refused, translate)).toBe('Der Tag ist vorbei');
  });

  it('is what the API answers where no field says it in one sentence', () => {
    const refused = new ApiError('Bitte prüfen Sie die Angaben', 422, {}, { days: { 0: 'falsch' } });
    expect(failureText(refused, translate)).toBe('Bitte prüfen Sie die Angaben');
  });

  it.each([new TypeError('x is undefined'), 'x', undefined])(
    'is nothing that was not meant for readers: %s',
    (error) => {
      expect(failureText(error, translate)).toBe('Unerwarteter Fehler');
    },
  );

  it('is worded in one place, and by no screen', () => {
    const sources = readdirSync('admin', { recursive: true, encoding: 'utf8' }).filter((name) => /\.tsx?$/.test(name));
    const worded = sources.filter((file) =>
      /instanceof (Api)?Error\s*\?\s*\w+\.message|as Error\)\.message|catch\(\([^)]*\) =>\s*notify\(/.test(
        readFileSync(join('admin', file), 'utf8'),
      ),
    );
    expect(worded.filter((file) => !WORDING.includes(file))).toEqual([]);
  });
});
