import { Box, Button } from '@mui/material';
import ArrangeIcon from '@mui/icons-material/DashboardCustomizeOutlined';
import { usePermissions } from 'ra-core';
import { Link } from 'react-router-dom';
import type { AnyRecord } from '#domain/kernel/record.ts';
import { registry } from '#domain/objects.ts';
import { useText } from '../i18n/useText.ts';

/** A link from the record of a view to its builder. */
const ViewSettingPanel = ({ record }: { readonly record: AnyRecord }) => {
  const text = useText();
  const { permissions } = usePermissions<{ fullRights: boolean }>();
  const { objectId, viewType } = record;
  // There is no builder for views of the type `other`, nor for objects that this version does not declare.
  const declared = typeof objectId === 'string' && registry.has(objectId) && viewType !== 'other';
  if (!declared || !permissions?.fullRights) return null;
  return (
    <Box sx={{ mb: 1.25 }}>
      <Button
        component={Link}
        to={`/view-builder/${objectId}/${String(viewType)}?view=${record.id}`}
        variant="outlined"
        startIcon={<ArrangeIcon />}
      >
        {text('views.arrange')}
      </Button>
    </Box>
  );
};

export default ViewSettingPanel;
