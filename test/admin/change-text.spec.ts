import { translatedWords } from '../../admin/generator/changes/change-text';
import { formerValues, type LoggedChange } from '../../admin/model/former-values';
import type { FieldModel } from '../../admin/model/resource-model';

/** Removes HTML tags from a text, in place of a browser's parser. */
const withoutTags = (html: unknown) => String(html).replace(/<[^>]*>/g, '');

describe('the words of a changed text in several languages', () => {
  it('are those of the language that differs', () => {
    expect(translatedWords({ de: 'Alt', fr: 'Vieux' }, { de: 'Neu', fr: 'Vieux' })).toEqual({
      before: 'Alt',
      after: 'Neu',
    });
  });

  it('name the languages where there are several', () => {
    const words = { before: 'DE: Alt', after: 'DE: Neu\nFR: Nouveau' };
    expect(translatedWords({ de: 'Alt' }, { de: 'Neu', fr: 'Nouveau' })).toEqual(words);
  });

  it('show of formatted texts what they say, in every language', () => {
    const [from, to] = [{ de: '<p>Alt</p>' }, { de: '<p><em>Neu</em></p>', it: '<p>Nuovo</p>' }];
    expect(translatedWords(from, to, withoutTags)).toEqual({ before: 'DE: Alt', after: 'DE: Neu\nIT: Nuovo' });
    expect(translatedWords(null, { de: '<p>Neu</p>' }, withoutTags)).toEqual({ before: '', after: 'Neu' });
  });

  it('are told as they are where the field had one text when it was noted', () => {
    expect(translatedWords('<p>Alt</p>', '<p>Neu</p>', withoutTags)).toEqual({ before: 'Alt', after: 'Neu' });
    expect(translatedWords(null, 'Neu')).toEqual({ before: '', after: 'Neu' });
    expect(translatedWords('Alt', null)).toEqual({ before: 'Alt', after: '' });
  });
});

describe('the values before a change', () => {
  const field = (widget: string, more: object = {}) => ({ name: 'it', editable: true, widget, ...more }) as FieldModel;
  const before = (one: FieldModel, change: Omit<LoggedChange, 'field'>, it: unknown = 'present') =>
    formerValues([one], [{ field: 'it', ...change }], { it }).map(({ value }) => value);

  it('are written as records have them', () => {
    expect(before(field('text'), { from: 'old' })).toEqual(['old']);
    expect(before(field('text'), { from: null })).toEqual([null]);
    expect(before(field('flag'), { from: null }, true)).toEqual([false]);
    expect(before(field('choices'), { from: null }, ['RED'])).toEqual([[]]);
    expect(before(field('reference'), { from: 'Title', fromId: 'id' })).toEqual(['id']);
    expect(before(field('references'), { from: ['Title'], fromIds: ['id'] })).toEqual([['id']]);
    expect(before(field('translated'), { from: { de: 'Alt' } })).toEqual([{ de: 'Alt' }]);
  });

  it('are offered of no secret, of nothing that the log does not hold, and of nothing that is so already', () => {
    expect(before(field('secret'), { from: null })).toEqual([]);
    expect(before(field('embeddedList', { items: [field('secret')] }), { from: [{}] })).toEqual([]);
    expect(before(field('references'), { from: ['Title'] })).toEqual([]);
    expect(before(field('translated'), { from: 'Alt' })).toEqual([]);
    expect(before(field('text'), { from: 'present' })).toEqual([]);
    expect(before(field('text', { editable: false }), { from: 'old' })).toEqual([]);
  });
});
