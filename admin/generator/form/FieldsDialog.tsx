import type { ReactNode } from 'react';
import type { FieldModel, ResourceModel } from '../../model/resource-model';
import { FieldInput } from '../inputs/FieldInput';
import type { ResourceOverride } from '../overrides';
import { ResourceModelProvider } from '../resource-model-context';
import { DialogForm } from './DialogForm';
import { FieldLines } from './FieldLines';

interface FieldsDialogProps {
  title: string;
  /** Label of the button that sends. */
  action: string;
  model: ResourceModel;
  fields: readonly FieldModel[];
  record?: object;
  /** Replacements of generated inputs. */
  override?: ResourceOverride;
  /** Sends the values; errors of a refusal are shown on their fields. */
  onSubmit: (values: Record<string, unknown>) => Promise<void>;
  onClose: () => void;
  /** Further inputs, such as a file. */
  children?: ReactNode;
}

/** A few fields of a resource in a dialog. */
export function FieldsDialog({ model, fields, override = {}, children, ...dialog }: FieldsDialogProps) {
  return (
    <ResourceModelProvider value={{ model, override }}>
      <DialogForm {...dialog} fields={fields}>
        {children}
        <FieldLines fields={fields}>{(field) => <FieldInput field={field} />}</FieldLines>
      </DialogForm>
    </ResourceModelProvider>
  );
}
