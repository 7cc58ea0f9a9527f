import ExpandMoreOutlined from '@mui/icons-material/ExpandMoreOutlined';
import { Box, Button, Collapse } from '@mui/material';
import { type ReactNode, useState } from 'react';

interface FoldedProps {
  /** What is behind the click. */
  label: string;
  children: ReactNode;
}

/** What is over and looked at seldom, behind a click. */
export function Folded({ label, children }: FoldedProps) {
  const [shown, setShown] = useState(false);
  return (
    <Box>
      <Button
        size="small"
        color="inherit"
        aria-expanded={shown}
        endIcon={<ExpandMoreOutlined sx={{ transform: shown ? 'rotate(180deg)' : undefined }} />}
        onClick={() => setShown(!shown)}
      >
        {label}
      </Button>
      <Collapse in={shown} unmountOnExit>
        {children}
      </Collapse>
    </Box>
  );
}
