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
  /** The way out for a refused user; only without it the page tries again by itself. */
  signOut?: { label: string; run: () => void };
}

/** The page shown when signing in or loading the data of the application failed, or when the user is refused. */
export default function StartFailedPage({ title, text, retry, signOut }: StartFailedProps) {
  const isRefused = signOut !== undefined;
  useEffect(() => {
    if (isRefused) return;
    const timer = setTimeout(() => location.reload(), RETRY.from + Math.random() * (RETRY.until - RETRY.from));
    return () => clearTimeout(timer);
  }, [isRefused]);
  return (
    <ThemeProvider theme={lightTheme}>
      <CssBaseline />
      <PlainPage
        title={title}
        text={text}
        actions={
          <>
            {signOut && (
              <Button variant="contained" onClick={signOut.run}>
                {signOut.label}
              </Button>
            )}
            <Button variant={isRefused ? 'text' : 'contained'} onClick={() => location.reload()}>
              {retry}
            </Button>
          </>
        }
      />
    </ThemeProvider>
  );
}
