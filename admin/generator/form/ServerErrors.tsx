import { useEffect, useRef } from 'react';
import { useFormContext } from 'react-hook-form';

/**
 * Removes the server's errors of the last attempt when the next attempt begins: errors of values without an input would
 * block saving for ever.
 */
export function ServerErrors() {
  const { clearErrors } = useFormContext();
  const place = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const form = place.current?.closest('form');
    const forget = () => clearErrors();
    form?.addEventListener('submit', forget, { capture: true });
    return () => form?.removeEventListener('submit', forget, { capture: true });
  }, [clearErrors]);
  return <span ref={place} hidden />;
}
