import { Card, CardActionArea, Skeleton, Stack, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router';
import { ResourceIcon } from '../../components/ResourceIcon';
import type { ResourceModel } from '../../model/resource-model';
import { useCounts } from '../../providers/count-lists';
import { useFormat } from '../../providers/use-format';

/** One kind of master data: icon, name, number of records, one sentence. */
export function MasterdataCard({ model }: { model: ResourceModel }) {
  const translate = useTranslate();
  const format = useFormat();
  const { all } = useCounts<'all'>(model, model.isSingle ? {} : { all: {} });
  return (
    <Card sx={{ height: '100%' }}>
      <CardActionArea component={Link} to={`/${model.route}`} sx={{ height: '100%', p: 2 }}>
        <Stack spacing={0.5} sx={{ height: '100%' }}>
          <Stack direction="row" spacing={1} sx={{ alignItems: 'center' }}>
            <ResourceIcon name={model.icon} fontSize="small" sx={{ color: 'primary.main' }} />
            <Typography variant="h3" component="h3" sx={{ flex: 1 }}>
              {translate(model.label, { smart_count: 2 })}
            </Typography>
            {!model.isSingle && (
              <Typography className="tabular" color="text.secondary">
                {all ? format.number(all.total) : <Skeleton width={24} />}
              </Typography>
            )}
          </Stack>
          <Typography variant="body2" color="text.secondary">
            {translate(model.description, { _: '' })}
          </Typography>
        </Stack>
      </CardActionArea>
    </Card>
  );
}
