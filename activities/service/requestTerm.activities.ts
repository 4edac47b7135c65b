import { nextTermNotice, notifyOfTerm } from '#database/service/notifyOfTerm.ts';
import type { RequestTermActivities } from '#workflows/service/requestTerm.activities.ts';
import type { Dependencies } from '../dependencies.ts';
import { withRefusals } from '../refusals.ts';

/** The activities of `requestTerm`. Each call is one transaction. */
export function requestTermActivities({ database }: Pick<Dependencies, 'database'>): RequestTermActivities {
  return withRefusals<RequestTermActivities>({
    readTerm: async ({ object, id }) => ({ noticeAt: await nextTermNotice(database.sql, object, id) }),
    giveTermNotices: (step) => database.transaction((tx) => notifyOfTerm(tx, step)),
  });
}
