import { foldedText } from '../../model/folded-text';

const LONGEST = 40;
const spelled: Record<string, string> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss', œ: 'oe', æ: 'ae' };

/** The key made from a label: `Zähler-Nummer` becomes `zaehlerNummer`; empty if the label holds no letter. */
export function keyOf(label: string): string {
  const words = plain(label)
    .split(/[^a-z0-9]+/)
    .filter(Boolean);
  const joined = words
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join('')
    .replace(/^[0-9]+/, '');
  return (joined.charAt(0).toLowerCase() + joined.slice(1)).slice(0, LONGEST);
}

/** The value of a choice made from its label: `In Betrieb` becomes `IN_BETRIEB`. */
export function optionValueOf(label: string): string {
  return plain(label)
    .toUpperCase()
    .split(/[^A-Z0-9]+/)
    .filter(Boolean)
    .join('_')
    .slice(0, LONGEST);
}

const plain = (text: string) =>
  foldedText(text.toLowerCase().replace(/[äöüßœæ]/g, (letter) => spelled[letter] ?? letter));
