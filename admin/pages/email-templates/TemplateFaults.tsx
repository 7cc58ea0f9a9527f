import { Link, Stack } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { Problem } from '../../providers/problem';

interface TemplateFaultsProps {
  faults: NonNullable<Problem['errors']>;
  onShow: (line: number, column: number) => void;
}

/** What is wrong in a text, each with its place; choosing one shows it in the text. */
export function TemplateFaults({ faults, onShow }: TemplateFaultsProps) {
  const translate = useTranslate();
  return (
    <Stack component="ul" role="alert" sx={{ m: 0, p: 0, listStyle: 'none', gap: 0.5 }}>
      {faults.map(({ pointer, code, params = {} }) => (
        <li key={`${pointer} ${code} ${params.line} ${params.column}`}>
          <Link
            component="button"
            type="button"
            color="error"
            variant="body2"
            sx={{ textAlign: 'left' }}
            onClick={() => onShow(Number(params.line ?? 1), Number(params.column ?? 1))}
          >
            {translate(`errors.${code}`, params)}
          </Link>
        </li>
      ))}
    </Stack>
  );
}
