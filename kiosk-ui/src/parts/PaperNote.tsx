import { useDeskTexts } from '../language.ts';
import type { Paper } from '../useDesk.ts';

/** The state of a document that the driver had printed. Without a printer the driver can open it. */
export function PaperNote({ paper }: { readonly paper: Paper | null }) {
  const { slips } = useDeskTexts();
  return (
    <div role="status">
      {paper && (
        <p className="paper" data-paper={paper.says}>
          {slips[paper.says]}{' '}
          {paper.says === 'asPdf' && (
            <a href={paper.address} target="_blank" rel="noreferrer">
              {slips.open}
            </a>
          )}
        </p>
      )}
    </div>
  );
}
