import CheckCircleOutlined from '@mui/icons-material/CheckCircleOutlined';
import PauseCircleOutlined from '@mui/icons-material/PauseCircleOutlined';
import {
  Link as Anchor,
  Paper,
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableRow,
  Typography,
  useTheme,
} from '@mui/material';
import type { Theme } from '@mui/material/styles';
import { useCreatePath, useTranslate } from 'react-admin';
import { Link } from 'react-router';
import { Tag } from '../../theme/chips/Tag';
import { unseen } from '../../theme/stacked-rows';
import { languageNote } from './language-note';
import { languageLocales, type TemplateRecord } from './mail-template';

interface TemplateTableProps {
  templates: readonly (TemplateRecord & { id: string })[];
  route: string;
  label: string;
}

/**
 * Styles: columns of the same width in all groups; on a phone each template is a block that shows only deviations from
 * the standard.
 */
const look = (theme: Theme) => ({
  tableLayout: 'fixed',
  '& td, & th': { px: 1.5, py: 0.75, verticalAlign: 'top' },
  '& tbody tr:last-of-type td': { borderBottom: 0 },
  '& .state': { width: theme.spacing(26) },
  '& .language': { width: theme.spacing(15) },
  '& .name': { display: 'none' },
  [theme.breakpoints.down('lg')]: {
    '& thead': unseen,
    '& tr': { display: 'block', borderBottom: 1, borderColor: 'divider', px: 1.5, py: 1 },
    '& tbody tr:last-of-type': { borderBottom: 0 },
    '& td': { display: 'block', border: 0, p: 0, height: 'auto' },
    '& .state': { width: 'auto', py: 0.5 },
    '& .language': { display: 'inline-block', width: 'auto', mr: 1.5 },
    '& .standard': { display: 'none !important' },
    '& .name': { display: 'inline' },
  },
});

/** The templates with the switch of their mails, and the status of each language. */
export function TemplateTable({ templates, route, label }: TemplateTableProps) {
  const translate = useTranslate();
  const createPath = useCreatePath();
  return (
    <Paper variant="outlined" sx={{ overflow: 'hidden' }}>
      <Table size="small" aria-label={label} sx={look}>
        <TableHead>
          <TableRow>
            <TableCell>{translate('resources.email-templates.fields.event')}</TableCell>
            <TableCell className="state">{translate('emailTemplates.state')}</TableCell>
            {languageLocales.map(([language]) => (
              <TableCell key={language} className="language">
                {translate(`generator.language.${language}`)}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {templates.map((template) => (
            <TableRow key={template.id} hover>
              <TableCell>
                <Anchor
                  component={Link}
                  to={createPath({ resource: route, type: 'show', id: template.id })}
                  sx={{ fontWeight: 'fontWeightMedium' }}
                >
                  {translate(`enums.mailEvent.${template.event}`)}
                </Anchor>
                <Typography variant="body2" color="text.secondary">
                  {translate(`emailTemplates.sentWhen.${template.event}`)}
                </Typography>
              </TableCell>
              <TableCell className="state">
                <TemplateStateTag template={template} />
              </TableCell>
              {languageLocales.map(([language]) => (
                <LanguageCell key={language} language={language} note={languageNote(template, language)} />
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Paper>
  );
}

interface LanguageCellProps {
  language: string;
  note: ReturnType<typeof languageNote>;
}

function LanguageCell({ language, note }: LanguageCellProps) {
  const translate = useTranslate();
  const isOwn = note === 'own';
  return (
    <TableCell className={`language ${note}`}>
      <Typography
        component="span"
        variant="body2"
        color={isOwn ? 'text.primary' : 'text.secondary'}
        sx={{ fontWeight: isOwn ? 'fontWeightBold' : undefined }}
      >
        <span className="name">{`${translate(`generator.language.${language}`)}: `}</span>
        {translate(`emailTemplates.${note}`)}
      </Typography>
    </TableCell>
  );
}

/** Whether the mails of an event are sent or switched off. */
function TemplateStateTag({ template }: { template: TemplateRecord }) {
  const translate = useTranslate();
  const { state } = useTheme().palette;
  return template.active ? (
    <Tag tone={state.ORDER_COMPLETED} icon={CheckCircleOutlined} label={translate('emailTemplates.active')} />
  ) : (
    <Tag tone={state.DRAFT} icon={PauseCircleOutlined} label={translate('emailTemplates.off')} />
  );
}
