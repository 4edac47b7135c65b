import { Alert, Box, Button } from '@mui/material';
import ExpandIcon from '@mui/icons-material/ExpandMore';
import { useQueryClient } from '@tanstack/react-query';
import { useNotify } from 'ra-core';
import { useState } from 'react';
import type { ObjectMeta } from '#domain/kernel/meta.ts';
import type { AnyRecord } from '#domain/kernel/record.ts';
import { useLanguage } from '../../data/useLanguage.ts';
import { useText } from '../../i18n/useText.ts';
import { useAsk } from '../../parts/AskProvider.tsx';
import { Panel } from '../../parts/Panel.tsx';
import { useNotifyError } from '../../parts/useNotifyError.ts';
import { preciseDateTimeText } from '../formats.ts';
import { Difference } from './Difference.tsx';
import { Timeline, type Chosen } from './Timeline.tsx';
import {
  restoreVersion,
  useVersionDifference,
  useVersions,
  type ListedVersion,
  type VersionHead,
} from './useVersions.ts';

interface VersionsPanelProps {
  readonly meta: ObjectMeta;
  readonly record: AnyRecord;
}

/** The versions of a record and their differences, if versions are kept. */
const VersionsPanel = ({ meta, record }: VersionsPanelProps) => {
  const text = useText();
  const [open, setOpen] = useState(false);
  const { data } = useVersions(meta, record);
  if (!data || data.rows.length === 0) return null;
  // A confirmed record cannot be changed, so no version of it can be restored.
  const mayRestore = data.mayRestore && record.confirmed !== true;
  return (
    <Box className="no-print" sx={{ mt: 1.5 }}>
      <Panel
        title={text('versions.titleCount', { count: `${data.rows.length}${data.more ? '+' : ''}` })}
        action={
          <Button
            onClick={() => setOpen(!open)}
            aria-expanded={open}
            endIcon={<ExpandIcon sx={{ transform: open ? 'rotate(180deg)' : 'none' }} />}
          >
            {text(open ? 'versions.hide' : 'versions.show')}
          </Button>
        }
      >
        {open && <Versions meta={meta} record={record} versions={data.rows} mayRestore={mayRestore} />}
        {open && data.more && <Alert severity="info">{text('versions.more')}</Alert>}
      </Panel>
    </Box>
  );
};

interface VersionsProps extends VersionsPanelProps {
  readonly versions: readonly ListedVersion[];
  readonly mayRestore: boolean;
}

const Versions = ({ meta, record, versions, mayRestore }: VersionsProps) => {
  const language = useLanguage();
  const [picked, setPicked] = useState<Chosen>();
  const restore = useRestore(meta, record);
  const chosen = picked ?? lastTwo(versions);
  const { data: difference } = useVersionDifference(chosen?.from, chosen?.to, language);
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <Timeline
        meta={meta}
        versions={versions}
        chosen={chosen}
        onChoose={setPicked}
        onRestore={
          mayRestore
            ? (version) => void restore(version).then((done) => done && setPicked(undefined))
            : undefined
        }
      />
      {chosen && difference && <Difference meta={meta} difference={difference} />}
    </Box>
  );
};

/** The last change is compared at first, because readers most often want it. */
const lastTwo = ([newest, before]: readonly VersionHead[]): Chosen | undefined =>
  newest && before ? { from: before.id, to: newest.id } : undefined;

const useRestore = (meta: ObjectMeta, record: AnyRecord) => {
  const text = useText();
  const ask = useAsk();
  const notify = useNotify();
  const notifyError = useNotifyError();
  const client = useQueryClient();
  return async ({ id, version, at }: VersionHead): Promise<boolean> => {
    const question = text('versions.restoreAsk', { number: version, at: preciseDateTimeText(at) });
    if (!(await ask({ text: question, danger: true }))) return false;
    try {
      const { left: notRestored } = await restoreVersion(id, record.updatedAt);
      await client.invalidateQueries({ queryKey: [meta.path] });
      if (notRestored.length === 0) notify('keja.versions.restored', { type: 'success' });
      else {
        const names = notRestored.map(({ label, name }) => `${label}: ${name}`).join('; ');
        notify('keja.versions.left', { type: 'warning', autoHideDuration: 15_000, messageArgs: { names } });
      }
      return true;
    } catch (error) {
      notifyError(error);
      return false;
    }
  };
};

export default VersionsPanel;
