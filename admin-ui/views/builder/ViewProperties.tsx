import { Autocomplete, FormControlLabel, MenuItem, Switch, TextField, Typography } from '@mui/material';
import { mostQuickFilters } from '#domain/platform/view.ts';
import { useText } from '../../i18n/useText.ts';
import { useBuilder } from './BuilderContext.ts';

const pageSizes = [5, 10, 20, 50, 100];

/**
 * Shown while no field or section is selected. A list has its order, page size and quick filters here; both kinds of view tell
 * that a field or section can be selected.
 */
export function ViewProperties() {
  const text = useText();
  const { draft, change, viewType, fields, labelOf } = useBuilder();
  if (viewType === 'detail')
    return <Typography color="text.secondary">{text('views.noneChosen')}</Typography>;
  // Only fields of this view, and those that it uses already, are offered.
  const paths = [
    ...new Set([...draft.items.map(({ path }) => path), ...draft.quickFilters, draft.sort.path]),
  ];
  const sortable = paths.filter((path) => path === draft.sort.path || fields.get(path)?.field.sortBy);
  const filterable = paths.filter((path) => (fields.get(path)?.field.operators.length ?? 0) > 0);
  return (
    <>
      <Autocomplete
        multiple
        size="small"
        options={filterable}
        value={[...draft.quickFilters]}
        getOptionLabel={labelOf}
        getOptionDisabled={() => draft.quickFilters.length >= mostQuickFilters}
        onChange={(_event, quickFilters) => change({ ...draft, quickFilters })}
        renderInput={(input) => <TextField {...input} label={text('views.quickFilters')} />}
      />
      <TextField
        select
        label={text('views.sortBy')}
        value={draft.sort.path}
        onChange={(event) => change({ ...draft, sort: { ...draft.sort, path: event.target.value } })}
      >
        {sortable.map((path) => (
          <MenuItem key={path} value={path}>
            {labelOf(path)}
          </MenuItem>
        ))}
      </TextField>
      <FormControlLabel
        control={
          <Switch
            size="small"
            checked={draft.sort.desc}
            onChange={(event) => change({ ...draft, sort: { ...draft.sort, desc: event.target.checked } })}
          />
        }
        label={text('views.descending')}
      />
      <PageSize />
      <Typography variant="body2" color="text.secondary">
        {text('views.noneChosen')}
      </Typography>
    </>
  );
}

const PageSize = () => {
  const text = useText();
  const { draft, change } = useBuilder();
  return (
    <TextField
      select
      label={text('views.pageSize')}
      value={draft.pageSize}
      onChange={(event) => change({ ...draft, pageSize: Number(event.target.value) })}
    >
      {[...new Set([...pageSizes, draft.pageSize])]
        .toSorted((one, other) => one - other)
        .map((size) => (
          <MenuItem key={size} value={size}>
            {size}
          </MenuItem>
        ))}
    </TextField>
  );
};
