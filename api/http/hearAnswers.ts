import type { RequestHandler } from 'express';

/** One JSON answer, and the endpoint that gave it. */
export interface HeardAnswer {
  readonly method: string;
  /** In the form of Express, as the endpoint was mounted. */
  readonly path: string;
  readonly status: number;
  readonly body: unknown;
}

/** Calls `onAnswer` with each JSON answer before it is sent: tests compare it with its contract. */
export function hearAnswers(onAnswer: (answer: HeardAnswer) => void): RequestHandler {
  return (request, response, next) => {
    const send = response.json.bind(response);
    response.json = (body: unknown) => {
      const route = request.route as { readonly path?: unknown } | undefined;
      if (typeof route?.path === 'string')
        onAnswer({
          method: request.method.toLowerCase(),
          path: route.path,
          status: response.statusCode,
          body,
        });
      return send(body);
    };
    next();
  };
}
