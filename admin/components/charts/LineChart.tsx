import { Box, useTheme } from '@mui/material';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { type ChartData, colourOf, greatestOf, type Mark, spokenOf } from './chart';
import { Legend } from './Legend';

const HEIGHT = 260;
/** Width of the chart before it is measured, and the width that the label of a category needs. */
const USUAL = 720;
const NAME = 90;
const EDGE = { top: 12, right: 16, bottom: 28, left: 56 };
/** Series differ by their dashes as well. */
const dashes = ['', '7 4', '2 3', '10 3 2 3', '4 2', '1 4'];

/** The measured width of the chart, so that its texts keep their size. */
function useWidth() {
  const place = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(USUAL);
  useEffect(() => {
    const observer = new ResizeObserver(([entry]) => entry && setWidth(Math.max(entry.contentRect.width, 240)));
    if (place.current) observer.observe(place.current);
    return () => observer.disconnect();
  }, []);
  return { place, width };
}

/** The next number that a scale is read by: 1, 2 or 5 with noughts. */
function roundTop(value: number): number {
  const size = 10 ** Math.floor(Math.log10(value));
  return ([1, 2, 5].find((step) => step * size >= value) ?? 10) * size;
}

/** A line for each series over its categories from left to right; each point links to the list of its records. */
export function LineChart({ data }: { data: ChartData }) {
  const { palette } = useTheme();
  const { place, width } = useWidth();
  const { places, series } = data;
  const greatest = roundTop(greatestOf(data));
  const x = (at: number) => EDGE.left + ((width - EDGE.left - EDGE.right) * (at + 0.5)) / Math.max(places.length, 1);
  const y = (value: number) => HEIGHT - EDGE.bottom - ((HEIGHT - EDGE.top - EDGE.bottom) * value) / greatest;
  const line = (at: number, of: (mark: Mark) => number | null | undefined) => {
    const last = places.findLastIndex(({ marks }) => marks[at]);
    const points = places.slice(0, last + 1).flatMap(({ marks }, place) => {
      const value = marks[at] ? of(marks[at]) : data.isCount ? 0 : undefined;
      return value == null ? [] : [`${x(place).toFixed(1)},${y(value).toFixed(1)}`];
    });
    return points.join(' ');
  };
  // As many names as have room below the line.
  const every = Math.ceil((places.length * NAME) / width);
  return (
    <>
      <Legend data={data} />
      <Box ref={place}>
        <Box
          component="svg"
          viewBox={`0 0 ${width} ${HEIGHT}`}
          role="group"
          aria-label={data.name}
          sx={{ display: 'block', width: '100%', '& a:focus-visible circle': { r: 8 } }}
        >
          {[0, 0.5, 1].map((part) => (
            <g key={part}>
              <line
                x1={EDGE.left}
                x2={width - EDGE.right}
                y1={y(greatest * part)}
                y2={y(greatest * part)}
                stroke={palette.divider}
              />
              <text
                x={EDGE.left - 6}
                y={y(greatest * part) + 3}
                textAnchor="end"
                fontSize={12}
                fill={palette.text.secondary}
              >
                {data.written(greatest * part)}
              </text>
            </g>
          ))}
          {places.map(({ key, label }, at) =>
            at % every === 0 ? (
              <text key={key} x={x(at)} y={HEIGHT - 8} textAnchor="middle" fontSize={12} fill={palette.text.secondary}>
                {label}
              </text>
            ) : null,
          )}
          {series.map((name, at) => (
            <Box
              component="g"
              key={name}
              sx={{ color: colourOf(data, at) }}
              stroke="currentColor"
              fill="none"
              strokeWidth={2}
            >
              <polyline points={line(at, (mark) => mark.before?.value)} strokeDasharray="3 4" opacity={0.5} />
              <polyline points={line(at, (mark) => mark.value)} strokeDasharray={dashes[at % dashes.length]} />
            </Box>
          ))}
          {places.flatMap((place, column) =>
            place.marks.map((mark, at) =>
              mark ? (
                <Link key={`${place.key} ${series[at]}`} to={mark.to} aria-label={spokenOf(data, place, at)}>
                  <circle cx={x(column)} cy={y(mark.value)} r={14} fill="transparent" />
                  <Box
                    component="circle"
                    cx={x(column)}
                    cy={y(mark.value)}
                    r={4}
                    sx={{ color: colourOf(data, at) }}
                    fill="currentColor"
                  />
                  <title>{spokenOf(data, place, at)}</title>
                </Link>
              ) : null,
            ),
          )}
        </Box>
      </Box>
    </>
  );
}
