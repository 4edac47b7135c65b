export { sendMail } from './mail/sendMail.workflow.ts';
export { journey } from './terminal/journey.workflow.ts';
export { sendSms } from './terminal/sendSms.workflow.ts';
export { stationQueue } from './terminal/stationQueue.workflow.ts';
