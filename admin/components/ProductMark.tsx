import { Box } from '@mui/material';

/** The mark of the product, beside its name. */
export const ProductMark = () => (
  <Box component="img" src={`${import.meta.env.BASE_URL}mark.svg`} alt="" sx={{ width: 24, height: 24 }} />
);
