import AddCircleOutline from '@mui/icons-material/AddCircleOutline';
import CheckOutlined from '@mui/icons-material/CheckOutlined';
import EditOutlined from '@mui/icons-material/EditOutlined';
import ErrorOutlineOutlined from '@mui/icons-material/ErrorOutlineOutlined';
import HourglassEmptyOutlined from '@mui/icons-material/HourglassEmptyOutlined';
import { Stack, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { ImportedRow, ImportOutcome } from './import';

type Tone = 'success' | 'primary' | 'action' | 'error';

const looks: Record<ImportOutcome, { icon: typeof CheckOutlined; tone: Tone }> = {
  WAITING: { icon: HourglassEmptyOutlined, tone: 'action' },
  CREATED: { icon: AddCircleOutline, tone: 'success' },
  UPDATED: { icon: EditOutlined, tone: 'primary' },
  UNCHANGED: { icon: CheckOutlined, tone: 'action' },
  REFUSED: { icon: ErrorOutlineOutlined, tone: 'error' },
};

/** The outcome of a row by icon and word, and its problems as sentences. */
export function RowOutcome({ row, path }: { row: ImportedRow; path: string }) {
  const translate = useTranslate();
  const { outcome, reason, problems } = row;
  const { icon: Icon, tone } = looks[outcome];
  const word = reason ? `enums.importReason.${reason}` : `enums.importOutcome.${outcome}`;
  return (
    <Stack direction="row" spacing={1}>
      <Icon aria-hidden fontSize="small" color={tone} />
      <span>
        <Typography variant="body2" component="div">
          {translate(word)}
        </Typography>
        {problems.map(({ field, detail }) => (
          <Typography key={`${field} ${detail}`} variant="caption" component="div" color="error">
            {field ? `${translate(`resources.${path}.fields.${field}`)}: ${detail}` : detail}
          </Typography>
        ))}
      </span>
    </Stack>
  );
}
