/** The reminder as its record has it. */
export interface ReminderReading {
  /** When the person is notified next, ISO in UTC; null when nothing more comes. */
  readonly nextAt: string | null;
}

export interface ReminderStep {
  readonly reminderId: number;
  /** The moment that the workflow waited for. A step for a moment that the record no longer names does nothing. */
  readonly due: string;
  /** The next moment that the record names is after this one, ISO in UTC. */
  readonly at: string;
}

/** The activities of a reminder's workflow: short writes to our own database. */
export interface ReminderActivities {
  /** If the record was removed, `nextAt` is null. */
  readReminder(about: { readonly reminderId: number }): Promise<ReminderReading>;
  /** Notifies the person and names the next moment, in one transaction. */
  giveReminder(step: ReminderStep): Promise<void>;
}
