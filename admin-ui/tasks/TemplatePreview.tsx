import { Alert } from '@mui/material';
import { DateTime } from 'luxon';
import { useWatch } from 'react-hook-form';
import { businessZone } from '#domain/kernel/time.ts';
import { dateTimeText } from '#domain/kernel/written.ts';
import { dueByTemplate } from '#domain/processes/dueDate.rules.ts';
import { termText } from '#domain/processes/taskTerm.rules.ts';
import { useText } from '../i18n/useText.ts';
import { useNow } from '../parts/useNow.ts';
import { typedTime } from './taskTerm.ts';

const watchedFields = ['executionDays', 'executionHours', 'executionMinutes', 'currentDateExecution'];
const tickMs = 60_000;
/** The hour at which the task of the example is given. */
const exampleHour = 14;

/** The terms that the days, hours and minutes of a template give for a task of today. */
const TemplatePreview = () => {
  const text = useText();
  const now = useNow(tickMs);
  const typed = useWatch({ name: watchedFields }) as unknown[];
  const givenAt =
    DateTime.fromMillis(now, { zone: businessZone })
      .set({ hour: exampleHour, minute: 0, second: 0, millisecond: 0 })
      .toUTC()
      .toISO() ?? '';
  const due = dueByTemplate(givenAt, typedTime(typed));
  return (
    <Alert severity="info" icon={false} sx={{ mb: 1.25, py: 0 }} role="status">
      {text('tasks.templateDue', { given: dateTimeText(givenAt), due: termText(due) })}
    </Alert>
  );
};

export default TemplatePreview;
