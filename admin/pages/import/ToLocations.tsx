import { Button, type ButtonProps } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router';

interface ToLocationsProps extends Pick<ButtonProps, 'variant'> {
  customer: string;
}

/** A link back to the customer's locations. */
export function ToLocations({ customer, variant = 'text' }: ToLocationsProps) {
  const translate = useTranslate();
  return (
    <Button variant={variant} component={Link} to={`/customer/${encodeURIComponent(customer)}/show?tab=locations`}>
      {translate('imports.toLocations')}
    </Button>
  );
}
