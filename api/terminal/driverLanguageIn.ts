import type { Request } from 'express';
import { driverLanguage, type DriverLanguage } from '#domain/terminal/driverLanguage.ts';

/** The language of the driver's screen; undefined if the request names none that we have. */
export function driverLanguageIn(request: Request): DriverLanguage | undefined {
  const requested = request.get('accept-language')?.slice(0, 2).toLowerCase();
  return driverLanguage.values.find((language) => language === requested);
}
