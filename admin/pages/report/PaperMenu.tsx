import PictureAsPdfOutlined from '@mui/icons-material/PictureAsPdfOutlined';
import { MenuItem } from '@mui/material';
import { useLocales, useTranslate } from 'react-admin';
import { MenuButton } from '../../components/MenuButton';
import { openFile } from '../../providers/files';
import { useNotifyFailure } from '../../providers/use-notify-failure';
import { reportPath } from '../ticket/model/report';
import { useReport } from './use-report';

/** Opens the report as PDF in a chosen language. */
export function PaperMenu() {
  const translate = useTranslate();
  const notifyFailure = useNotifyFailure();
  const locales = useLocales();
  const { id } = useReport();
  const open = (locale: string) =>
    openFile(`${reportPath(id, 'pdf')}?language=${locale.slice(0, 2)}&disposition=inline`).catch(notifyFailure);
  return (
    <MenuButton label={translate('tickets.reports.paper')} icon={<PictureAsPdfOutlined fontSize="small" />}>
      {(hide) =>
        locales.map(({ locale, name }) => (
          <MenuItem
            key={locale}
            lang={locale}
            onClick={() => {
              hide();
              void open(locale);
            }}
          >
            {name}
          </MenuItem>
        ))
      }
    </MenuButton>
  );
}
