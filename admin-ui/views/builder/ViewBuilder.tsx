import { Box } from '@mui/material';
import { visuallyHidden } from '@mui/utils';
import { useMemo, useRef, useState } from 'react';
import { useNotify } from 'ra-core';
import { useNavigate } from 'react-router-dom';
import type { ObjectMeta } from '#domain/kernel/meta.ts';
import { registry } from '#domain/objects.ts';
import type { View } from '#domain/platform/view.ts';
import { resolveView } from '#domain/platform/viewResolution.ts';
import { mustBeFilled } from '#domain/platform/viewRequired.ts';
import { useLanguage } from '../../data/useLanguage.ts';
import { usePathFields, type PathField } from '../../data/usePathFields.ts';
import { useText } from '../../i18n/useText.ts';
import { useAsk } from '../../parts/AskProvider.tsx';
import { NewerVersionNote } from '../../parts/NewerVersionNote.tsx';
import { useOneAtATime } from '../../parts/oneAtATime.ts';
import { PageHeader } from '../../parts/PageHeader.tsx';
import { useSaver } from '../../parts/saver.ts';
import { titleIn } from '../form/formLayout.ts';
import type { NamedView } from '../useView.ts';
import { BuilderBar } from './BuilderBar.tsx';
import { BuilderContext, type Builder, type Chosen } from './BuilderContext.ts';
import { Canvas } from './Canvas.tsx';
import { draftOf, newItem, placed, sectionOf, type ViewDraft } from './draft.ts';
import { FormPreview } from './FormPreview.tsx';
import { sectionText } from './sectionText.ts';
import { useDraft, type DraftHistory } from '../../parts/useDraft.ts';
import { useSavedView } from './useSavedView.ts';

interface ViewBuilderProps {
  readonly meta: ObjectMeta;
  readonly viewType: Builder['viewType'];
  /** The view as it is laid out now. */
  readonly view: View;
  /** The administrator's view that `view` shows; undefined if `view` comes from the declaration alone. */
  readonly namedView: NamedView | undefined;
  /** All views of administrators that can be chosen here. */
  readonly views: readonly NamedView[];
}

const noFields: ReadonlyMap<string, PathField> = new Map();

/** The builder in which an administrator lays out a list, a form or a picker of an object. */
export function ViewBuilder({ meta, viewType, view, namedView, views }: ViewBuilderProps) {
  const text = useText();
  const navigate = useNavigate();
  const [previewing, setPreviewing] = useState(false);
  const [announcement, announce] = useState('');
  /** The view to which the draft belongs. A view that somebody else creates meanwhile does not replace it. */
  const [current, setCurrent] = useState(namedView);
  const history = useDraft(
    useMemo(() => draftOf(view, viewType), [view, viewType]),
    // The view of the declaration has no version.
    current?.updatedAt ?? 'none',
  );
  const builder = useBuilderOf(meta, viewType, history, announce);
  const address = (id: number) => `/view-builder/${meta.name}/${viewType}?view=${id}`;
  const commands = useViewCommands({
    meta,
    viewType,
    current,
    history,
    onSaved: (savedView) => {
      setCurrent(savedView);
      if (current && savedView.id !== current.id) void navigate(address(savedView.id));
    },
  });

  return (
    <BuilderContext.Provider value={builder}>
      <PageHeader
        title={`${text('views.title', { object: meta.title })} · ${text(`views.types.${viewType}`)}`}
      >
        <BuilderBar
          history={history}
          views={views}
          view={current}
          previewing={previewing}
          seenAt={viewType === 'list' && current ? `/${meta.path}/view/${current.id}` : `/${meta.path}`}
          onPreview={viewType === 'detail' ? () => setPreviewing(!previewing) : undefined}
          onChoose={(id) => void navigate(address(id))}
          onSave={() => void commands.save()}
          onSaveAs={() => void commands.saveAs()}
          onMakeDefault={() =>
            void commands.makeDefault().then((savedView) => savedView && setCurrent(savedView))
          }
          onRestore={() => void commands.restore()}
        />
      </PageHeader>
      <NewerVersionNote newer={history.newer} />
      {previewing ? <FormPreview /> : <Canvas />}
      <Box role="status" aria-live="assertive" style={visuallyHidden}>
        {announcement}
      </Box>
    </BuilderContext.Provider>
  );
}

