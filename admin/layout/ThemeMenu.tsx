import DarkModeOutlined from '@mui/icons-material/DarkModeOutlined';
import DesktopWindowsOutlined from '@mui/icons-material/DesktopWindowsOutlined';
import LightModeOutlined from '@mui/icons-material/LightModeOutlined';
import { ListItemIcon, MenuItem } from '@mui/material';
import { useTranslate } from 'react-admin';
import { MenuButton } from '../components/MenuButton';
import { themeChoices, useThemeChoice } from '../theme/use-theme-choice';

const icons = { light: LightModeOutlined, dark: DarkModeOutlined, system: DesktopWindowsOutlined };

/** The choice of theme. */
export function ThemeMenu() {
  const translate = useTranslate();
  const [choice, setChoice] = useThemeChoice();
  const Present = icons[choice] ?? LightModeOutlined;
  return (
    <MenuButton label={translate('app.theme.label')} icon={<Present fontSize="small" />}>
      {(close) =>
        themeChoices.map((theme) => {
          const Icon = icons[theme];
          return (
            <MenuItem
              key={theme}
              role="menuitemradio"
              aria-checked={theme === choice}
              selected={theme === choice}
              onClick={() => {
                close();
                setChoice(theme);
              }}
            >
              <ListItemIcon>
                <Icon fontSize="small" aria-hidden />
              </ListItemIcon>
              {translate(`app.theme.${theme}`)}
            </MenuItem>
          );
        })
      }
    </MenuButton>
  );
}
