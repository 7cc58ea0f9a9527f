import Add from '@mui/icons-material/Add';
import { Box, Button, FormHelperText, FormLabel } from '@mui/material';
import type { ComponentType, ReactNode } from 'react';
import { FieldTitle, useTranslate, useWrappedSource, ValidationError } from 'react-admin';
import { get, useFieldArray, useFormState } from 'react-hook-form';
import type { FieldModel } from '../../model/resource-model';
import { EmbeddedItem, type EmbeddedItemProps } from './EmbeddedItem';
import { inputProps } from './input-props';

interface EmbeddedListInputProps {
  field: FieldModel;
  /** Renders the input of one value of an item. */
  children?: (field: FieldModel) => ReactNode;
  /** Replaces the inputs of an item. */
  Item?: ComponentType<EmbeddedItemProps>;
  /** Key of the text of the button that adds an item. */
  add?: string;
}

/** A list of small items, each with the fields of its shape; items can be added and removed. */
export function EmbeddedListInput(props: EmbeddedListInputProps) {
  const { field, children, Item = EmbeddedItem, add = 'generator.form.addItem' } = props;
  const translate = useTranslate();
  const name = useWrappedSource(field.name);
  const { validate } = inputProps(field);
  const rows = useFieldArray({ name, rules: { validate: (value) => messageOf(validate(value)) } });
  const { errors } = useFormState();
  const found = get(errors, name) as { root?: { message?: string }; message?: string } | undefined;
  const error = found?.root?.message ?? found?.message;
  const items = field.items ?? [];
  return (
    <Box component="fieldset" sx={{ border: 0, p: 0, m: 0, minWidth: 0 }}>
      <FormLabel component="legend" error={Boolean(error)} sx={{ mb: 0.5, typography: 'body2' }}>
        <FieldTitle label={field.label} source={field.name} isRequired={field.required} />
      </FormLabel>
      {field.help && <FormHelperText sx={{ mt: 0 }}>{translate(field.help)}</FormHelperText>}
      {rows.fields.map((row, index) => (
        <Item
          key={row.id}
          path={`${name}.${index}`}
          fields={items}
          number={index + 1}
          onMove={(step) => rows.move(index, index + step)}
          onRemove={() => rows.remove(index)}
          canMove={{ up: index > 0, down: index < rows.fields.length - 1 }}
        >
          {children}
        </Item>
      ))}
      {typeof error === 'string' && (
        <FormHelperText error>
          <ValidationError error={error} />
        </FormHelperText>
      )}
      <Button size="small" startIcon={<Add />} onClick={() => rows.append(emptyItem(items))} sx={{ mt: 1 }}>
        {translate(add)}
      </Button>
    </Box>
  );
}

/** An empty item; its values are null, not undefined, so that the form knows its fields. */
function emptyItem(fields: FieldModel[]): Record<string, unknown> {
  return Object.fromEntries(fields.map((field) => [field.name, field.default ?? null]));
}

/** The first error in the shape of react-admin's ValidationError, or true without one. */
function messageOf(error: object | undefined): string | true {
  return error ? `@@react-admin@@${JSON.stringify(error)}` : true;
}
