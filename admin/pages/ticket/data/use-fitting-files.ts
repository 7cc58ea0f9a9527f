import { useNotify } from 'react-admin';
import { useApplication } from '../../../providers/application';

/** Gives a function that leaves out the files that are too large, and tells of them. */
export function useFittingFiles(): (files: File[]) => File[] {
  const notify = useNotify();
  const { attachmentMaxBytes } = useApplication().config;
  return (files) => {
    const large = files.filter(({ size }) => size > attachmentMaxBytes);
    if (large.length > 0) {
      const names = large.map(({ name }) => name).join(', ');
      notify('tickets.attachment.tooLarge', { type: 'warning', messageArgs: { names } });
    }
    return files.filter((file) => !large.includes(file));
  };
}
