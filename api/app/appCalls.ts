import type { AnyEndpoint } from '../http/endpoint.ts';
import type { ApiParts } from '../parts.ts';
import { appEndpoints } from './app.endpoints.ts';
import { desktopEndpoints } from './desktop.endpoints.ts';
import { formEndpoints } from './forms.endpoints.ts';
import { functionEndpoints } from './functions.endpoints.ts';
import { navigationEndpoints } from './navigation.endpoints.ts';
import { peopleEndpoints } from './people.endpoints.ts';
import { rawQueryEndpoints } from './rawQuery.endpoints.ts';
import { settingEndpoints } from './settings.endpoints.ts';
import { viewEndpoints } from './views.endpoints.ts';
import { workingPlaceEndpoints } from './workingPlaces.endpoints.ts';

export const appCalls = (parts: ApiParts): AnyEndpoint[] => [
  ...appEndpoints(parts),
  ...settingEndpoints(parts),
  ...viewEndpoints(parts),
  ...peopleEndpoints(parts),
  ...navigationEndpoints(parts),
  ...desktopEndpoints(parts),
  ...workingPlaceEndpoints(parts),
  ...functionEndpoints(parts),
  ...rawQueryEndpoints(parts),
  ...formEndpoints(parts),
];
