import { logoAddress, withLogo } from '../../api/masterdata/mail-frame/mail-logo.js';

const ID = '0191a0b0-0000-7000-8000-0000000000ab';
const picture = `<img src="${logoAddress(ID)}" alt="M&amp;M AG" style="max-height:48px">`;

describe('the logo in a written mail', () => {
  it('gives way to its words in each place', () => {
    expect(withLogo(`<td>${picture}</td><p>${picture}</p>`, (alt) => alt)).toBe('<td>M&amp;M AG</td><p>M&amp;M AG</p>');
  });

  it('keeps its words and look with another address', () => {
    const other = picture.replace(`cid:logo-${ID}`, 'data:image/png;base64,AAAA');
    expect(withLogo(picture, (_alt, tag) => tag('data:image/png;base64,AAAA'))).toBe(other);
  });

  it.each([
    `cid:logo-${ID}`,
    `&lt;img src=&quot;cid:logo-${ID}&quot; alt=&quot;x&quot;&gt;`,
    `<a href="https://acme.example/?cid:logo-${ID}">x</a>`,
    '<img src="https://acme.example/logo.png" alt="x">',
  ])('is not what somebody has written: %s', (text) => {
    expect(withLogo(text, () => '')).toBe(text);
  });
});
