import { Button, CssBaseline } from '@mui/material';
import { ThemeProvider } from '@mui/material/styles';
import { useEffect } from 'react';
import { lightTheme } from '../../theme/theme';
import { PlainPage } from '../PlainPage';

/**
 * Bounds of the random delay before the start is tried again, in milliseconds; random, so that browsers do not all
 * return to the server at once.
 */
const RETRY = { from: 15_000, until: 30_000 };

/** Texts of the page, already in the reader's language. */
interface StartFailedProps {
  title: string;
  text: string;
  retry: string;
}

/** The page shown when signing in or loading the data of the application failed; it tries again by itself. */
export default function StartFailedPage({ title, text, retry }: StartFailedProps) {
  useEffect(() => {
    const timer = setTimeout(() => location.reload(), RETRY.from + Math.random() * (RETRY.until - RETRY.from));
    return () => clearTimeout(timer);
  }, []);
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
