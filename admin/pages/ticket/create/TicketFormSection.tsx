import ExpandMoreOutlined from '@mui/icons-material/ExpandMoreOutlined';
import { Box, Button, Collapse, Stack, Typography } from '@mui/material';
import { type ReactNode, useId, useState } from 'react';
import { useTranslate } from 'react-admin';
import { useFormState, useWatch } from 'react-hook-form';
import { FieldLines } from '../../../generator/form/FieldLines';
import { FieldInput } from '../../../generator/inputs/FieldInput';
import { sectionLabel } from '../../../model/sections';
import { useFormat } from '../../../providers/use-format';
import { useIsCustomer } from '../data/use-is-customer';
import { usePreview } from '../data/use-preview';
import { TypeInput } from '../inputs/TypeInput';
import { TICKETS } from '../model/ticket';
import { type FormSection, formFields } from '../model/ticket-sections';

interface TicketFormSectionProps {
  section: FormSection;
  /** Content below fields, by the names of the fields. */
  below?: Readonly<Record<string, ReactNode>>;
}

/** A section of the form under its heading; a folded one until the user opens it. */
export function TicketFormSection({ section, below = {} }: TicketFormSectionProps) {
  const translate = useTranslate();
  const id = useId();
  const [isOpened, setIsOpened] = useState(!section.isFolded);
  const { errors } = useFormState();
  // An error is never folded away.
  const open = isOpened || section.fields.some(({ name }) => errors[name]);
  const isCustomer = useIsCustomer();
  const isOrder = useWatch({ name: 'type', exact: true }) === 'ORDER';
  const mandatory = usePreview()?.mandatory ?? [];
  const shown = formFields(section, { mandatory, isOrder, isCustomer });
  if (shown.length === 0) return null;
  const key = isCustomer && section.name === 'contact' ? 'ownContact' : section.name;
  const title = translate(`tickets.form.${key}`, { _: translate(sectionLabel(TICKETS, section.name ?? '')) });
  return (
    <Box component="section" aria-labelledby={id}>
      {section.isFolded ? (
        <Typography variant="h2" id={id}>
          <Button
            color="inherit"
            onClick={() => setIsOpened(!open)}
            aria-expanded={open}
            endIcon={<ExpandMoreOutlined sx={{ transform: open ? 'rotate(180deg)' : undefined }} />}
            sx={{ typography: 'h2', px: 0 }}
          >
            {title}
          </Button>
        </Typography>
      ) : (
        <Typography variant="h2" id={id} sx={{ mb: 1 }}>
          {title}
        </Typography>
      )}
      <Collapse in={open}>
        <Stack spacing={1.5}>
          <FieldLines fields={shown}>
            {(field) =>
              field.name === 'type' ? (
                <TypeInput />
              ) : (
                <div>
                  <FieldInput field={field} />
                  {below[field.name]}
                </div>
              )
            }
          </FieldLines>
          {section.name === 'dates' && <DueNote />}
        </Stack>
      </Collapse>
    </Box>
  );
}

/** The deadline of the ticket if it were submitted now. */
function DueNote() {
  const translate = useTranslate();
  const format = useFormat();
  const dueAt = usePreview()?.dueAt;
  return (
    <Typography variant="body2" color="text.secondary" role="status" sx={{ minHeight: '1.5em' }}>
      {dueAt && translate('tickets.form.dueAt', { moment: format.moment(dueAt) })}
    </Typography>
  );
}
