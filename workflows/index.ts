export { sendMail } from './mail/sendMail.workflow.ts';
export { shipUnloading } from './ships/shipUnloading.workflow.ts';
export { cardPayment } from './payment/cardPayment.workflow.ts';
export { printSlip } from './printing/printSlip.workflow.ts';
export { journey } from './terminal/journey.workflow.ts';
export { sendSms } from './terminal/sendSms.workflow.ts';
export { stationQueue } from './terminal/stationQueue.workflow.ts';
