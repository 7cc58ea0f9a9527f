import CheckCircleOutlined from '@mui/icons-material/CheckCircleOutlined';
import PauseCircleOutlined from '@mui/icons-material/PauseCircleOutlined';
import { useTheme } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Tag } from '../../theme/chips/Tag';
import type { TemplateRecord } from './mail-template';

/** Whether the mails of an event go out: they do, or they are switched off. */
export function TemplateStateTag({ template }: { template: TemplateRecord }) {
  const translate = useTranslate();
  const { state } = useTheme().palette;
  return template.active ? (
    <Tag tone={state.ORDER_COMPLETED} icon={CheckCircleOutlined} label={translate('emailTemplates.active')} />
  ) : (
    <Tag tone={state.DRAFT} icon={PauseCircleOutlined} label={translate('emailTemplates.off')} />
  );
}
