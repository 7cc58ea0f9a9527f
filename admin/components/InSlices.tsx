import { type ReactNode, startTransition, useEffect, useState } from 'react';

/** Props of what is shown in slices. */
interface InSlicesProps {
  /** Whether there is something to show, such as loaded data. */
  when?: boolean;
  /** Stands in the place until then, and should be as high. */
  outline?: ReactNode;
  /** Told once it is there. */
  onShown?: () => void;
  children: ReactNode;
}

/**
 * Shows the outline first, and renders a large part behind it in slices, between which the browser answers the user: what
 * mounts at once in answer to loaded data holds up a slow phone for as long as half a second.
 */
export function InSlices({ when = true, outline = null, onShown, children }: InSlicesProps) {
  const [isReady, setReady] = useState(false);
  useEffect(() => startTransition(() => setReady(when)), [when]);
  const isShown = isReady && when;
  useEffect(() => {
    if (isShown) onShown?.();
  }, [isShown, onShown]);
  return isShown ? children : outline;
}
