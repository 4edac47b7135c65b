import {
  Button,
  Radio,
  Table,
  TableBody,
  TableCell,
  TableContainer,
  TableHead,
  TableRow,
} from '@mui/material';
import RestoreIcon from '@mui/icons-material/History';
import { visuallyHidden } from '@mui/utils';
import type { ObjectMeta } from '#domain/kernel/meta.ts';
import { nameOrNumber } from '#domain/kernel/record.ts';
import { enumLabel } from '#domain/labels/index.ts';
import { useLanguage } from '../../data/useLanguage.ts';
import { useText } from '../../i18n/useText.ts';
import { StatusChip } from '../../parts/StatusChip.tsx';
import type { Tone } from '../../shell/tones.ts';
import { preciseDateTimeText } from '../formats.ts';
import { ChangesOf } from './ChangesOf.tsx';
import type { ListedVersion, VersionHead } from './useVersions.ts';

/** The tone of each kind of version. A kind that is not here has the tone `plain`. */
const tones: Readonly<Record<string, Tone>> = {
  create: 'go',
  update: 'wait',
  confirm: 'ready',
  undoConfirm: 'aside',
  mark: 'stop',
};

/** The ids of the two versions that are compared: the older one and the newer one. */
export interface Chosen {
  readonly from: number;
  readonly to: number;
}

interface TimelineProps {
  readonly meta: ObjectMeta;
  readonly versions: readonly ListedVersion[];
  readonly chosen: Chosen | undefined;
  readonly onChoose: (chosen: Chosen) => void;
  /** Absent if nothing may be restored. */
  readonly onRestore?: ((version: VersionHead) => void) | undefined;
}

/** All versions, newest first; two of them can be chosen for comparison. */
export function Timeline({ meta, versions, chosen, onChoose, onRestore }: TimelineProps) {
  const text = useText();
  const language = useLanguage();
  const newest = versions[0]?.id;
  return (
    <TableContainer sx={{ maxHeight: 320 }}>
      <Table size="small" stickyHeader aria-label={text('versions.title')}>
        <TimelineHead />
        <TableBody>
          {versions.map((each) => (
            <TableRow key={each.id} hover>
              {(['from', 'to'] as const).map((side) => (
                <SideRadio key={side} side={side} version={each} chosen={chosen} onChoose={onChoose} />
              ))}
              <TableCell align="right">{each.version}</TableCell>
              <TableCell sx={{ whiteSpace: 'nowrap' }}>{preciseDateTimeText(each.at)}</TableCell>
              <TableCell>
                <StatusChip
                  label={enumLabel(language, 'versionAction', each.action)}
                  tone={tones[each.action] ?? 'plain'}
                />
              </TableCell>
              <TableCell>{authorOf(each, text('versions.process'))}</TableCell>
              <TableCell sx={{ minWidth: 220 }}>
                <ChangesOf meta={meta} version={each} />
              </TableCell>
              <TableCell align="right">
                {onRestore && each.id !== newest && (
                  <Button
                    startIcon={<RestoreIcon />}
                    onClick={() => onRestore(each)}
                    aria-label={`${text('versions.restore')}: ${each.version}`}
                    sx={{ whiteSpace: 'nowrap' }}
                  >
                    {text('versions.restore')}
                  </Button>
                )}
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}

/**
 * Who made a version, in words. A version without an author was made by a process, which is shown as the text `process`. The
 * author of the initial version is unknown, because no versions were kept before it.
 */
const authorOf = ({ author, action }: VersionHead, process: string): string => {
  if (author) return nameOrNumber(author);
  return action === 'initial' ? '–' : process;
};

const TimelineHead = () => {
  const text = useText();
  return (
    <TableHead>
      <TableRow>
        <TableCell align="center">{text('versions.older')}</TableCell>
        <TableCell align="center">{text('versions.newer')}</TableCell>
        <TableCell align="right">{text('versions.version')}</TableCell>
        <TableCell>{text('versions.when')}</TableCell>
        <TableCell>{text('versions.what')}</TableCell>
        <TableCell>{text('versions.who')}</TableCell>
        <TableCell>{text('versions.whatChanged')}</TableCell>
        <TableCell>
          <span style={visuallyHidden}>{text('versions.restore')}</span>
        </TableCell>
      </TableRow>
    </TableHead>
  );
};

interface SideRadioProps extends Pick<TimelineProps, 'chosen' | 'onChoose'> {
  readonly side: 'from' | 'to';
  readonly version: ListedVersion;
}

/** Makes a version the older or the newer one of the comparison. */
const SideRadio = ({ side, version: { id, version }, chosen, onChoose }: SideRadioProps) => {
  const text = useText();
  const label = text(side === 'from' ? 'versions.pickOlder' : 'versions.pickNewer', { number: version });
  return (
    <TableCell align="center" padding="checkbox">
      <Radio
        size="small"
        checked={chosen?.[side] === id}
        disabled={!chosen}
        onChange={() => chosen && onChoose({ ...chosen, [side]: id })}
        name={`version-${side}`}
        slotProps={{ input: { 'aria-label': label } }}
      />
    </TableCell>
  );
};
