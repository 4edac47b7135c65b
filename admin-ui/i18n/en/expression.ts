import type { Words } from '../words.ts';

export const expression: Words<'expression'> = {
  words: {
    record: 'the record of the process',
    now: 'this moment',
    result: 'the result that the executor wrote',
    executor: 'login of the executor',
    startedBy: 'login of who started it',
    setField: 'set a field: name, value',
    addComment: 'add a comment',
    sendEmail: 'send an e-mail: template, address',
    sendSms: 'send an SMS: template, number',
    createTask: 'create a task from a template',
    notify: 'notify: login, text',
    startProcess: 'start another process',
    callFunction: 'call a function: name, parameters',
    has: 'whether a field is filled',
    size: 'number of letters or rows',
    contains: 'whether it contains a text',
    addDays: 'date moved by days',
    daysBetween: 'days between two dates',
    total: 'sum of numbers',
    lower: 'text in small letters',
  },
};
