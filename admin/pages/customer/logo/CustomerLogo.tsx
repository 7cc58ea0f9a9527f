import BusinessOutlined from '@mui/icons-material/BusinessOutlined';
import { Box } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { fileAddress } from '../../../providers/files';
import type { CustomerRecord } from '../customer';

/** Height of the logo, in steps of the grid. */
const sizes = { large: 8, small: 5 };

interface CustomerLogoProps {
  customer: Pick<CustomerRecord, 'id' | 'name' | 'logo'>;
  size?: keyof typeof sizes;
}

/** The picture of a customer on white, as logos expect it; a sign for a company where there is none. */
export function CustomerLogo({ customer: { id, name, logo }, size = 'large' }: CustomerLogoProps) {
  const { data: address } = useQuery({
    queryKey: ['customer-logo', id, logo],
    queryFn: ({ signal }) => fileAddress(`customers/${encodeURIComponent(id)}/logo`, signal),
    enabled: Boolean(logo),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
  });
  useEffect(() => () => void (address && URL.revokeObjectURL(address)), [address]);
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
        bgcolor: logo ? 'common.white' : 'background.paper',
      }}
    >
      {logo && address ? (
        <Box component="img" src={address} alt={name} sx={{ maxWidth: '100%', maxHeight: '100%' }} />
      ) : (
        <BusinessOutlined aria-hidden color="disabled" />
      )}
    </Box>
  );
}
