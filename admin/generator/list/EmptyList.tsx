import { Button, Stack, type SvgIconProps } from '@mui/material';
import { CreateButton, useListContext, useTranslate } from 'react-admin';
import { EmptyState } from '../../components/EmptyState';
import { ResourceIcon } from '../../components/ResourceIcon';
import { partsOfKey } from '../../model/filter-key';
import type { FilterValues } from '../../model/filters';
import type { ResourceModel } from '../../model/resource-model';
import { backToView } from '../../model/views';
import { useResourceModel } from '../resource-model-context';
import { useListCounts } from './views/use-list-counts';
import { useViewTabs } from './views/use-views';

/** Explains the future content of an empty list and offers the first step to users who may take it. */
export function EmptyList() {
  const translate = useTranslate();
  const { model } = useResourceModel();
  const name = translate(model.label, { smart_count: 2, _: model.path });
  const description = translate(model.description, { _: '' });
  return (
    <EmptyState
      icon={ModelIcon}
      title={translate('generator.empty.title', { name })}
      text={description || translate('generator.empty.readOnly')}
      action={<FirstRecordButton />}
    />
  );
}

const ModelIcon = (look: SvgIconProps) => <ResourceIcon name={useResourceModel().model.icon} {...look} />;

/** A link to the form of a new record, for users with that right. */
function FirstRecordButton() {
  const translate = useTranslate();
  const { model } = useResourceModel();
  const name = translate(model.label, { smart_count: 1, _: model.path });
  if (!model.can.create) return null;
  return <CreateButton variant="contained" label={translate('generator.page.create', { name })} />;
}

/** The notice of an empty view, or of filters without hits. */
export function NothingFound() {
  const translate = useTranslate();
  const { model, override } = useResourceModel();
  const { shown, isNarrowed } = useViewTabs();
  if (isNarrowed) return <NothingBehindFilters />;
  const name = translate(model.label, { smart_count: 2, _: model.path });
  const own = `${override.listing?.emptyTexts}.${shown?.name}`;
  return (
    <EmptyState
      icon={ModelIcon}
      title={translate(own, { _: translate('generator.empty.view', { name }) })}
      text={translate(`${own}Text`, { _: translate('generator.empty.viewText') })}
      action={<FirstRecordButton />}
    />
  );
}

/** A condition that narrows the list, and the filter of the list without it. */
interface Condition {
  name: string;
  label: string;
  filter: FilterValues;
}

/** The conditions of the list beside its tab, each a possible reason of an empty result. */
function useConditions(): Condition[] {
  const translate = useTranslate();
  const { model } = useResourceModel();
  const { filterValues } = useListContext();
  const { shown, setQuick, toggled, beside } = useViewTabs();
  const fieldsOf = new Set(Object.keys(beside).map((key) => partsOfKey(key)[0]));
  return [
    ...setQuick.map((view) => ({ name: view.name, label: translate(view.label), filter: toggled(view) })),
    ...[...fieldsOf].map((name) => ({
      name: `field-${name}`,
      label: name === 'q' ? String(filterValues.q) : translate(labelOf(model, name), { _: name }),
      filter: backToView(
        filterValues,
        shown,
        Object.keys(beside).filter((key) => partsOfKey(key)[0] === name),
      ),
    })),
  ];
}

const labelOf = ({ fields }: ResourceModel, name: string) => fields.find((field) => field.name === name)?.label ?? name;

/** The conditions of the list, each with the number of records without it, and a button that lifts them all. */
function NothingBehindFilters() {
  const translate = useTranslate();
  const { shown, change } = useViewTabs();
  const conditions = useConditions();
  const isLone = conditions.length < 2;
  const counts = useListCounts(isLone ? {} : Object.fromEntries(conditions.map(({ name, filter }) => [name, filter])));
  return (
    <EmptyState
      icon={ModelIcon}
      title={translate('generator.empty.filtered')}
      text={
        shown
          ? translate('generator.empty.filteredIn', { view: translate(shown.label, { _: shown.label }) })
          : translate('generator.empty.filteredText')
      }
      action={
        <Stack spacing={1} sx={{ alignItems: 'center', pt: 1 }}>
          {!isLone &&
            conditions.map(({ name, label, filter }) => (
              <LiftButton key={name} label={label} count={counts[name]?.total} onLift={() => change(filter)} />
            ))}
          <Button variant="outlined" onClick={() => change(shown?.filter ?? {})}>
            {translate('generator.filter.clear')}
          </Button>
        </Stack>
      }
    />
  );
}

interface LiftButtonProps {
  label: string;
  count?: number;
  onLift: () => void;
}

function LiftButton({ label, count, onLift }: LiftButtonProps) {
  const translate = useTranslate();
  const key = count === undefined ? 'generator.empty.without' : 'generator.empty.withoutCount';
  return (
    <Button size="small" disabled={count === 0} onClick={onLift}>
      {translate(key, { filter: label, smart_count: count ?? 0 })}
    </Button>
  );
}
