import DescriptionOutlined from '@mui/icons-material/DescriptionOutlined';
import ImageOutlined from '@mui/icons-material/ImageOutlined';
import PictureAsPdfOutlined from '@mui/icons-material/PictureAsPdfOutlined';

/** An icon for the kind of a file. */
export function FileIcon({ contentType }: { contentType: string }) {
  const Icon = contentType.startsWith('image/')
    ? ImageOutlined
    : contentType === 'application/pdf'
      ? PictureAsPdfOutlined
      : DescriptionOutlined;
  return <Icon aria-hidden fontSize="small" color="action" />;
}
