import { Box, Button, type ButtonProps, FormHelperText, Stack, Typography } from '@mui/material';
import { type PointerEvent, useId, useRef } from 'react';
import { useTranslate } from 'react-admin';

type Point = readonly [x: number, y: number];
/** Lines of points in a box of 1000 by 400; a dot is a line with a single point. */
export type Strokes = readonly (readonly Point[])[];

const WIDTH = 1_000;
const HEIGHT = 400;
/** Limits of a signature; lines and points beyond them are dropped. */
const MOST_LINES = 200;
const MOST_POINTS = 4_000;
/** Least distance between two points of a line. */
const NEAR = 3;

const pathOf = ([first, ...rest]: readonly Point[]) =>
  first && `M${first.join(' ')}${(rest.length > 0 ? rest : [first]).map((point) => `L${point.join(' ')}`).join('')}`;
const isFar = (one: Point | undefined, [x, y]: Point) => !one || Math.hypot(one[0] - x, one[1] - y) >= NEAR;
const bounded = (value: number, most: number) => Math.min(Math.max(Math.round(value), 0), most);

interface SignatureProps {
  strokes: Strokes;
  /** Shown in place of a missing drawing. */
  name: string;
}

/** The drawing, or the name in its place. */
function Ink({ strokes, name }: SignatureProps) {
  if (strokes.length > 0) {
    return (
      <path
        d={strokes.map(pathOf).join('')}
        fill="none"
        stroke="currentColor"
        strokeWidth={7}
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    );
  }
  return (
    <text
      x={WIDTH / 2}
      y={HEIGHT / 2}
      textAnchor="middle"
      dominantBaseline="middle"
      fill="currentColor"
      fontStyle="italic"
      fontSize={Math.min(110, (1.7 * WIDTH) / Math.max(name.length, 1))}
    >
      {name}
    </text>
  );
}

/** A stored signature. */
export function SignaturePicture({ label, ...signature }: SignatureProps & { label: string }) {
  return (
    <Box
      component="svg"
      role="img"
      aria-label={label}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      sx={{ display: 'block', width: 1, maxWidth: 400, color: 'text.primary' }}
    >
      <Ink {...signature} />
    </Box>
  );
}

interface SignaturePadProps {
  /** Undefined before the signature; an empty list where the name replaces a drawing. */
  value: Strokes | undefined;
  onChange: (value: Strokes | undefined) => void;
  /** The name that may replace a drawing. */
  name: string;
  /** Text of the error of a refused signature. */
  error?: string;
  /** Size of the buttons; small if left out. */
  buttons?: Pick<ButtonProps, 'sx' | 'size'>;
}

/** The whole pad fits the screen, on a phone in landscape as well. */
const FITTING = { width: 1, maxWidth: `max(240px, calc((100dvh - 176px) * ${WIDTH / HEIGHT}))` };
const SMALL = { size: 'small' } as const;

/** A pad to sign with a finger, a pen or the mouse; a button signs with the name instead. */
export function SignaturePad({ value, onChange, name, error, buttons = SMALL }: SignaturePadProps) {
  const translate = useTranslate();
  const id = useId();
  // Lines drawn while a pointer is down: events come faster than React renders.
  const drawn = useRef<Point[][] | undefined>(undefined);
  const pointAt = (event: { clientX: number; clientY: number }, box: DOMRect): Point => [
    bounded(((event.clientX - box.left) / box.width) * WIDTH, WIDTH),
    bounded(((event.clientY - box.top) / box.height) * HEIGHT, HEIGHT),
  ];
  const begin = (event: PointerEvent<SVGSVGElement>) => {
    if (drawn.current || event.button !== 0 || (value?.length ?? 0) >= MOST_LINES) return;
    event.preventDefault();
    event.currentTarget.setPointerCapture(event.pointerId);
    const start = pointAt(event, event.currentTarget.getBoundingClientRect());
    drawn.current = [...(value ?? []).map((line) => [...line]), [start]];
    onChange(drawn.current);
  };
  const move = (event: PointerEvent<SVGSVGElement>) => {
    const line = drawn.current?.at(-1);
    if (!drawn.current || !line || !event.currentTarget.hasPointerCapture(event.pointerId)) return;
    const box = event.currentTarget.getBoundingClientRect();
    const { nativeEvent } = event;
    const coalesced = nativeEvent.getCoalescedEvents?.() ?? [];
    let room = MOST_POINTS - drawn.current.reduce((sum, { length }) => sum + length, 0);
    for (const one of coalesced.length > 0 ? coalesced : [nativeEvent]) {
      const point = pointAt(one, box);
      if (room <= 0 || !isFar(line.at(-1), point)) continue;
      line.push(point);
      room -= 1;
    }
    onChange([...drawn.current]);
  };
  const end = () => {
    drawn.current = undefined;
  };
  return (
    <Stack spacing={0.5}>
      <Typography id={id} variant="body2" color="text.secondary">
        {translate('tickets.reports.pad')}
      </Typography>
      <Box
        component="svg"
        role="img"
        aria-labelledby={id}
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        onPointerDown={begin}
        onPointerMove={move}
        onPointerUp={end}
        onPointerCancel={end}
        sx={{
          display: 'block',
          ...FITTING,
          border: 1,
          borderColor: error ? 'error.main' : 'text.secondary',
          borderRadius: 1,
          bgcolor: 'background.paper',
          color: 'text.primary',
          touchAction: 'none',
          userSelect: 'none',
          cursor: 'crosshair',
        }}
      >
        <path d={`M60 330H${WIDTH - 60}`} stroke="currentColor" strokeOpacity={0.3} strokeWidth={2} />
        {value && <Ink strokes={value} name={name} />}
      </Box>
      {error && <FormHelperText error>{error}</FormHelperText>}
      <Stack direction="row" useFlexGap sx={{ ...FITTING, justifyContent: 'space-between', flexWrap: 'wrap' }}>
        <Button
          {...buttons}
          disabled={!name.trim() || Boolean(value)}
          onClick={() => onChange([])}
          aria-description={translate('tickets.reports.padKeys')}
        >
          {translate('tickets.reports.typed')}
        </Button>
        <Button {...buttons} disabled={!value} onClick={() => onChange(undefined)}>
          {translate('tickets.reports.clear')}
        </Button>
      </Stack>
    </Stack>
  );
}
