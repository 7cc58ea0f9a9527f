import { ChangedText } from '../../../generator/changes/ChangedText';
import { useChangeWords } from '../timeline/use-change-words';

interface ChangedValueProps {
  field: string;
  from: unknown;
  to: unknown;
}

/** What a field of the ticket was and what it became. */
export function ChangedValue({ field, from, to }: ChangedValueProps) {
  const { wordsOf } = useChangeWords();
  const words = (value: unknown) => (value === null || value === undefined ? '' : wordsOf(field, value));
  return <ChangedText before={words(from)} after={words(to)} />;
}
