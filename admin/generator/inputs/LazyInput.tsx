import { Skeleton } from '@mui/material';
import { type ReactNode, Suspense } from 'react';
import type { FieldModel } from '../../model/resource-model';

/** Height of a single-line input with its label, and of a line of help below it, in pixels. */
const INPUT = 45;
const HELP = 24;

interface LazyInputProps {
  field: Pick<FieldModel, 'help'>;
  children: ReactNode;
}

/** An input that is loaded on demand, with a skeleton of its height until then, so that the form stays put. */
export const LazyInput = ({ field, children }: LazyInputProps) => (
  <Suspense fallback={<Skeleton variant="rounded" height={field.help ? INPUT + HELP : INPUT} />}>{children}</Suspense>
);
