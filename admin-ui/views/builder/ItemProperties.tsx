import { Button, FormControlLabel, MenuItem, Slider, Switch, TextField, Typography } from '@mui/material';
import RemoveIcon from '@mui/icons-material/DeleteOutline';
import {
  gridColumns,
  listWidth,
  quarterOfForm,
  type ViewItem,
  type ViewTotal,
} from '#domain/platform/view.ts';
import { useText } from '../../i18n/useText.ts';
import { useBuilder } from './BuilderContext.ts';
import { DemandFields } from './DemandFields.tsx';
import { changedItem, placed, removed, sectionOf } from './draft.ts';
import { TitleFields } from './TitleFields.tsx';

/** The properties of one field in the view. */
export function ItemProperties({ item }: { item: ViewItem }) {
  const text = useText();
  const { draft, change, choose, fields, requiredPaths, viewType } = useBuilder();
  const pathField = fields.get(item.path);
  const set = (changes: Partial<ViewItem>, about?: string) =>
    change(changedItem(draft, item.path, changes), about && `${about} ${item.path}`);
  const mustStay = requiredPaths.includes(item.path);
  return (
    <>
      <Typography variant="subtitle1" component="h3" sx={{ overflowWrap: 'anywhere' }}>
        {pathField?.label ?? item.path}
      </Typography>
      {viewType === 'detail' ? <FormTraits item={item} set={set} /> : <ColumnTraits item={item} set={set} />}
      <FormControlLabel
        control={
          <Switch
            size="small"
            checked={item.hidden === true}
            disabled={viewType === 'detail' && (mustStay || item.required === true)}
            onChange={(event) => set({ hidden: event.target.checked || undefined })}
          />
        }
        label={text('views.hidden')}
      />
      <TitleFields
        value={item.title}
        usual={pathField?.label ?? ''}
        onChange={(title, language) => set({ title }, `title ${language}`)}
      />
      <Button
        startIcon={<RemoveIcon />}
        color="error"
        disabled={viewType === 'detail' && mustStay}
        onClick={() => {
          change(removed(draft, item.path));
          choose(undefined);
        }}
        sx={{ alignSelf: 'flex-start' }}
      >
        {text('views.remove')}
      </Button>
    </>
  );
}

interface TraitsProps {
  readonly item: ViewItem;
  /** Changes with the same `about`, such as the typed characters of a title, become one step of undo. */
  readonly set: (changes: Partial<ViewItem>, about?: string) => void;
}

const FormTraits = ({ item, set }: TraitsProps) => {
  const text = useText();
  const { draft, change, fields, sectionLabel } = useBuilder();
  const field = fields.get(item.path)?.field;
  const columns = item.columns ?? quarterOfForm;
  const width = text('views.gridWidth', { columns });
  // A field behind a reference is only shown: the form does not write other records. A parameter (`additional.…`) belongs to
  // the record itself.
  const isWritable =
    field && !field.readOnly && (!item.path.includes('.') || item.path.startsWith('additional.'));
  return (
    <>
      <div>
        <Typography variant="body2" color="text.secondary">
          {width}
        </Typography>
        <Slider
          size="small"
          min={1}
          max={gridColumns}
          marks
          value={columns}
          onChange={(_event, value) => set({ columns: value }, 'columns')}
          aria-label={width}
        />
      </div>
      <TextField
        select
        label={text('views.section')}
        value={sectionOf(item)}
        onChange={(event) => change(placed(draft, item, event.target.value))}
      >
        {draft.sections.map(({ name }) => (
          <MenuItem key={name} value={name}>
            {sectionLabel(name)}
          </MenuItem>
        ))}
      </TextField>
      {isWritable && <DemandFields key={item.path} item={item} field={field} onChange={set} />}
    </>
  );
};

const summable = ['integer', 'decimal', 'tonnes', 'money'];
const totals: readonly ViewTotal[] = ['sum', 'min', 'max', 'average'];

const ColumnTraits = ({ item, set }: TraitsProps) => {
  const text = useText();
  const { fields, viewType } = useBuilder();
  const field = fields.get(item.path)?.field;
  // A width below the least one is corrected only when the person leaves the field: while somebody types `120`, the field first
  // contains `1`.
  const writeWidth = (typed: string) => {
    const pixels = Number(typed);
    if (typed === '') set({ width: undefined }, 'width');
    else if (Number.isInteger(pixels)) set({ width: Math.min(listWidth.max, pixels) }, 'width');
  };
  return (
    <>
      <TextField
        label={text('views.pixelWidth')}
        type="number"
        value={item.width ?? ''}
        onChange={(event) => writeWidth(event.target.value)}
        onBlur={() => (item.width ?? listWidth.min) < listWidth.min && set({ width: listWidth.min })}
        slotProps={{
          htmlInput: { min: listWidth.min, max: listWidth.max, step: 10 },
          inputLabel: { shrink: true },
        }}
      />
      {viewType === 'list' && (
        <TextField
          select
          label={text('views.pinned')}
          value={item.pinned ?? 'none'}
          onChange={(event) =>
            set({
              pinned: event.target.value === 'none' ? undefined : (event.target.value as 'left' | 'right'),
            })
          }
        >
          {(['none', 'left', 'right'] as const).map((side) => (
            <MenuItem key={side} value={side}>
              {text(`views.pins.${side}`)}
            </MenuItem>
          ))}
        </TextField>
      )}
      {viewType === 'list' && field && summable.includes(field.type) && (
        <TextField
          select
          label={text('views.total')}
          value={item.total ?? 'none'}
          onChange={(event) =>
            set({ total: event.target.value === 'none' ? undefined : (event.target.value as ViewTotal) })
          }
        >
          {(['none', ...totals] as const).map((total) => (
            <MenuItem key={total} value={total}>
              {text(`views.totals.${total}`)}
            </MenuItem>
          ))}
        </TextField>
      )}
    </>
  );
};
