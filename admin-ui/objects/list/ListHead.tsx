import { Typography } from '@mui/material';
import { Suspense } from 'react';
import { integerText } from '#domain/kernel/written.ts';
import { valuesForNew } from '#domain/platform/filterParts.ts';
import type { ListNews } from '../../data/dataProvider.ts';
import { useLanguage } from '../../data/useLanguage.ts';
import { useText } from '../../i18n/useText.ts';
import { PageHeader } from '../../parts/PageHeader.tsx';
import { ArrangeButton } from '../../views/ArrangeButton.tsx';
import { ViewChooser } from '../../views/ViewChooser.tsx';
import { usePanels } from '../panels.ts';
import { ListActions } from './ListActions.tsx';
import { useHeadings } from './useHeadings.tsx';
import { useNarrowing } from './useNarrowing.ts';
import type { ListScreenProps } from './listScreenProps.ts';

interface ListHeadProps extends Pick<ListScreenProps, 'meta' | 'inUse' | 'view' | 'columns' | 'filter'> {
  readonly headings: ReturnType<typeof useHeadings>;
  /** How many records match; undefined until the rows are loaded. */
  readonly counts: ListNews | undefined;
  readonly onHelp: () => void;
}

/** The title of a list with the number of its records, the choice of its view, and the actions on the whole list. */
export function ListHead({ meta, inUse, view, columns, filter, headings, counts, onHelp }: ListHeadProps) {
  const { narrowing } = useNarrowing();
  // Some objects have buttons of their own here. Their code is loaded when the list is shown.
  const { inHead: InHead } = usePanels(meta.name);
  return (
    <PageHeader
      title={meta.title}
      marks={<Typography color="text.secondary">{counts && <CountOf {...counts} />}</Typography>}
    >
      <Suspense>{InHead && <InHead filter={filter} />}</Suspense>
      <ViewChooser views={inUse.views} shown={view.id} path={meta.path} />
      <ArrangeButton objectName={meta.name} viewType="list" />
      <ListActions
        meta={meta}
        columns={columns}
        filter={filter}
        commands={headings.commands}
        fill={valuesForNew(narrowing.conditions)}
        onReset={inUse.reset}
        onHelp={onHelp}
      />
    </PageHeader>
  );
}

/** The number of records. If the count was capped, there are more, and the text says so. */
const CountOf = ({ count, countCapped }: ListNews) => {
  const text = useText();
  const language = useLanguage();
  return countCapped
    ? text('list.moreRows', { count: integerText(language, count) })
    : text('list.rows', { smart_count: count });
};
