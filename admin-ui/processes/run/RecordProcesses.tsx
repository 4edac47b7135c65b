import { Box, Button, Link as TextLink, Menu, MenuItem, Typography } from '@mui/material';
import StartIcon from '@mui/icons-material/PlayArrowOutlined';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useNotify } from 'ra-core';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { ObjectMeta } from '#domain/kernel/meta.ts';
import { nameIn } from '#domain/kernel/named.ts';
import type { AnyRecord } from '#domain/kernel/record.ts';
import { enumLabel } from '#domain/labels/index.ts';
import { objects, type RecordNamed } from '#domain/objects.ts';
import { recordCalls } from '../../data/recordCalls.ts';
import { useRefetchOnChange } from '../../data/live.ts';
import { useLanguage } from '../../data/useLanguage.ts';
import { useText } from '../../i18n/useText.ts';
import { durationText } from '../../objects/formats.ts';
import { useOneAtATime } from '../../parts/oneAtATime.ts';
import { Panel } from '../../parts/Panel.tsx';
import { StatusChip } from '../../parts/StatusChip.tsx';
import { useNotifyError } from '../../parts/useNotifyError.ts';
import { useNow } from '../../parts/useNow.ts';
import { statusTone } from './statusTone.ts';
import { useDefinitions } from './useDefinitions.ts';

const { path } = objects.bpExemplar;
/** The shown waiting times are renewed at this interval. */
const tickMs = 60_000;
/** Of a record with more processes, only this many are shown, the newest ones. */
const mostProcesses = 20;

interface RecordProcessesProps {
  readonly meta: ObjectMeta;
  readonly record: AnyRecord;
}

/** The processes of a record, if there are definitions for its object. */
const RecordProcesses = ({ meta, record }: RecordProcessesProps) => {
  const definitions = useDefinitions()?.filter(({ ownerObjectName }) => ownerObjectName === meta.name);
  if (!definitions?.length) return null;
  return <Processes meta={meta} record={record} startable={definitions.filter(({ isActive }) => isActive)} />;
};

const Processes = ({
  meta,
  record,
  startable,
}: RecordProcessesProps & { readonly startable: readonly RecordNamed<'bpDefinition'>[] }) => {
  const text = useText();
  const key = ['record processes', meta.name, record.id];
  useRefetchOnChange(['bpExemplar'], key);
  const { data } = useQuery({
    queryKey: key,
    queryFn: ({ signal }) =>
      recordCalls.list(objects.bpExemplar, {
        query: {
          filter: JSON.stringify({
            ownerObjectName: meta.name,
            ownerObjectId: record.id,
            markedToDelete: false,
          }),
          sort: 'createdAt',
          desc: true,
          limit: mostProcesses,
        },
        signal,
      }),
  });
  return (
    <Box sx={{ mt: 1.25 }}>
      <Panel
        title={text('processRun.onRecord')}
        action={startable.length > 0 && <StartMenu meta={meta} record={record} startable={startable} />}
      >
        {data?.rows.length === 0 && (
          <Typography sx={{ fontSize: 13, color: 'text.secondary' }}>{text('processRun.none')}</Typography>
        )}
        {data?.rows.map((process) => (
          <ProcessLine key={process.id} process={process} />
        ))}
      </Panel>
    </Box>
  );
};

const ProcessLine = ({ process }: { readonly process: RecordNamed<'bpExemplar'> }) => {
  const text = useText();
  const language = useLanguage();
  const now = useNow(tickMs);
  const { status, definition, stage, waitingSince } = process;
  const seconds = waitingSince ? (now - Date.parse(waitingSince)) / 1000 : 0;
  return (
    <Box sx={{ display: 'flex', gap: 1.5, alignItems: 'center', py: 0.5, fontSize: 13, flexWrap: 'wrap' }}>
      <StatusChip label={enumLabel(language, 'processStatus', status)} tone={statusTone[status]} />
      <TextLink component={Link} to={`/${path}/${process.id}`}>
        {definition.presentation}
      </TextLink>
      {status === 'Active' && stage && (
        <span>
          {stage.presentation}, {text('processRun.waits', { time: durationText(seconds) })}
        </span>
      )}
    </Box>
  );
};

const StartMenu = ({
  meta,
  record,
  startable,
}: RecordProcessesProps & { readonly startable: readonly RecordNamed<'bpDefinition'>[] }) => {
  const text = useText();
  const notify = useNotify();
  const notifyError = useNotifyError();
  const client = useQueryClient();
  const language = useLanguage();
  const [anchor, setAnchor] = useState<HTMLElement>();
  // A second click on a definition starts no second process. `String` makes the definition's id the key of the call, so that two
  // definitions can be started at the same time.
  const start = useOneAtATime(async (definition: number) => {
    setAnchor(undefined);
    try {
      await recordCalls.create(objects.bpExemplar, {
        definition,
        ownerObjectName: meta.name,
        ownerObjectId: record.id,
      });
      notify(text('processRun.started'), { type: 'success' });
      await client.invalidateQueries({ queryKey: ['record processes', meta.name, record.id] });
    } catch (error) {
      notifyError(error);
    }
  }, String);
  return (
    <>
      <Button
        startIcon={<StartIcon />}
        aria-haspopup="menu"
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        {text('processRun.start')}
      </Button>
      <Menu anchorEl={anchor} open={anchor !== undefined} onClose={() => setAnchor(undefined)}>
        {startable.map((definition) => (
          <MenuItem key={definition.id} onClick={() => void start(definition.id)}>
            {nameIn(language, definition)}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
};

export default RecordProcesses;
