import type { Request, Response } from 'express';
import { isLanguage, pickLanguage, type Language } from '#domain/kernel/language.ts';
import type { Actor } from '#domain/platform/actor.ts';

/** The language asked for in the address or in the header `x-language`, else the user's own, else the browser's, else Polish. */
export function languageOf(request: Request, response: Response): Language {
  return languageFor(request, response.locals.actor as Actor | undefined);
}

/** As `languageOf`, while the actor is still being recognised. */
export function languageFor(request: Request, actor: Actor | undefined): Language {
  const parameter = request.query.lang;
  if (isLanguage(parameter)) return parameter;
  const header = request.get('x-language');
  if (isLanguage(header)) return header;
  return actor?.language ?? pickLanguage(request.get('accept-language'));
}
