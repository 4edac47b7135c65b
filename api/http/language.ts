import type { Request, Response } from 'express';
import { isLanguage, pickLanguage, type Language } from '#domain/kernel/language.ts';
import type { Actor } from '#domain/platform/actor.ts';

/** The language asked for in the address, else the user's own, else the browser's, else Polish. */
export const languageOf = (request: Request, response: Response): Language => {
  const asked = request.query.lang;
  if (isLanguage(asked)) return asked;
  const header = request.get('x-language');
  if (isLanguage(header)) return header;
  const actor = response.locals.actor as Actor | undefined;
  return actor?.language ?? pickLanguage(request.get('accept-language'));
};
