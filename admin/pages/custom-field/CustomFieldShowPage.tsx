import { useMemo } from 'react';
import { useGetOne } from 'react-admin';
import { useParams } from 'react-router';
import ShowPage from '../../generator/pages/ShowPage';
import { useModelOf } from '../../providers/use-model-of';
import { arrangedModel } from './arranged-model';
import { DefaultText } from './DefaultText';
import { concerns } from './kinds';

const override = { fields: { defaultValue: { field: DefaultText } } };

/** A definition with the fields that apply to its kind. */
export default function CustomFieldShowPage() {
  const { id = '' } = useParams();
  const described = useModelOf('custom-fields');
  const { data } = useGetOne(described.route, { id }, { onError: () => undefined });
  const model = useMemo(() => {
    const arranged = arrangedModel(described);
    return { ...arranged, fields: arranged.fields.filter(({ name }) => !data || concerns(name, data)) };
  }, [described, data]);
  return <ShowPage model={model} override={override} />;
}
