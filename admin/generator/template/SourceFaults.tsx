import { Link, Stack } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { Problem } from '../../providers/problem';
import type { SourcePlace } from './source-marks';

type Faults = NonNullable<Problem['errors']>;

/** The positions of faults in their text. */
export const placesOf = (faults: Faults): SourcePlace[] =>
  faults.map(({ params = {} }) => ({ line: Number(params.line ?? 1), column: Number(params.column ?? 1) }));

interface SourceFaultsProps {
  faults: Faults;
  onShow: (place: SourcePlace) => void;
}

/** The faults in a text with their positions; a click selects the fault in the text. */
export function SourceFaults({ faults, onShow }: SourceFaultsProps) {
  const translate = useTranslate();
  const places = placesOf(faults);
  return (
    <Stack component="ul" role="alert" sx={{ m: 0, p: 0, listStyle: 'none', gap: 0.5, '&:empty': { display: 'none' } }}>
      {faults.map(({ pointer, code, params = {} }, index) => (
        <li key={`${pointer} ${code} ${params.line} ${params.column} ${params.name}`}>
          <Link
            component="button"
            type="button"
            color="error"
            variant="body2"
            sx={{ textAlign: 'left' }}
            onClick={() => onShow(places[index] ?? { line: 1, column: 1 })}
          >
            {translate(`errors.${code}`, params)}
          </Link>
        </li>
      ))}
    </Stack>
  );
}
