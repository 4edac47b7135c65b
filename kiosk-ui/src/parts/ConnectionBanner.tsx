import type { Connection } from '../kioskCall.ts';
import { useTexts } from '../language.ts';

export function ConnectionBanner({ connection }: { readonly connection: Connection }) {
  const { connection: words } = useTexts();
  return (
    <div className="connection" role="status" data-connection={connection}>
      {connection !== 'good' && (
        <p>
          <i className="spinner" aria-hidden="true" />
          {words[connection]}
        </p>
      )}
    </div>
  );
}
