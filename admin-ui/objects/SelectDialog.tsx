import { Button, Dialog, DialogActions, DialogContent, DialogTitle, Typography } from '@mui/material';
import AddIcon from '@mui/icons-material/Add';
import { useRef } from 'react';
import type { ObjectMeta } from '#domain/kernel/meta.ts';
import type { AnyRecord, Reference } from '#domain/kernel/record.ts';
import { registry } from '#domain/objects.ts';
import type { View } from '#domain/platform/view.ts';
import { defaultView } from '#domain/platform/viewDefault.ts';
import { useObjectMeta } from '../data/metadata.ts';
import { useFilterFor } from '../data/useProductsNotFor.ts';
import { useText } from '../i18n/useText.ts';
import { ErrorNote } from '../parts/ErrorNote.tsx';
import { useView } from '../views/useView.ts';
import type { SelectDialogProps } from './fields/pickerDialogs.ts';
import { offerFilter } from './fields/offered.ts';
import { choiceOf } from './fields/useChoices.ts';
import { useColumns } from './list/useColumns.ts';
import { Pager } from './Pager.tsx';
import type { Column } from './table/columns.ts';
import { RecordTable } from './table/RecordTable.tsx';
import { usePickedList } from './usePickedList.ts';
import { PickedListBar } from './PickedListBar.tsx';

/**
 * Picks a record from a list. The columns are those of the object's select view, which an administrator sets up and the
 * person may change; without such a view, or if it cannot be read, those of its declaration. Records marked for deletion are
 * never offered.
 */
const SelectDialog = ({ objectName, ...props }: SelectDialogProps) => {
  const text = useText();
  const { data: meta } = useObjectMeta(objectName);
  const selectView = useView(objectName, 'select');
  const view =
    selectView.view ?? (selectView.error ? defaultView(registry.byName(objectName), 'select') : undefined);
  const columns = useColumns(objectName, view);
  // Leaves out the products that are hidden from a customer (`notFor`). It is undefined until these are read.
  const customerFilter = useFilterFor(props.notFor);
  return (
    <Dialog open onClose={props.onClose} maxWidth="lg" fullWidth>
      <DialogTitle>{text('picker.title', { object: meta?.singularTitle ?? '' })}</DialogTitle>
      {meta && view && columns && customerFilter && (
        <RecordsToPick
          meta={meta}
          view={view}
          columns={columns}
          offer={{ ...offerFilter(props), ...customerFilter }}
          {...props}
        />
      )}
    </Dialog>
  );
};

interface RecordsToPickProps extends Pick<SelectDialogProps, 'where' | 'onSelect' | 'onClose'> {
  readonly meta: ObjectMeta;
  readonly view: View;
  readonly columns: readonly Column[];
  /** The filter for the records that may be picked. */
  readonly offer: Readonly<Record<string, unknown>>;
}

const RecordsToPick = ({ meta, view, columns, offer, where, onSelect, onClose }: RecordsToPickProps) => {
  const text = useText();
  const list = usePickedList(meta, view, columns, offer);
  const body = useRef<HTMLDivElement>(null);
  const take = ({ id, presentation }: Reference) => {
    onSelect({ id, presentation });
    onClose();
  };
  // `take` needs only the id and the presentation, so no fields are named by which the choice could be found.
  const takeRow = (record: AnyRecord) => take(choiceOf(record, []));
  return (
    <>
      <DialogContent sx={{ pb: 0 }} ref={body}>
        <PickedListBar
          meta={meta}
          list={list}
          onTake={take}
          onDown={() => body.current?.querySelector<HTMLElement>('tr[tabindex="0"]')?.focus()}
        />
        <RecordTable
          label={meta.title}
          columns={columns}
          rows={list.rows}
          before={list.before}
          count={list.count}
          sort={list.sort}
          onSort={list.turnSort}
          onOpen={takeRow}
          beside={{ address: (record) => `/${meta.path}/${record.id}`, label: text('picker.openRecord') }}
          maxHeight="52vh"
        />
        <ErrorNote error={list.error} />
        {list.isEmpty && (
          <Typography color="text.secondary" role="status" sx={{ p: 3, textAlign: 'center' }}>
            {text('common.nothingFound')}
          </Typography>
        )}
        <Pager
          page={list.page}
          perPage={view.pageSize}
          shown={list.rows.length}
          count={list.count}
          capped={list.capped}
          onPage={list.setPage}
        />
      </DialogContent>
      <DialogActions>
        {meta.canCreate && <CreateLink meta={meta} where={where} />}
        <Button onClick={onClose} color="inherit">
          {text('common.close')}
        </Button>
      </DialogActions>
    </>
  );
};

interface CreateLinkProps extends Pick<RecordsToPickProps, 'where'> {
  readonly meta: ObjectMeta;
}

/** Creates a record in another tab of the browser; the field that a record must have set is ticked there. */
const CreateLink = ({ meta, where }: CreateLinkProps) => {
  const text = useText();
  return (
    <Button
      component="a"
      href={`/${meta.path}/create${where ? `?tick=${where}` : ''}`}
      target="_blank"
      rel="noopener"
      startIcon={<AddIcon />}
      sx={{ mr: 'auto' }}
    >
      {text('list.create')}
    </Button>
  );
};

export default SelectDialog;
