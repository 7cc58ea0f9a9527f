import ExpandMoreOutlined from '@mui/icons-material/ExpandMoreOutlined';
import { Box, Button, Collapse, Stack, Typography } from '@mui/material';
import { type ReactNode, useId, useState } from 'react';
import { useTranslate } from 'react-admin';
import { useFormState } from 'react-hook-form';
import { isFieldShown } from '../../model/is-field-shown';
import { valueAt } from '../../model/paths';
import { type Section, sectionLabel } from '../../model/sections';
import { useResourceModel } from '../resource-model-context';
import { useConditionValues } from './ConditionalField';
import { PreviewedValues } from './Previewed';

interface FormSectionProps {
  section: Section;
  children: ReactNode;
}

/** A section of a form under its heading, where the form meets its condition; a folded one until the user opens it. */
export function FormSection({ section, children }: FormSectionProps) {
  const translate = useTranslate();
  const id = useId();
  const { model } = useResourceModel();
  const { name, fields } = section;
  const declared = model.sections.find((one) => one.name === name);
  const values = useConditionValues(declared ?? {});
  const [isOpened, setIsOpened] = useState(!declared?.folded);
  const { errors } = useFormState();
  if (declared && !isFieldShown(declared, values, model.fields)) return null;
  // An error is never folded away.
  const isOpen = isOpened || fields.some((field) => valueAt(errors, field.name));
  const title = name && translate(declared?.label ?? sectionLabel(model, name), { _: name });
  return (
    <Box component="section" aria-labelledby={declared && title && id}>
      {title && (
        <Typography variant="h2" id={id} sx={{ mb: declared?.folded ? 0 : 1 }}>
          {declared?.folded ? (
            <Button
              color="inherit"
              onClick={() => setIsOpened(!isOpen)}
              aria-expanded={isOpen}
              endIcon={<ExpandMoreOutlined sx={{ transform: isOpen ? 'rotate(180deg)' : undefined }} />}
              sx={{ typography: 'h2', px: 0, textAlign: 'start', whiteSpace: 'normal' }}
            >
              {title}
            </Button>
          ) : (
            title
          )}
        </Typography>
      )}
      <Collapse in={isOpen}>
        <Stack sx={{ gap: 1.5 }}>
          {children}
          <PreviewedValues section={name} />
        </Stack>
      </Collapse>
    </Box>
  );
}
