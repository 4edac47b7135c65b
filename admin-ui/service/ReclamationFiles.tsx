import type { AnyRecord } from '#domain/kernel/record.ts';
import { useObjectMeta } from '../data/metadata.ts';
import { useText } from '../i18n/useText.ts';
import FilesPanel from '../objects/files/FilesPanel.tsx';

/** What was found when the goods were looked at, and below it whatever else was sent or scanned. */
export function ReclamationFiles({ record }: { readonly record: AnyRecord }) {
  const text = useText();
  const { data: meta } = useObjectMeta('reclamation');
  if (!meta) return null;
  const kinds = [
    { title: text('reclamations.protocols'), verificationProtocol: true },
    { title: text('reclamations.otherFiles'), verificationProtocol: false },
  ];
  return kinds.map((kind) => <FilesPanel key={kind.title} meta={meta} record={record} kind={kind} />);
}
