import type { AnyEndpoint } from '../http/endpoint.ts';
import type { ApiDependencies } from '../dependencies.ts';
import { appEndpoints } from './app.endpoints.ts';
import { desktopEndpoints } from './desktop.endpoints.ts';
import { formEndpoints } from './forms.endpoints.ts';
import { functionEndpoints } from './functions.endpoints.ts';
import { navigationEndpoints } from './navigation.endpoints.ts';
import { peopleEndpoints } from './people.endpoints.ts';
import { rawQueryEndpoints } from './rawQuery.endpoints.ts';
import { settingEndpoints } from './settings.endpoints.ts';
import { todayEndpoints } from './today.endpoints.ts';
import { viewEndpoints } from './views.endpoints.ts';
import { workingPlaceEndpoints } from './workingPlaces.endpoints.ts';

export function appCalls(dependencies: ApiDependencies): AnyEndpoint[] {
  return [
    ...appEndpoints(dependencies),
    ...settingEndpoints(dependencies),
    ...viewEndpoints(dependencies),
    ...peopleEndpoints(dependencies),
    ...navigationEndpoints(dependencies),
    ...desktopEndpoints(dependencies),
    ...todayEndpoints(dependencies),
    ...workingPlaceEndpoints(dependencies),
    ...functionEndpoints(dependencies),
    ...rawQueryEndpoints(dependencies),
    ...formEndpoints(dependencies),
  ];
}
