import { Box } from '@mui/material';
import { useMemo, useRef, useState } from 'react';
import { useNotify } from 'ra-core';
import { useNavigate } from 'react-router-dom';
import type { ObjectMeta } from '#domain/kernel/meta.ts';
import { registry } from '#domain/objects.ts';
import type { View, ViewItem } from '#domain/platform/view.ts';
import { resolveView } from '#domain/platform/viewResolution.ts';
import { mustBeFilled } from '#domain/platform/viewRequired.ts';
import { useLanguage } from '../../data/useLanguage.ts';
import { usePathFields, type PathField } from '../../data/usePathFields.ts';
import { useText } from '../../i18n/useText.ts';
import { useAsk } from '../../parts/AskProvider.tsx';
import { NewerVersionNote } from '../../parts/NewerVersionNote.tsx';
import { PageHeader } from '../../parts/PageHeader.tsx';
import { useSaver } from '../../parts/saver.ts';
import { titleIn } from '../form/formLayout.ts';
import type { NamedView } from '../useView.ts';
import { BuilderBar } from './BuilderBar.tsx';
import { BuilderContext, type Builder, type Chosen } from './BuilderContext.ts';
import { Canvas } from './Canvas.tsx';
import { draftOf, placed, sectionOf, type Draft } from './draft.ts';
import { FormPreview } from './FormPreview.tsx';
import { sectionText } from './sectionText.ts';
import { useDraft, type DraftHistory } from '../../parts/useDraft.ts';
import { useSavedView } from './useSavedView.ts';

interface ViewBuilderProps {
  readonly meta: ObjectMeta;
  readonly viewType: Builder['viewType'];
  readonly view: View;
  readonly named: NamedView | undefined;
  readonly views: readonly NamedView[];
}

const nothing: ReadonlyMap<string, PathField> = new Map();

/** The builder in which an administrator lays out a list, a form or a picker of an object. */
export function ViewBuilder({ meta, viewType, view, named, views }: ViewBuilderProps) {
  const text = useText();
  const navigate = useNavigate();
  const [previewing, setPreviewing] = useState(false);
  const [told, announce] = useState('');
  /** The view to which the draft belongs. A view that somebody else creates meanwhile does not replace it. */
  const [current, setCurrent] = useState(named);
  const history = useDraft(
    useMemo(() => draftOf(view, viewType), [view, viewType]),
    current?.updatedAt ?? 'none',
  );
  const builder = useBuilderOf(meta, viewType, history, announce);
  const address = (id: number) => `/view-builder/${meta.name}/${viewType}?view=${id}`;
  const commands = useViewCommands({
    meta,
    viewType,
    current,
    history,
    onKept: (kept) => {
      setCurrent(kept);
      if (current && kept.id !== current.id) void navigate(address(kept.id));
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
          onMakeDefault={() => void commands.makeDefault().then((kept) => kept && setCurrent(kept))}
          onRestore={() => void commands.restore()}
        />
      </PageHeader>
      <NewerVersionNote newer={history.newer} />
      {previewing ? <FormPreview /> : <Canvas />}
      <Box role="status" aria-live="assertive" sx={visuallyHidden}>
        {told}
      </Box>
    </BuilderContext.Provider>
  );
}

interface ViewCommandsProps {
  readonly meta: ObjectMeta;
  readonly viewType: Builder['viewType'];
  readonly current: NamedView | undefined;
  readonly history: DraftHistory<Draft>;
  /** Called with the view that was saved. */
  readonly onKept: (kept: NamedView) => void;
}

/**
 * The commands on a view: save it, save it under another name, make it the default for everybody, or begin again from the
 * declaration.
 */
const useViewCommands = ({ meta, viewType, current, history, onKept }: ViewCommandsProps) => {
  const text = useText();
  const ask = useAsk();
  const notify = useNotify();
  const saved = useSavedView(meta, viewType, current);
  const { draft, change, markSaved } = history;
  const done = (kept: NamedView | undefined) => {
    if (!kept) return;
    markSaved(draft);
    onKept(kept);
  };
  const keep = async (): Promise<NamedView | undefined> => {
    if (!history.newer) return saved.save(draft);
    notify(text('unsaved.chooseFirst'), { type: 'warning' });
    return undefined;
  };
  useSaver(async () => {
    const kept = await keep();
    if (kept) markSaved(draft);
    return kept !== undefined;
  });
  return {
    save: async () => done(await keep()),
    saveAs: async () => {
      const answer = await ask({
        text: text('views.saveAs'),
        reason: text('views.name'),
        option: text('views.makeDefault'),
        danger: false,
      });
      if (answer) done(await saved.saveAs(draft, answer.reason, answer.option));
    },
    makeDefault: saved.makeDefault,
    restore: async () => {
      if (await ask({ text: text('views.restoreAsk'), danger: true })) change(standardDraft(meta, viewType));
    },
  };
};

const newItem = (path: string, viewType: Builder['viewType']): ViewItem =>
  viewType === 'detail' ? { path, columns: 3 } : { path };

const standardDraft = (meta: ObjectMeta, viewType: Builder['viewType']): Draft => {
  const parameters = meta.fields.find(({ name }) => name === 'additional')?.children ?? [];
  const view = resolveView({
    registry,
    declaration: registry.byName(meta.name),
    viewType,
    parameters: parameters.map(({ name }) => name),
  });
  return draftOf(view, viewType);
};

const visuallyHidden = {
  position: 'absolute',
  width: 1,
  height: 1,
  overflow: 'hidden',
  clip: 'rect(0 0 0 0)',
  whiteSpace: 'nowrap',
} as const;

/** The data that the parts of the builder share: the draft, the selected part, and the fields with their labels. */
const useBuilderOf = (
  meta: ObjectMeta,
  viewType: Builder['viewType'],
  { draft, change }: DraftHistory<Draft>,
  announce: Builder['announce'],
): Builder => {
  const text = useText();
  const language = useLanguage();
  const [chosen, choose] = useState<Chosen>();
  const taken = useRef<Builder['taken']['current']>(undefined);
  const paths = [...draft.items.map(({ path }) => path), ...draft.quickFilters, draft.sort.path];
  const fields = usePathFields(meta.name, paths) ?? nothing;
  const itemOf = (path: string) => draft.items.find((item) => item.path === path);
  const add = (path: string) => {
    const at = chosen?.kind === 'item' ? itemOf(chosen.path) : undefined;
    const section =
      chosen?.kind === 'section' ? chosen.name : at ? sectionOf(at) : (draft.sections[0]?.name ?? '');
    if (!itemOf(path)) change(placed(draft, newItem(path, viewType), section));
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
    demanded: viewType === 'detail' ? mustBeFilled(registry.byName(meta.name)) : [],
    add,
    taken,
    announce,
  };
};
