import ConstructionOutlined from '@mui/icons-material/ConstructionOutlined';
import { useTranslate } from 'react-admin';
import { EmptyState } from '../layout/EmptyState';
import { PageHeader } from '../layout/PageHeader';

/** Stands where a screen is not built yet. */
export function ComingPage({ title }: { title: string }) {
  const translate = useTranslate();
  return (
    <>
      <PageHeader title={title} />
      <EmptyState icon={ConstructionOutlined} title={translate('app.coming')} />
    </>
  );
}
