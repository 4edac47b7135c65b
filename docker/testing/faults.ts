import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv } from 'ajv';
import addFormats from 'ajv-formats';
import { parse } from 'yaml';
import type { ProcessName } from '#domain/platform/setting.ts';
import { readSettings, settings } from '#domain/platform/settings.ts';
import { interpolated, readCompose, variablesIn, type Service } from './composeFile.ts';
import { reachesBuild, stagesOf, type Stage } from './dockerfile.ts';
import { dockerfileFaults } from './dockerfileFaults.ts';
import { dockerFolder, root, type DockerFiles } from './files.ts';

/** Our programs and their names in the settings. */
const processes: Readonly<Record<string, ProcessName>> = {
  'api/main.ts': 'api',
  'activities/worker.ts': 'worker',
  'database/migrate.ts': 'migrate',
  'scale-agent/main.ts': 'agent',
};

/** Values with which variables in the compose files are filled, to read the settings as a program would. */
const sampleValues: Readonly<Record<string, string>> = {
  DATABASE_URL: 'postgres://keja:password@postgres.example/keja',
  SECRET_KEY: 'a key for tests only, and as long as one has to be',
  TEMPORAL_ADDRESS: 'temporal.example:7233',
  PUBLIC_URL: 'https://keja.example',
  SMSAPI_TOKEN: 'token',
  SMTP_URL: 'smtp://mail.example',
  API_URL: 'https://keja.example',
  AGENT_TOKEN: 'token',
};

/** Everything that is wrong with the files of docker/, one sentence each. */
export function faultsOf(files: DockerFiles): string[] {
  const services = [files.compose, files.agent].flatMap((text) => Object.entries(readCompose(text).services));
  const ownServices = services.filter(([, { build }]) => build !== undefined);
  const stages = stagesOf(files.dockerfile);
  return [
    ...schemaFaults(files.compose),
    ...schemaFaults(files.agent),
    ...ownServices.flatMap(([name, service]) => [
      ...processFaults(name, service),
      ...graceFaults(name, service),
      ...fileFaults(name, service, files, stages),
    ]),
    ...services.flatMap(([name, service]) => [
      ...secretFaults(name, service),
      ...mountFaults(name, service),
      ...imageFaults(name, service),
    ]),
    ...missingProcesses(ownServices.map(([, service]) => service)),
    ...dockerfileFaults(files, stages),
    ...proxyFaults(files),
    ...undocumented(files),
  ];
}

/** The schema of compose files without its `$schema`: Ajv knows that address only with `http`, and would not find it. */
const schemaOf = (): object => {
  const { $schema: _draft, ...schema } = JSON.parse(
    readFileSync(join(root, 'node_modules/dclint/schemas/compose.schema.json'), 'utf8'),
  ) as { $schema: string };
  return schema;
};
const ajv = new Ajv({ strict: false, allErrors: true });
addFormats.default(ajv);
const fitsSchema = ajv.compile(schemaOf());

const schemaFaults = (text: string): string[] => {
  fitsSchema(parse(text, { merge: true }));
  return (fitsSchema.errors ?? []).map(
    ({ instancePath, message }) => `compose schema: ${instancePath} ${message}`,
  );
};

const programOf = ({ command = [] }: Service): string => command.find((word) => word.endsWith('.ts')) ?? '';

/** A service of ours must be able to get every setting that its program reads, and no others. */
const processFaults = (name: string, service: Service): string[] => {
  const process = processes[programOf(service)];
  if (!process) return [`${name}: runs no program of ours`];
  const environment = Object.entries(service.environment ?? {});
  const declared: Readonly<Record<string, { readonly neededBy: readonly ProcessName[] }>> = settings;
  const unknownVariables = environment.flatMap(([variable]) => {
    if (!declared[variable]) return [`${name}: ${variable} is no setting`];
    return declared[variable].neededBy.includes(process)
      ? []
      : [`${name}: ${process} does not read ${variable}`];
  });
  const missingVariables = Object.entries(declared)
    .filter(
      ([variable, { neededBy }]) => neededBy.includes(process) && !(variable in (service.environment ?? {})),
    )
    .map(([variable]) => `${name}: ${variable} cannot be given`);
  try {
    readSettings(
      Object.fromEntries(
        environment.map(([variable, value]) => [variable, interpolated(value, sampleValues)]),
      ),
      process,
    );
    return [...unknownVariables, ...missingVariables];
  } catch (error) {
    return [...unknownVariables, ...missingVariables, `${name}: ${(error as Error).message}`];
  }
};

/**
 * By default Docker kills a program ten seconds after it has asked the program to end. Our programs take up to 15 seconds to
 * finish what they have begun, and then close their connections. So the file must allow 30 seconds.
 */
