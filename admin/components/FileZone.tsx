import { Box, Button, type SvgIconProps } from '@mui/material';
import { type ComponentType, type ReactNode, useRef, useState } from 'react';

interface FileZoneProps {
  onFiles: (files: File[]) => void;
  icon: ComponentType<SvgIconProps>;
  /** Label of the button that opens the dialog. */
  choose: string;
  /** Content beside the button, or below it in a large zone. */
  children: ReactNode;
  /** Content above the button of a large zone. */
  lead?: ReactNode;
  /** The zone is the main content of the page. */
  large?: boolean;
  multiple?: boolean;
  /** Files that the dialog offers; `onFiles` checks the dropped files. */
  accept?: string;
  /** Name of the input itself, where the label of the button is too vague. */
  name?: string;
  isBusy?: boolean;
  isWrong?: boolean;
}

const LARGE = { flexDirection: 'column', gap: 1.5, p: 4, textAlign: 'center', bgcolor: 'background.paper' };
const SMALL = { flexWrap: 'wrap', columnGap: 1, px: 1.5, py: 1 };

/** A zone for dropped files, with a button that opens the file dialog. */
export function FileZone({ onFiles, icon: Icon, choose, children, large = false, ...more }: FileZoneProps) {
  const { lead, multiple = false, accept, name = choose, isBusy = false, isWrong = false } = more;
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setIsOver] = useState(false);
  const take = (files: FileList | null) => {
    const all = [...(files ?? [])];
    const taken = multiple ? all : all.slice(0, 1);
    if (taken.length > 0 && !isBusy) onFiles(taken);
  };
  const open = () => input.current?.click();
  return (
    <Box
      onDragOver={(event) => {
        event.preventDefault();
        setIsOver(true);
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setIsOver(false);
        take(event.dataTransfer.files);
      }}
      sx={{
        display: 'flex',
        alignItems: 'center',
        border: 1,
        borderStyle: 'dashed',
        borderColor: isWrong ? 'error.main' : isOver ? 'primary.main' : 'lineStrong',
        borderRadius: 1,
        ...(large ? LARGE : SMALL),
        ...(isOver && { bgcolor: 'action.selected' }),
      }}
    >
      {large && <Icon aria-hidden color={isOver ? 'primary' : 'action'} fontSize="large" />}
      {lead}
      <Button
        {...(large ? { variant: 'contained', size: 'large' } : { size: 'small', startIcon: <Icon /> })}
        loading={isBusy}
        onClick={open}
      >
        {choose}
      </Button>
      {children}
      <input
        ref={input}
        type="file"
        multiple={multiple}
        accept={accept}
        aria-label={name}
        hidden
        onChange={(event) => {
          take(event.target.files);
          event.target.value = '';
        }}
      />
    </Box>
  );
}
