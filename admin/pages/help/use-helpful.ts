import { useState } from 'react';
import { useTellFailure } from '../../providers/use-tell-failure';
import { foundHelpful } from './articles';

/** Says that an article has helped, once that is wanted; where it cannot be said, why is told and one may try again. */
export function useHelpful(id: string, onSaid: () => void = () => undefined) {
  const tellFailure = useTellFailure();
  const [step, setStep] = useState<'asking' | 'saying' | 'said'>('asking');
  const say = async () => {
    setStep('saying');
    try {
      await foundHelpful(id);
      onSaid();
      setStep('said');
    } catch (error) {
      tellFailure(error);
      setStep('asking');
    }
  };
  return { step, say };
}
