import { fail, KejaError } from '#domain/kernel/fail.ts';
import { bringFileStart, bringFileWorkflow } from '#workflows/mail/bringFile.messages.ts';
import type { Temporal } from '../temporal/temporal.ts';

/** Brings large attachments from their mail servers. */
export interface MailFiles {
  /** @throws mail_file_gone, mail_file_too_large, mail_server_away, mail_file_on_its_way, temporal_unavailable */
  bring(fileId: number): Promise<void>;
}

/** A browser waits so long for the first byte of a file. */
const longestMs = 60_000;

export function mailFiles(temporal: Temporal): MailFiles {
  return {
    bring: async (fileId) => {
      const start = bringFileStart(fileId, temporal.taskQueue);
      try {
        await temporal.command((workflow) => workflow.execute(bringFileWorkflow, start), longestMs);
      } catch (error) {
        // The workflow continues, so a later request gets the file.
        if (error instanceof KejaError && error.code === 'outcome_unknown')
          throw fail('mail_file_on_its_way');
        throw error;
      }
    },
  };
}
