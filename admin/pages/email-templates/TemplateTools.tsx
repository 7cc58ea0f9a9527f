import { Button, Stack } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { apiFetch } from '../../providers/http';
import { PlaceholderChoice } from '../placeholders/PlaceholderChoice';
import type { Placeholder } from '../placeholders/placeholder';
import { templatePath, tools } from './mail-template';

interface TemplateToolsProps {
  id: string | number;
  onPlaceholder: (usage: string) => void;
  onTool: (before: string, after: string) => void;
}

/** The insertable parts of a template: the placeholders of its mails, and pieces of HTML. */
export function TemplateTools({ id, onPlaceholder, onTool }: TemplateToolsProps) {
  const translate = useTranslate();
  const { data: placeholders = [] } = useQuery({
    queryKey: ['mail-placeholders', id],
    queryFn: () => apiFetch<Placeholder[]>(templatePath(id, 'placeholders')),
  });
  return (
    <div>
      <PlaceholderChoice placeholders={placeholders} onChoose={onPlaceholder} />
      <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', columnGap: 0.5 }}>
        {tools.map(({ name, before, after }) => (
          <Button key={name} size="small" sx={{ minWidth: 0 }} onClick={() => onTool(before, after)}>
            {translate(`emailTemplates.tools.${name}`)}
          </Button>
        ))}
      </Stack>
    </div>
  );
}
