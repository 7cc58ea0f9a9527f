import ExpandMoreOutlined from '@mui/icons-material/ExpandMoreOutlined';
import { Box, Button, Collapse } from '@mui/material';
import { type ReactNode, useState } from 'react';

interface CollapsibleProps {
  /** Text of the button. */
  label: string;
  children: ReactNode;
}

/** Content behind a button that shows and hides it. */
export function Collapsible({ label, children }: CollapsibleProps) {
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
