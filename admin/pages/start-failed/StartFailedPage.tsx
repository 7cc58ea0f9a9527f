import { Button, CssBaseline } from '@mui/material';
import { ThemeProvider } from '@mui/material/styles';
import { lightTheme } from '../../theme/theme';
import { PlainPage } from '../PlainPage';

/** Texts of the page, already in the reader's language. */
interface StartFailedProps {
  title: string;
  text: string;
  retry: string;
}

/** Shown instead of the application when signing in or loading its data failed. */
export default function StartFailedPage({ title, text, retry }: StartFailedProps) {
  return (
    <ThemeProvider theme={lightTheme}>
      <CssBaseline />
      <PlainPage
        title={title}
        text={text}
        actions={
          <Button variant="contained" onClick={() => location.reload()}>
            {retry}
          </Button>
        }
      />
    </ThemeProvider>
  );
}
