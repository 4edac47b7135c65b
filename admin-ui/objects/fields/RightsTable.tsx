import {
  Checkbox,
  Table,
  TableBody,
  TableCell,
  TableContainer,
  TableHead,
  TableRow,
  TextField,
  Tooltip,
} from '@mui/material';
import { useMemo, useState } from 'react';
import { moduleNames, type Declaration } from '#domain/kernel/declaration.ts';
import { folded } from '#domain/kernel/folded.ts';
import { fieldLabel, moduleLabel, objectLabel } from '#domain/labels/index.ts';
import { registry } from '#domain/objects.ts';
import type { AccessType } from '#domain/platform/access.rules.ts';
import { canBeGiven, rightOf, withRight, type RightsRow } from '#domain/platform/roleRights.rules.ts';
import { useLanguage } from '../../data/useLanguage.ts';
import { useText } from '../../i18n/useText.ts';
import { moveInGrid } from './moveInGrid.ts';

const types: readonly AccessType[] = ['read', 'modify'];
type Rows = readonly RightsRow[];

interface RightsTableProps {
  /** The key of the role: built-in roles have rights from the declarations. */
  readonly roleKey: string;
  readonly rows: Rows;
  /** Absent if the rights are only shown. */
  readonly onChange?: (rows: Rows) => void;
}

/** The rights of a role: every object by section, what may be done with it, and whether that can be changed here. */
export function RightsTable({ roleKey, rows, onChange }: RightsTableProps) {
  const text = useText();
  const language = useLanguage();
  const [words, setWords] = useState('');
  const sections = useMemo(() => sectionsOf(folded(words), language), [words, language]);
  const title = (type: AccessType) => fieldLabel(language, 'userRole', `objects.${type}`);
  const shared = { roleKey, rows, onChange, title };
  return (
    <>
      <TextField
        label={text('rights.find')}
        value={words}
        onChange={(event) => setWords(event.target.value)}
        sx={{ mb: 1, width: 280 }}
      />
      <TableContainer
        sx={{ maxHeight: '60vh', maxWidth: 760, border: 1, borderColor: 'divider', borderRadius: 1 }}
      >
        <Table size="small" stickyHeader aria-label={text('rights.title')} onKeyDown={moveInGrid}>
          <TableHead>
            <TableRow>
              <TableCell>{text('rights.object')}</TableCell>
              {types.map((type) => (
                <TableCell key={type} align="center" sx={{ width: 130 }}>
                  {title(type)}
                </TableCell>
              ))}
            </TableRow>
          </TableHead>
          {sections.map(({ label, declarations }) => (
            <TableBody key={label}>
              <TableRow sx={{ bgcolor: 'action.hover' }}>
                <TableCell component="th" scope="rowgroup" sx={{ fontWeight: 650 }}>
                  {label}
                </TableCell>
                {types.map((type) => (
                  <TableCell key={type} align="center" padding="none">
                    <WholeSection {...shared} type={type} label={label} declarations={declarations} />
                  </TableCell>
                ))}
              </TableRow>
              {declarations.map((declaration) => (
                <TableRow key={declaration.name} hover>
                  <TableCell component="th" scope="row" sx={{ pl: 4, fontWeight: 400 }}>
                    {objectLabel(language, declaration.name).many}
                  </TableCell>
                  {types.map((type) => (
                    <TableCell key={type} align="center" padding="none">
                      <OneRight {...shared} type={type} declaration={declaration} />
                    </TableCell>
                  ))}
                </TableRow>
              ))}
            </TableBody>
          ))}
        </Table>
      </TableContainer>
    </>
  );
}

interface CellProps {
  readonly roleKey: string;
  readonly rows: Rows;
  readonly onChange: ((rows: Rows) => void) | undefined;
  readonly title: (type: AccessType) => string;
  readonly type: AccessType;
}

const OneRight = (props: CellProps & { readonly declaration: Declaration }) => {
  const { roleKey, rows, onChange, title, type, declaration } = props;
  const text = useText();
  const language = useLanguage();
  const right = rightOf(roleKey, rows, declaration, type);
  if (right === 'none' && !canBeGiven(declaration, type)) return <span title={text('rights.never')}>–</span>;
  const name = `${objectLabel(language, declaration.name).many}: ${title(type)}`;
  const builtIn = right === 'builtIn';
  const box = (
    <Checkbox
      size="small"
      checked={right !== 'none'}
      disabled={builtIn || !onChange}
      onChange={(event) => onChange?.(withRight(rows, declaration, type, event.target.checked))}
      slotProps={{ input: { 'aria-label': builtIn ? `${name} (${text('rights.builtIn')})` : name } }}
    />
  );
  return builtIn ? (
    <Tooltip title={text('rights.builtIn')}>
      <span>{box}</span>
    </Tooltip>
  ) : (
    box
  );
};

interface WholeSectionProps extends CellProps {
  readonly label: string;
  readonly declarations: readonly Declaration[];
}

/** Gives or removes one right for all objects of a section, except those that the role has built in. */
const WholeSection = ({ roleKey, rows, onChange, title, type, label, declarations }: WholeSectionProps) => {
  const text = useText();
  const changeable = declarations.filter(
    (each) => canBeGiven(each, type) && rightOf(roleKey, rows, each, type) !== 'builtIn',
  );
  if (!onChange || changeable.length === 0) return null;
  const givenCount = changeable.filter((each) => rightOf(roleKey, rows, each, type) === 'given').length;
  return (
    <Checkbox
      size="small"
      checked={givenCount === changeable.length}
      indeterminate={givenCount > 0 && givenCount < changeable.length}
      onChange={(event) =>
        onChange(
          changeable.reduce<Rows>(
            (before, each) => withRight(before, each, type, event.target.checked),
            rows,
          ),
        )
      }
      slotProps={{ input: { 'aria-label': text('rights.whole', { section: label, right: title(type) }) } }}
    />
  );
};

type Language = ReturnType<typeof useLanguage>;

/**
 * The objects whose name contains the words, by their section of the menu. Those that hold copies of other records
 * (`copiesRecords`) are left out, because no role can be given access to them.
 */
const sectionsOf = (words: string, language: Language) =>
  moduleNames
    .map((module) => ({
      label: moduleLabel(language, module),
      declarations: registry.all
        .filter((each) => each.module === module && !each.copiesRecords)
        .filter(({ name }) => folded(objectLabel(language, name).many).includes(words))
        .toSorted((one, other) =>
          objectLabel(language, one.name).many.localeCompare(
            objectLabel(language, other.name).many,
            language,
          ),
        ),
    }))
    .filter(({ declarations }) => declarations.length > 0);
