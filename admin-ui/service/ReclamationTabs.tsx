import { Box, Paper, Tab, Tabs } from '@mui/material';
import { useState, type ReactNode } from 'react';
import type { AnyRecord } from '#domain/kernel/record.ts';
import { objectLabel } from '#domain/labels/index.ts';
import { useLanguage } from '../data/useLanguage.ts';
import { useText } from '../i18n/useText.ts';
import { Parts } from './Parts.tsx';
import { PartsTotal } from './PartsTotal.tsx';
import { ReclamationEmails } from './ReclamationEmails.tsx';
import { ReclamationHistory } from './ReclamationHistory.tsx';
import { useObjectMeta } from '../data/metadata.ts';
import RecordProcesses from '../processes/run/RecordProcesses.tsx';
import FilesPanel from '../objects/files/FilesPanel.tsx';

/** The tabs, in the order of the specification. `orders` are production orders. */
const tabs = ['general', 'positions', 'costs', 'orders', 'files', 'emails', 'tasks', 'history'] as const;
type TabName = (typeof tabs)[number];

/** A reclamation behind tabs: its own fields first, then all that belongs to it. */
const ReclamationTabs = ({
  record,
  children,
}: {
  readonly record: AnyRecord;
  readonly children: ReactNode;
}) => {
  const text = useText();
  const language = useLanguage();
  const [tab, setTab] = useState<TabName>('general');
  return (
    <>
      <Tabs
        value={tab}
        onChange={(_event, name: TabName) => setTab(name)}
        variant="scrollable"
        aria-label={objectLabel(language, 'reclamation').one}
        sx={{ mb: 1.25, minHeight: 40, borderBottom: 1, borderColor: 'divider' }}
      >
        {tabs.map((name) => (
          <Tab
            key={name}
            value={name}
            id={`reclamation-tab-${name}`}
            aria-controls="reclamation-tab"
            label={text(`reclamations.${name}`)}
            sx={{ minHeight: 40, textTransform: 'none' }}
          />
        ))}
      </Tabs>
      <Box role="tabpanel" id="reclamation-tab" aria-labelledby={`reclamation-tab-${tab}`}>
        {/* Stays mounted, so that typed values are kept while another tab is shown. */}
        <Box hidden={tab !== 'general'}>{children}</Box>
        {tab === 'files' && <ReclamationFiles record={record} />}
        {tab !== 'general' && tab !== 'files' && (
          <Paper variant="outlined" sx={{ p: 2 }}>
            <PartsOf tab={tab} record={record} />
          </Paper>
        )}
        {tab === 'tasks' && <ReclamationProcesses record={record} />}
      </Box>
    </>
  );
};

const PartsOf = ({
  tab,
  record,
}: {
  readonly tab: Exclude<TabName, 'general' | 'files'>;
  readonly record: AnyRecord;
}) => {
  // `filter` says which records belong to the reclamation. A new one gets the values of `fixed`, which its form does not show.
  const ofReclamation = { filter: { reclamation: record.id }, fixed: { reclamation: record.id } };
  const owner = { ownerType: 'reclamation', ownerId: record.id };
  switch (tab) {
    case 'positions':
      return (
        <Parts
          {...ofReclamation}
          objectName="reclamationItem"
          columns={['description', 'product', 'quantity', 'reclamationSubject', 'reclamationReason', 'reclamationPerpetrator', 'reclamationClientExpectation', 'decision', 'amount']} // prettier-ignore
          Total={PartsTotal}
        />
      );
    case 'costs':
      return (
        <Parts
          {...ofReclamation}
          objectName="reclamationCost"
          columns={['description', 'date', 'amount', 'currency', 'reclamationPerpetrator', 'author']}
          Total={PartsTotal}
        />
      );
    case 'orders':
      // First the orders to produce goods again, then those from which the goods came.
      return (
        <>
          <Parts
            {...ofReclamation}
            objectName="reclamationProductionOrder"
            columns={['orderNumber', 'product', 'description', 'createdAt', 'author']}
          />
          <Parts
            {...ofReclamation}
            objectName="prodorderReclamation"
            columns={['orderNumber', 'createdAt', 'author']}
          />
        </>
      );
    case 'emails':
      return <ReclamationEmails record={record} />;
    case 'tasks':
      return (
        <Parts
          objectName="task"
          columns={['numberStr', 'name', 'executor', 'executorRole', 'executionPeriod', 'executed', 'executionAccepted']} // prettier-ignore
          filter={owner}
          fixed={owner}
        />
      );
    case 'history':
      return <ReclamationHistory record={record} />;
  }
};

export default ReclamationTabs;

/** The business processes that accompany a reclamation, beside the tasks about it. */
function ReclamationProcesses({ record }: { readonly record: AnyRecord }) {
  const { data: meta } = useObjectMeta('reclamation');
  return meta ? <RecordProcesses meta={meta} record={record} /> : null;
}

/** The files of a reclamation: the protocols of the inspection, and below them the other files. */
function ReclamationFiles({ record }: { readonly record: AnyRecord }) {
  const text = useText();
  const { data: meta } = useObjectMeta('reclamation');
  if (!meta) return null;
  const kinds = [
    { title: text('reclamations.protocols'), verificationProtocol: true },
    { title: text('reclamations.otherFiles'), verificationProtocol: false },
  ];
  return kinds.map((kind) => <FilesPanel key={kind.title} meta={meta} record={record} kind={kind} />);
}
