import { useState } from 'react';
import { useDataProvider } from 'react-admin';
import { useConfirmation } from '../../components/use-confirmation';
import type { creationOf } from '../../model/panels';
import { defaultsOf, withValues } from '../../model/written-values';
import { useResourceModel } from '../resource-model-context';
import { InlineForm } from './InlineForm';
import { cursorOf, useInline } from './inline-context';
import { useAddText } from './use-panel-text';

interface NewRowProps {
  creation: NonNullable<ReturnType<typeof creationOf>>;
  /** The last record of the panel. */
  last?: object;
}

/** The row of a new record, always the last one: the next one begins once it is stored. */
export function NewRow({ creation: { values: shared, below }, last }: NewRowProps) {
  const { panel, page, fields } = useInline();
  const add = useAddText(panel);
  const { model, override } = useResourceModel();
  const dataProvider = useDataProvider();
  const { confirmed, question } = useConfirmation(model.path);
  const [begun, setBegun] = useState({ count: 0, byKey: false, last });
  const writable = fields.filter(({ creatable }) => creatable);
  const record = { ...defaultsOf(model.fields), ...shared, ...override.defaults?.(page, begun.last) };
  return (
    <InlineForm
      key={begun.count}
      writable={writable}
      record={record}
      focus={begun.byKey ? cursorOf(model, writable) : undefined}
      action={add}
      isStored={false}
      onSave={(values) =>
        confirmed((confirmation) =>
          dataProvider.create(model.route, {
            data: { ...withValues(record, writable, values), ...confirmation },
            meta: { below },
          }),
        )
      }
      onDone={(byKey, saved) => {
        if (byKey || saved) setBegun((before) => ({ count: before.count + 1, byKey, last: saved ?? before.last }));
      }}
    >
      {question}
    </InlineForm>
  );
}
