import BusinessOutlined from '@mui/icons-material/BusinessOutlined';
import { Box } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect } from 'react';
import { fileAddress } from '../../providers/files';

/** Height of the logo, in steps of the grid. */
const sizes = { large: 8, small: 5, bar: 4 };

/** A logo as the API stores it. */
export interface Logo {
  /** API path of the picture. */
  path: string;
  /** Id of the picture, a new one for each upload; absent if there is none. */
  id: string | null | undefined;
  /** Name of the tenant or customer. */
  name: string;
}

interface LogoPictureProps {
  logo: Logo;
  size?: keyof typeof sizes;
  /** Content shown without a picture, or until it is loaded; an icon of a company by default. */
  fallback?: ReactNode;
}

/** A logo on a white background, which logos are designed for. */
export function LogoPicture({ logo: { path, id, name }, size = 'large', fallback }: LogoPictureProps) {
  const { data: address } = useQuery({
    queryKey: ['logo', path, id],
    queryFn: ({ signal }) => fileAddress(path, signal),
    enabled: Boolean(id),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
  });
  useEffect(() => () => void (address && URL.revokeObjectURL(address)), [address]);
  const isShown = Boolean(id && address);
  if (!isShown && fallback) return fallback;
  return (
    <Box
      sx={{
        height: (theme) => theme.spacing(sizes[size]),
        minWidth: (theme) => theme.spacing(sizes[size]),
        maxWidth: (theme) => theme.spacing(3 * sizes[size]),
        display: 'flex',
        alignItems: 'center',
        justifyContent: 'center',
        flexShrink: 0,
        p: 0.5,
        border: 1,
        borderColor: 'divider',
        borderRadius: 1,
        overflow: 'hidden',
        bgcolor: id ? 'common.white' : 'background.paper',
      }}
    >
      {isShown ? (
        <Box component="img" src={address} alt={name} sx={{ maxWidth: '100%', maxHeight: '100%' }} />
      ) : (
        <BusinessOutlined aria-hidden color="disabled" />
      )}
    </Box>
  );
}
