import { Box } from '@mui/material';
import mark from '../public/mark.svg';

/** The mark of the product, shown beside the name of the product. */
export const ProductMark = () => <Box component="img" src={mark} alt="" sx={{ width: 24, height: 24 }} />;
