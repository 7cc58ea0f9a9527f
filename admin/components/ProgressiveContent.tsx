import { type ReactNode, startTransition, useEffect, useState } from 'react';

/** Props of content that is rendered in slices. */
interface ProgressiveContentProps {
  /** Whether the content can be rendered, for example once its data are loaded. */
  when?: boolean;
  /** Shown until then; should have the height of the content. */
  outline?: ReactNode;
  children: ReactNode;
}

/**
 * Shows the outline first, and renders large content as a transition in slices, between which the browser answers the user:
 * content that mounts at once blocks a slow phone for as long as half a second.
 */
export function ProgressiveContent({ when = true, outline = null, children }: ProgressiveContentProps) {
  const [isReady, setReady] = useState(false);
  useEffect(() => startTransition(() => setReady(when)), [when]);
  return isReady && when ? children : outline;
}
