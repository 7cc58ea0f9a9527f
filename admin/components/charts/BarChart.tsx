import { Box, Link } from '@mui/material';
import { Fragment } from 'react';
import { Link as RouterLink } from 'react-router';
import { type ChartData, colourOf, greatestOf, longestOf, type Mark, spokenOf } from './chart';
import { Legend } from './Legend';

/** Bars below each other, which fit a phone; each links to the list of its records. */
export function BarChart({ data }: { data: ChartData }) {
  const greatest = greatestOf(data);
  // The number of the longest bar needs room beside it.
  const widthOf = (value: number) => `calc((100% - ${longestOf(data) + 2}ch) * ${value / greatest})`;
  return (
    <>
      <Legend data={data} />
      <Box
        component="ul"
        aria-label={data.name}
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(0, max-content) minmax(0, 1fr)' },
          columnGap: 1.5,
          rowGap: 0.5,
          alignItems: 'center',
          m: 0,
          p: 0,
          listStyle: 'none',
          '& > li': { display: 'contents' },
        }}
      >
        {data.places.map((place) => (
          <li key={place.key}>
            <Box component="span" sx={{ typography: 'body2', maxWidth: { sm: '24ch' }, overflowWrap: 'anywhere' }}>
              {place.label}
            </Box>
            <Box sx={{ minWidth: 0 }}>
              {place.marks.map((mark, at) => (
                <Fragment key={data.series[at]}>
                  {mark && (
                    <Bar
                      mark={mark}
                      width={widthOf(mark.value)}
                      colour={(data.series.length === 1 && place.colour) || colourOf(data, at)}
                      name={spokenOf(data, place, at)}
                    />
                  )}
                  {mark?.before?.value != null && <Before {...mark.before} width={widthOf(mark.before.value)} />}
                </Fragment>
              ))}
              {place.marks.every((mark) => !mark) && <Box sx={{ height: 20 }} />}
            </Box>
          </li>
        ))}
      </Box>
    </>
  );
}

function Bar({ mark, width, colour, name }: { mark: Mark; width: string; colour: string; name: string }) {
  return (
    <Link
      component={RouterLink}
      to={mark.to}
      aria-label={name}
      underline="hover"
      color="text.primary"
      sx={{ display: 'flex', alignItems: 'center', gap: 1, minHeight: 24 }}
    >
      <Box
        sx={{
          height: 16,
          minWidth: 2,
          flexShrink: 0,
          width,
          borderRadius: 0.5,
          bgcolor: colour,
        }}
      />
      <Box component="span" className="tabular" sx={{ typography: 'body2', whiteSpace: 'nowrap' }}>
        {mark.text}
      </Box>
    </Link>
  );
}

/** The time before as a thin bar below. */
function Before({ text, width }: { text: string; width: string }) {
  return <Box title={text} sx={{ height: 4, mb: 0.5, width, minWidth: 2, bgcolor: 'text.disabled' }} />;
}
