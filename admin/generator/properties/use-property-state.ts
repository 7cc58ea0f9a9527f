import { useState } from 'react';
import { useKeptInputs } from '../../providers/use-kept-inputs';
import { type PropertyEditing, propertyForm } from './property-editing';

interface PropertyStateOptions extends Pick<PropertyEditing, 'model' | 'record' | 'canEdit' | 'refresh' | 'undoBody'> {
  /** Called when the input of a field opens, so that a page may show its place first. */
  onEdit?: (field: string) => void;
}

/** Editing of a record's properties in place; an input with unsaved text from before the page was left opens again. */
export function usePropertyState({ onEdit, ...editing }: PropertyStateOptions): PropertyEditing {
  const { model, record } = editing;
  const inputs = useKeptInputs();
  const [open, setOpen] = useState<string | undefined>(() => inputs.below(propertyForm(model.path, record.id))[0]);
  return {
    ...editing,
    open,
    edit: (name) => {
      setOpen(name);
      if (name) onEdit?.(name);
      else if (open) setTimeout(() => document.querySelector<HTMLElement>(pencilOf(open))?.focus());
    },
  };
}

/** The button of a property gets the focus back after editing, so that the next property is one Tab away. */
const pencilOf = (name: string) => `[data-property="${CSS.escape(name)}"] [data-pencil]`;
