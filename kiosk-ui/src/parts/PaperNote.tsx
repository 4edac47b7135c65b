import { useDeskTexts } from '../language.ts';
import type { Paper } from '../useDesk.ts';

/** What has become of the paper that the driver asked for; without a printer the driver may look at it. */
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
