import { keptFailureText } from '../../admin/pages/exports/kept-failure-text';
import { translateIn } from '../support/translate-in.js';

const translate = translateIn('de-CH');

describe('why an export came to nothing', () => {
  it.each([
    [{ failure: 'EXPORT_TOO_LARGE', failureParams: '{"most":2000}' }, /^Der Export hat mehr als 2000 Zeilen\./],
    [{ failure: 'EXPORT_QUERY', failureParams: '{"name":"custom.etage"}' }, /nicht an: custom\.etage$/],
    [{ failure: 'EXPORT_SCHEDULE_OFF', failureParams: null }, /^Sie dürfen diese Liste nicht mehr exportieren\.$/],
    [{ failure: null, failureParams: null }, /\?/],
  ])('is a sentence: %j', (failed, sentence) => {
    expect(keptFailureText(failed, translate)).toMatch(sentence);
  });
});
