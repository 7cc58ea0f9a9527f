import { Box, Link, Table, TableBody, TableCell, TableContainer, TableHead, TableRow } from '@mui/material';
import { Link as RouterLink } from 'react-router';
import { type ChartData, greatestOf, spokenOf } from './chart';

/** Numbers in a grid, the greater the darker; as a plain table without `coloured`. */
export function HeatTable({ data, coloured = true }: { data: ChartData; coloured?: boolean }) {
  const greatest = greatestOf(data);
  return (
    <TableContainer>
      <Table size="small" aria-label={data.name} sx={{ '& td, & th': { whiteSpace: 'nowrap' } }}>
        <TableHead>
          <TableRow>
            <TableCell />
            {data.series.map((name) => (
              <TableCell key={name} align="right">
                {name}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {data.places.map((place) => (
            <TableRow key={place.key}>
              <TableCell
                component="th"
                scope="row"
                sx={{ maxWidth: '30ch', overflow: 'hidden', textOverflow: 'ellipsis' }}
              >
                {place.label}
              </TableCell>
              {place.marks.map((mark, at) => (
                <TableCell key={data.series[at]} align="right" className="tabular" sx={{ position: 'relative' }}>
                  {mark && coloured && (
                    <Box
                      aria-hidden
                      sx={{
                        position: 'absolute',
                        inset: 1,
                        borderRadius: 0.5,
                        bgcolor: 'primary.main',
                        // The text above stays readable on every shade.
                        opacity: 0.04 + (0.3 * mark.value) / greatest,
                      }}
                    />
                  )}
                  {mark && (
                    <Link
                      component={RouterLink}
                      to={mark.to}
                      color="text.primary"
                      underline="hover"
                      aria-label={spokenOf(data, place, at)}
                      sx={{ position: 'relative' }}
                    >
                      {mark.text}
                    </Link>
                  )}
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}
