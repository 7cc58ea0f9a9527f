import ShowPage from '../../generator/pages/ShowPage';
import { useModelOf } from '../../providers/use-model-of';
import { DefaultText } from './DefaultText';
import { SectionText } from './SectionInput';
import { WhenText } from './WhenInput';

const override = {
  fields: { defaultValue: { field: DefaultText }, section: { field: SectionText }, when: { field: WhenText } },
};

/** A definition with the fields that apply to its kind. */
export default function CustomFieldShowPage() {
  return <ShowPage model={useModelOf('custom-fields')} override={override} />;
}
