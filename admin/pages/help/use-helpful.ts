import { useState } from 'react';
import { useNotifyFailure } from '../../providers/use-notify-failure';
import { foundHelpful } from './articles';

/** Says that an article has helped, once that is wanted; where it cannot be said, why is told and one may try again. */
export function useHelpful(id: string, onSaid: () => void = () => undefined) {
  const notifyFailure = useNotifyFailure();
  const [step, setStep] = useState<'asking' | 'saying' | 'said'>('asking');
  const say = async () => {
    setStep('saying');
    try {
      await foundHelpful(id);
      onSaid();
      setStep('said');
    } catch (error) {
      notifyFailure(error);
      setStep('asking');
    }
  };
  return { step, say };
}
