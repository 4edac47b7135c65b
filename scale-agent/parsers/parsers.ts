import { scaleParser, type ScaleParser } from '#domain/weighing/enums.ts';
import type { Parser } from './parser.ts';

/**
 * The file of a parser has the name of its value in lower camel case: `IT4000E` is in it4000e.ts, `ToledoSimple` in
 * toledoSimple.ts. The expression matches a whole name or first word in capitals, or else only the first letter.
 */
const fileOf = (name: ScaleParser): string =>
  name.replace(/^(\p{Lu}[\p{Lu}\d]*(?!\p{Ll})|\p{Lu})/u, (first) => first.toLowerCase());

const parserOf = async (name: ScaleParser): Promise<Parser> => {
  const module = (await import(/* @vite-ignore */ `./${fileOf(name)}.ts`)) as { readonly parser?: Parser };
  if (!module.parser) throw new Error(`${fileOf(name)}.ts exports no parser.`);
  return module.parser;
};

/** All parsers that a scale may be configured with. */
export const parsers = Object.fromEntries(
  await Promise.all(scaleParser.values.map(async (name) => [name, await parserOf(name)] as const)),
) as Readonly<Record<ScaleParser, Parser>>;
