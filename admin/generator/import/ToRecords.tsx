import { Button, type ButtonProps } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router';
import { useImportPlace } from './import-place';

/** A link back to the records of the imported resource. */
export function ToRecords({ variant = 'text' }: Pick<ButtonProps, 'variant'>) {
  const translate = useTranslate();
  return (
    <Button variant={variant} component={Link} to={useImportPlace().records}>
      {translate('imports.toRecords')}
    </Button>
  );
}
