import { useState } from 'react';
import { useNotify } from 'react-admin';
import { foundHelpful } from './articles';

/** Says that an article has helped, once that is wanted; where it cannot be said, why is told and one may try again. */
export function useHelpful(id: string, onSaid: () => void = () => undefined) {
  const notify = useNotify();
  const [step, setStep] = useState<'asking' | 'saying' | 'said'>('asking');
  const say = async () => {
    setStep('saying');
    try {
      await foundHelpful(id);
      onSaid();
      setStep('said');
    } catch (error) {
      notify(error instanceof Error ? error.message : String(error), { type: 'error' });
      setStep('asking');
    }
  };
  return { step, say };
}
