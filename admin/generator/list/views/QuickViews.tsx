import { Chip } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useViewTabs } from './use-views';

/** The quick filters of the list as buttons; set ones are filled and carry a cross. */
export function QuickViews() {
  const translate = useTranslate();
  const { quick, setQuick, toggled, change } = useViewTabs();
  return quick.map((view) => {
    const isSet = setQuick.includes(view);
    const toggle = () => change(toggled(view));
    return (
      <Chip
        key={view.name}
        size="small"
        color={isSet ? 'primary' : 'default'}
        variant={isSet ? 'filled' : 'outlined'}
        label={translate(view.label)}
        aria-pressed={isSet}
        onClick={toggle}
        {...(isSet && { onDelete: toggle })}
      />
    );
  });
}
