import { useEffect, useRef } from 'react';
import { useFormContext } from 'react-hook-form';

/**
 * Forgets what the server said of the last attempt as soon as the next one starts: its errors may stand on values
 * without an input of their own, and would then forbid saving for ever.
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
