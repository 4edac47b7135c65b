import { Router, type RequestHandler } from 'express';

const segmentOf = (path: string): string => path.split('/', 2)[1]?.toLowerCase() ?? '';

/**
 * One router for each first segment of the addresses. Express compares an address with one route after the other: with a
 * single router a request would pass more than a thousand routes of other objects.
 */
export class RoutesBySegment {
  readonly #routers = new Map<string, Router>();

  /** The router on which to mount a route of this path, under its whole path. */
  routerOf(path: string): Router {
    const segment = segmentOf(path);
    if (/[^\w-]/.test(segment)) throw new Error(`The route ${path} does not begin with a fixed segment`);
    const mounted = this.#routers.get(segment);
    if (mounted) return mounted;
    const router = Router();
    this.#routers.set(segment, router);
    return router;
  }

  readonly handle: RequestHandler = (request, response, next) => {
    const router = this.#routers.get(segmentOf(request.path));
    if (router) router(request, response, next);
    else next();
  };
}
