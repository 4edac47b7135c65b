import type { WorkflowHandle } from '@temporalio/client';

interface Shown {
  readonly summary: string | undefined;
  readonly details: string | undefined;
  readonly current: string;
  /** Search attributes by their names. */
  readonly attributes: Readonly<Record<string, unknown>>;
  readonly memo: Readonly<Record<string, unknown>> | undefined;
}

/** What an operator reads of a workflow in the Temporal UI, in the parts the UI shows it in. */
export async function shownInUi(handle: WorkflowHandle): Promise<Shown> {
  const described = await handle.describe();
  const metadata = await handle.query<{ currentDetails: string }>('__temporal_workflow_metadata');
  return {
    summary: await described.staticSummary(),
    details: await described.staticDetails(),
    current: metadata.currentDetails,
    attributes: Object.fromEntries(
      described.typedSearchAttributes.getAll().map(({ key, value }) => [key.name, value]),
    ),
    memo: described.memo,
  };
}