const graceFaults = (name: string, service: Service): string[] => {
  const isServing = ['api', 'worker'].includes(processes[programOf(service)] ?? '');
  const { stop_grace_period: grace = '10s' } = service;
  return isServing && Number.parseInt(grace) < 30
    ? [`${name}: is killed ${grace} after it was told to end`]
    : [];
};

const missingProcesses = (services: readonly Service[]): string[] => {
  const programs = new Set(services.map(programOf));
  return Object.keys(processes).flatMap((program) =>
    programs.has(program) ? [] : [`no service runs ${program}`],
  );
};

const isSecret = (name: string): boolean => /KEY|TOKEN|PASSWORD|PWD|DATABASE_URL/.test(name);

/** The value of a secret must be a variable alone, which is required or empty by default. */
const secretFaults = (name: string, { environment = {} }: Service): string[] =>
  Object.entries(environment).flatMap(([variable, value]) => {
    if (!isSecret(variable)) return [];
    const [first, ...others] = variablesIn(String(value));
    const comesFromOutside =
      first &&
      others.length === 0 &&
      /^\$\{.*\}$/.test(String(value)) &&
      (first.required || first.otherwise === '');
    return comesFromOutside ? [] : [`${name}: ${variable} stands in the file`];
  });

/** The Dockerfile of a service must exist; so must each program that its command or its health check names, also in the image. */
const fileFaults = (
  name: string,
  service: Service,
  files: DockerFiles,
  stages: readonly Stage[],
): string[] => {
  const { build, command = [], healthcheck } = service;
  // What the last stage copies from the repository, by its path in the image. A copy to another name (`COPY a b`) is not used here:
  // a target is a folder with a slash at its end, or has the name of its only source.
  const inImage = (stages.at(-1)?.copies ?? []).flatMap(({ from, sources, target }) =>
    from
      ? []
      : sources.map((source) => (target.endsWith('/') ? `${target}${source.split('/').at(-1)}` : source)),
  );
  const programs = [...command, ...(healthcheck?.test ?? [])].filter((word) => word.endsWith('.ts'));
  const buildFile = join(build?.context ?? '', build?.dockerfile ?? '');
  return [
    ...(existsSync(join(dockerFolder, buildFile)) ? [] : [`${name}: there is no ${buildFile}`]),
    ...programs.flatMap((program) => {
      if (!existsSync(join(root, program))) return [`${name}: there is no ${program}`];
      const copied = inImage.some((path) => program === path || program.startsWith(`${path}/`));
      return copied && reachesBuild(files.dockerignore, program)
        ? []
        : [`${name}: ${program} is not in the image`];
    }),
  ];
};

/** A file that a service mounts from the folder `docker/` must exist there. */
const mountFaults = (name: string, { volumes = [] }: Service): string[] =>
  volumes
    .map((volume) => volume.split(':')[0] ?? '')
    .filter((source) => source.startsWith('.') && !existsSync(join(dockerFolder, source)))
    .map((source) => `${name}: there is no ${source}`);

/** Images come from Docker Hub by their plain names, and say which version they are. */
const imageFaults = (name: string, { image = '', build }: Service): string[] => {
  if (build) return [];
  const [first = '', second] = image.split('/');
  const hasHost = second !== undefined && /[.:]/.test(first);
  return [
    ...(hasHost ? [`${name}: ${image} names a registry`] : []),
    ...(/:\d/.test(image) ? [] : [`${name}: ${image} says no version`]),
  ];
};

/** The proxy must get the variables that its configuration needs, and must look for the API on the port on which it listens. */
const proxyFaults = ({ compose, caddyfile }: DockerFiles): string[] => {
  const { proxy, ...others } = readCompose(compose).services;
  const environment = proxy?.environment ?? {};
  // `{$NAME}` or `{$NAME:default}`.
  const placeholders = [...caddyfile.matchAll(/\{\$([A-Z_]+)(?::([^}]*))?\}/g)].map(
    ([, name = '', otherwise]) => ({
      name,
      otherwise,
    }),
  );
  // The Caddyfile names the service of the API as the default of API_NAME.
  const target = placeholders.find(({ name }) => name === 'API_NAME')?.otherwise ?? '';
  const port = others[target]?.environment?.API_PORT;
  return [
    ...placeholders
      .filter(({ name, otherwise }) => otherwise === undefined && !(name in environment))
      .map(({ name }) => `proxy: nobody gives ${name}`),
    ...(target in others ? [] : [`proxy: there is no service ${target}`]),
    ...(port === environment.API_PORT
      ? []
      : [`proxy: ${target} listens on ${port}, not on ${environment.API_PORT}`]),
  ];
};

/** The README must name every variable that may be given. */
const undocumented = ({ compose, agent, readme }: DockerFiles): string[] =>
  [...new Set([...variablesIn(compose), ...variablesIn(agent)].map(({ name }) => name))]
    .filter((name) => !readme.includes(`\`${name}\``))
    .map((name) => `README: says nothing of ${name}`);
