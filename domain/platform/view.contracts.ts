import { z } from 'zod';
import { contract } from '../kernel/contract.ts';
import { recordId } from '../kernel/recordId.ts';
import { recordShape } from '../kernel/recordShape.ts';
import { viewType } from './enums.ts';
import { userViewSetting } from './userViewSetting.ts';
import { viewShapes } from './view.ts';
import { viewSetting } from './viewSetting.ts';

const path = '/app/views/:objectId/:viewType';
const params = z.object({ objectId: z.string().min(1).max(60), viewType: z.enum(viewType.values) });
/** The id of the view setting that the caller chose; without this id the default view. */
const chosen = { view: recordId.optional() };

/** An administrator's layout (`viewSetting`), the caller's own changes of it (`userViewSetting`), and all views to choose. */
const answer = z.object({
  viewSetting: recordShape(viewSetting).nullable(),
  userViewSetting: recordShape(userViewSetting).nullable(),
  views: z.array(
    z.object({ id: z.int(), name: z.string(), title: z.string().nullable(), isDefault: z.boolean() }),
  ),
});

/** The views of an object for the caller. `write` changes a view for the caller alone. */
export const viewContracts = {
  read: contract({ method: 'get', path, params, query: z.object(chosen), answer }),
  write: contract({
    method: 'put',
    path,
    params,
    body: z.strictObject({
      ...chosen,
      items: viewShapes.items.nullish(),
      filters: viewShapes.filters.nullish(),
      toolbar: viewShapes.toolbar.nullish(),
    }),
    answer,
  }),
};
