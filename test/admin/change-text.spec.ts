import { translatedWords } from '../../admin/generator/changes/change-text';

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