interface ViewCommandsProps {
  readonly meta: ObjectMeta;
  readonly viewType: Builder['viewType'];
  readonly current: NamedView | undefined;
  readonly history: DraftHistory<ViewDraft>;
  /** Called with the view that was saved. */
  readonly onSaved: (savedView: NamedView) => void;
}

/**
 * The commands on a view: save it, save it under another name, make it the default for everybody, or begin again from the
 * declaration.
 */
const useViewCommands = ({ meta, viewType, current, history, onSaved }: ViewCommandsProps) => {
  const text = useText();
  const ask = useAsk();
  const notify = useNotify();
  const calls = useSavedView(meta, viewType, current);
  const { draft, change, markSaved } = history;
  const afterSave = (savedView: NamedView | undefined) => {
    if (!savedView) return;
    markSaved(draft);
    onSaved(savedView);
  };
  const save = async (): Promise<NamedView | undefined> => {
    // `newer`: somebody else has saved this view since, and the person has not chosen between the two versions yet.
    if (!history.newer) return calls.save(draft);
    notify(text('unsaved.chooseFirst'), { type: 'warning' });
    return undefined;
  };
  // A person who leaves the page can save first. Then `onSaved` is not called, because it may lead to another page.
  useSaver(async () => {
    const savedView = await save();
    if (savedView) markSaved(draft);
    return savedView !== undefined;
  });
  // Two quick clicks would make two views of an object that has none yet.
  const saveOnce = useOneAtATime(async () => afterSave(await save()));
  return {
    save: saveOnce,
    saveAs: async () => {
      // The dialog has a field for a reason. Here it takes the name of the view.
      const answer = await ask({
        text: text('views.saveAs'),
        reason: text('views.name'),
        option: text('views.makeDefault'),
        danger: false,
      });
      if (answer) afterSave(await calls.saveAs(draft, answer.reason, answer.option));
    },
    makeDefault: calls.makeDefault,
    restore: async () => {
      if (await ask({ text: text('views.restoreAsk'), danger: true })) change(standardDraft(meta, viewType));
    },
  };
};

const standardDraft = (meta: ObjectMeta, viewType: Builder['viewType']): ViewDraft => {
  const parameters = meta.fields.find(({ name }) => name === 'additional')?.children ?? [];
  const view = resolveView({
    registry,
    declaration: registry.byName(meta.name),
    viewType,
    parameters: parameters.map(({ name }) => name),
  });
  return draftOf(view, viewType);
};

/** The data that the parts of the builder share: the draft, the selected part, and the fields with their labels. */
const useBuilderOf = (
  meta: ObjectMeta,
  viewType: Builder['viewType'],
  { draft, change }: DraftHistory<ViewDraft>,
  announce: Builder['announce'],
): Builder => {
  const text = useText();
  const language = useLanguage();
  const [chosen, choose] = useState<Chosen>();
  // The field that is being moved by keyboard. The field itself could not keep this: in another section it is drawn anew.
  const pickedUp = useRef<Builder['pickedUp']['current']>(undefined);
  const paths = [...draft.items.map(({ path }) => path), ...draft.quickFilters, draft.sort.path];
  const fields = usePathFields(meta.name, paths) ?? noFields;
  const itemOf = (path: string) => draft.items.find((item) => item.path === path);
  const add = (path: string) => {
    const chosenItem = chosen?.kind === 'item' ? itemOf(chosen.path) : undefined;
    // The new field goes into the chosen section, or the section of the chosen field, or the first one.
    const itemSection = chosenItem ? sectionOf(chosenItem) : (draft.sections[0]?.name ?? '');
    const section = chosen?.kind === 'section' ? chosen.name : itemSection;
    if (!itemOf(path)) change(placed(draft, newItem(draft, path), section));
    choose({ kind: 'item', path });
  };
  return {
    meta,
    viewType,
    draft,
    change,
    chosen,
    choose,
    fields,
    labelOf: (path) => titleIn(itemOf(path)?.title, language) ?? fields.get(path)?.label ?? path,
    sectionLabel: (name) => sectionText(draft, name, meta, language, text),
    requiredPaths: viewType === 'detail' ? mustBeFilled(registry.byName(meta.name)) : [],
    add,
    pickedUp,
    announce,
  };
};
