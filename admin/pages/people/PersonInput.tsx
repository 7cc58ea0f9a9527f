import { Typography } from '@mui/material';
import type { ReactNode } from 'react';
import {
  AutocompleteInput,
  ChoicesContextProvider,
  type RaRecord,
  ReferenceInput,
  useChoicesContext,
  useRecordContext,
  useTranslate,
} from 'react-admin';
import { inputProps } from '../../generator/inputs/input-props';
import type { FieldModel } from '../../model/resource-model';
import { useFormat } from '../../providers/use-format';

/** The fields of a person that the picker shows. */
export interface Person extends RaRecord<string> {
  name: string;
  /** The last day of their absence; null without one, absent if the reader may not see it. */
  absentUntil?: string | null;
}

interface PersonInputProps {
  field: FieldModel;
  /** Filter of the offered people beside their active state. */
  filter: Record<string, unknown>;
  /** The likely choices, at the top under a heading of their own. */
  first?: readonly Person[];
  /** Headings above the likely choices and above the others. */
  headings?: readonly [likely: string, others: string];
}

const suggestions = 50;

// A new function or element in each rendering would reset the text that the user is typing.
const option = <PersonOption />;
const nameOf = (person?: Person) => person?.name ?? '';
const foundByServer = () => true;

/** Chooses the person for a piece of work: the likely choices first, absent people marked. */
export function PersonInput({ field, filter, first = [], headings }: PersonInputProps) {
  const translate = useTranslate();
  const { reference } = field;
  const likely = new Set(first.map(({ id }) => id));
  const grouped = headings && likely.size > 0;
  return (
    <ReferenceInput
      source={field.name}
      reference={reference?.route ?? ''}
      sort={reference?.sort}
      perPage={suggestions}
      filter={{ active: true, ...filter }}
    >
      <LikelyFirst first={first}>
        <AutocompleteInput
          {...inputProps(field)}
          openOnFocus={false}
          noOptionsText="generator.empty.filtered"
          optionText={option}
          inputText={nameOf}
          matchSuggestion={foundByServer}
          filterToQuery={(typed: string) => (typed ? { q: typed } : {})}
          groupBy={
            grouped ? (person: Person) => translate(likely.has(person.id) ? headings[0] : headings[1]) : undefined
          }
        />
      </LikelyFirst>
    </ReferenceInput>
  );
}

function LikelyFirst({ first, children }: { first: readonly Person[]; children: ReactNode }) {
  const context = useChoicesContext<Person>();
  const typed = String((context.filterValues as { q?: string } | undefined)?.q ?? '').toLowerCase();
  const likely = first.filter(({ name }) => name.toLowerCase().includes(typed));
  const ids = new Set(likely.map(({ id }) => id));
  const all = [...likely, ...(context.allChoices ?? []).filter(({ id }) => !ids.has(id))];
  return (
    <ChoicesContextProvider value={{ ...context, allChoices: all, availableChoices: all, total: all.length } as never}>
      {children}
    </ChoicesContextProvider>
  );
}

function PersonOption() {
  const translate = useTranslate();
  const format = useFormat();
  const person = useRecordContext<Person>();
  if (!person) return null;
  return (
    <span>
      {person.name}
      {person.absentUntil && (
        <Typography component="span" variant="caption" color="warning.main" sx={{ ml: 1 }}>
          {translate('absences.until', { day: format.day(person.absentUntil) })}
        </Typography>
      )}
    </span>
  );
}
