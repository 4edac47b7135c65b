/** The statuses of refusals, and the meaning of each for a caller. */
export const refusalMeanings = {
  400: 'What was sent cannot be read',
  401: 'Nobody is signed in, or who it is was not proved',
  403: 'No right to do this',
  404: 'There is no such record, or it is not shown to you',
  409: 'It is not in a state in which this can be done',
  410: 'It was valid once, and is no longer',
  413: 'More than is taken',
  415: 'Of a kind that is not taken',
  416: 'The file has no such part',
  422: 'What was sent is understood and not accepted; `errors` names the fields',
  429: 'Too often; `Retry-After` says in how many seconds to come again',
  431: 'The address with its parameters is longer than is read at all; there is no body',
  503: 'A part of Keja is away for a moment; `Retry-After` says when to come again',
} as const;
export type RefusalStatus = keyof typeof refusalMeanings;
