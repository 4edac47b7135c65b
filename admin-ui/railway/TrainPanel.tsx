import { Alert, Box, Button } from '@mui/material';
import WeighIcon from '@mui/icons-material/ScaleOutlined';
import { Link, useNavigate } from 'react-router-dom';
import type { AnyRecord } from '#domain/kernel/record.ts';
import { objects } from '#domain/objects.ts';
import { useText } from '../i18n/useText.ts';
import { Panel } from '../parts/Panel.tsx';
import { TrainFiles } from './TrainFiles.tsx';
import { TrainPicture } from './TrainPicture.tsx';
import { TrainSums } from './TrainSums.tsx';
import { useTrainWagons } from './useTrain.ts';

/** A train's wagons. The fields of the train stand below the panel. A click on a wagon opens it. */
const TrainPanel = ({ record }: { readonly record: AnyRecord }) => {
  const text = useText();
  const navigate = useNavigate();
  const wagons = useTrainWagons(record.id);
  return (
    <Panel
      title={text('trainDesk.wagons')}
      below
      action={
        <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap' }}>
          <Button
            component={Link}
            to={`/train-desk?train=${record.id}`}
            variant="contained"
            startIcon={<WeighIcon />}
          >
            {text('trainDesk.open')}
          </Button>
          <TrainFiles trainId={record.id} />
        </Box>
      }
    >
      {wagons?.length === 0 && <Alert severity="info">{text('trainDesk.noWagons')}</Alert>}
      {wagons && wagons.length > 0 && (
        <>
          <TrainSums wagons={wagons} />
          <TrainPicture
            wagons={wagons}
            chosen={undefined}
            onChoose={(id) => void navigate(`/${objects.trainWagon.path}/${id}`)}
          />
        </>
      )}
    </Panel>
  );
};

export default TrainPanel;
