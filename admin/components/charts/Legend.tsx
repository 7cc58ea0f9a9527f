import { Box } from '@mui/material';
import { type ChartData, colourOf } from './chart';

/** The names of several series beside their colours. */
export function Legend({ data }: { data: ChartData }) {
  const { series } = data;
  if (series.length < 2) return null;
  return (
    <Box component="ul" sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, m: 0, p: 0, pb: 1, listStyle: 'none' }}>
      {series.map((name, at) => (
        <Box component="li" key={name} sx={{ display: 'flex', alignItems: 'center', gap: 0.75, typography: 'body2' }}>
          <Box aria-hidden sx={{ width: 12, height: 12, borderRadius: 0.5, bgcolor: colourOf(data, at) }} />
          {name}
        </Box>
      ))}
    </Box>
  );
}
