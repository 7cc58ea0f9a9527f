import { useState } from 'react';
import { useDataProvider } from 'react-admin';
import { useConfirmation } from '../../components/use-confirmation';
import type { FieldModel } from '../../model/resource-model';
import { defaultsOf } from '../../model/written-values';
import { useResourceModel } from '../resource-model-context';
import { InlineForm } from './InlineForm';

interface NewRowProps {
  columns: readonly FieldModel[];
  /** Values that all records of the panel share. */
  shared: Readonly<Record<string, unknown>>;
}

/** The row of a new record, always the last one: the next one begins once it is stored. */
export function NewRow({ columns, shared }: NewRowProps) {
  const { model } = useResourceModel();
  const dataProvider = useDataProvider();
  const { confirmed, question } = useConfirmation(model.path);
  const [begun, setBegun] = useState({ count: 0, byKey: false });
  const [record] = useState(() => ({ ...defaultsOf(model.fields), ...shared }));
  const writable = columns.filter(({ creatable }) => creatable);
  return (
    <InlineForm
      key={begun.count}
      columns={columns}
      writable={writable}
      record={record}
      focus={begun.byKey ? writable[0]?.name : undefined}
      onSave={(values) =>
        confirmed((confirmation) =>
          dataProvider.create(model.route, { data: { ...record, ...values, ...confirmation } }),
        )
      }
      onDone={(byKey, isSaved) => {
        if (byKey || isSaved) setBegun(({ count }) => ({ count: count + 1, byKey }));
      }}
    >
      {question}
    </InlineForm>
  );
}
