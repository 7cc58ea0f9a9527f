import CheckCircleOutlined from '@mui/icons-material/CheckCircleOutlined';
import ErrorOutlineOutlined from '@mui/icons-material/ErrorOutlineOutlined';
import WarningAmberOutlined from '@mui/icons-material/WarningAmberOutlined';
import { useTheme } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Tag } from '../../theme/chips/Tag';
import type { PartOfInstallation } from './support';

const icons = { UP: CheckCircleOutlined, WARNING: WarningAmberOutlined, DOWN: ErrorOutlineOutlined };

/** How a part of the installation is: in words, with an icon and a colour. */
export function ConditionTag({ condition }: Pick<PartOfInstallation, 'condition'>) {
  const translate = useTranslate();
  const { state, deadline } = useTheme().palette;
  const tones = { UP: state.ORDER_COMPLETED, WARNING: deadline.warning, DOWN: deadline.overdue };
  return <Tag tone={tones[condition]} icon={icons[condition]} label={translate(`enums.condition.${condition}`)} />;
}
