import { Skeleton } from '@mui/material';
import { type ReactNode, Suspense } from 'react';
import type { FieldModel } from '../../model/resource-model';

/** Height of an input of one line with its label, and of a line of help below it, in pixels. */
const INPUT = 45;
const HELP = 24;

interface AwaitedInputProps {
  field: Pick<FieldModel, 'help'>;
  children: ReactNode;
}

/** Keeps the place of an input that is still being loaded, so that nothing moves under the pointer when it comes. */
export const AwaitedInput = ({ field, children }: AwaitedInputProps) => (
  <Suspense fallback={<Skeleton variant="rounded" height={field.help ? INPUT + HELP : INPUT} />}>{children}</Suspense>
);
