import fc from 'fast-check';
import { afterEach, expect, test } from 'vitest';
import { session } from '#client/session.ts';
import type { Fila, Paso } from '#features/importar/fila/fila.ts';
import { tiposDeAviso } from '#features/importar/fila/tipos.ts';
import { abrirDiario, aplicarDiario, type Diario } from '#features/importar/registrar/diario.ts';
import { control, corridaDe, enServicios, fallar, INSERTAR, quieta } from '#support/corridas.ts';
import { forgetSandbox, server, withServices } from '#support/services.ts';
import { signInAs } from '#support/session.ts';
import { unContexto } from './apoyo.ts';
import { archivosDe, comprobada, type TipoDeAviso, textosDe } from './siete.ts';

/**
 * The arrows of the design (9). A row that waits may be left out by a new period. One that waited too often is left: not
 * registered, or not confirmed if an earlier attempt had no certain end.
 */
const flechas: Readonly<Partial<Record<Paso, readonly Paso[]>>> = {
  enEspera: ['recomprobando', 'problema', 'rechazada'],
  recomprobando: ['subiendo', 'registrada', 'rechazada', 'enEspera', 'sinConfirmar'],
  subiendo: ['enviando', 'rechazada', 'enEspera', 'sinConfirmar'],
  enviando: ['registrada', 'rechazada', 'incierta', 'enEspera', 'sinConfirmar'],
  incierta: ['leyendo'],
  leyendo: ['registrada', 'rechazada', 'sinConfirmar', 'incierta', 'enEspera', 'leyendo'],
  rechazada: ['enEspera'],
  sinConfirmar: ['leyendo'],
};

const INSERCIONES = [
  INSERTAR,
  'BajaCotizante/InsertarBajaCotizante',
  'TransferenciaCotizante/InsertarTransferenciaCotizante',
] as const;

const LLAMADAS = [
  ...INSERCIONES,
  'PersonasNovedad/ObtieneNovedades',
  'Recursos/grabarRecursoIdTablaCero',
  'Recursos/VerificarRecursoIdTablaCero',
  'Recursos/EliminarRecurso',
  'PersonasNovedad/ObtenerXIdOld',
  'Seguimiento',
] as const;

const falla = fc.record({
  path: fc.constantFrom(...LLAMADAS, ...INSERCIONES),
  kind: fc.constantFrom('lose', 'lose', 'drop', 'status 500', 'status 503', 'status 429', 'status 504', 'refuse'),
  times: fc.integer({ min: 1, max: 3 }),
});

const FILAS = 5;
/** The rows' notices: employers' of all seven types. */
const tipos = fc.array(fc.constantFrom(...tiposDeAviso.map(({ tipo }) => tipo)), {
  minLength: FILAS,
  maxLength: FILAS,
});

const ciega = fc.constantFrom(0, 3);
type Falla = typeof falla extends fc.Arbitrary<infer T> ? T : never;

const acto = fc.constantFrom('seguir', 'expirar', 'matar', 'detener', 'repetir');
type Acto = typeof acto extends fc.Arbitrary<infer T> ? T : never;

afterEach(() => forgetSandbox());

interface Cuerpo {
  readonly BasePersonas: { readonly IdPersona: number };
}

const esInsercion = (address: string): boolean => INSERCIONES.some((path) => address.endsWith(path));

/** One person's writes. */
interface Escrituras {
  /** Calls that left the browser without a proof that nothing was done: a 401 and a 429 are one (design R5). */
  salidas: number;
  /** Calls that came as far as the service itself: it did them, or refused a second notice. */
  llegadas: number;
}

/**
 * Counts the writes of each person at the services. The sandbox refuses a second pending notice by itself, so the notices alone
 * would not show that a row was sent twice. `ciegas`: so many readings of a person's notices fail after her write was done, which
 * leaves a lost answer unknown. To be called before the sandbox is used.
 */
function contarEscrituras(ciegas: number) {
  const sinLeer = new Map<number, number>();
  const porPersona = new Map<number, Escrituras>();
  const de = (cuerpo: unknown): Escrituras => {
    const { BasePersonas } = cuerpo as Cuerpo;
    const suyas = porPersona.get(BasePersonas.IdPersona) ?? { salidas: 0, llegadas: 0 };
    porPersona.set(BasePersonas.IdPersona, suyas);
    return suyas;
  };
  // Behind the faults: what they answer or break does not come here.
  withServices(({ app }) =>
    app.use('*', async (c, next) => {
      const [, leida = 0] = /ObtieneNovedades\/(\d+)\//.exec(c.req.path) ?? [];
      const left = sinLeer.get(Number(leida)) ?? 0;
      if (left > 0) {
        sinLeer.set(Number(leida), left - 1);
        return c.body(null, 503);
      }
      if (!esInsercion(c.req.path)) return next();
      const cuerpo: unknown = await c.req.raw.clone().json();
      await next();
      if (c.res.status === 401) return;
      de(cuerpo).llegadas += 1;
      sinLeer.set((cuerpo as Cuerpo).BasePersonas.IdPersona, ciegas);
    }),
  );
  const alSalir = async ({ request }: { request: Request }) => {
    if (esInsercion(request.url)) de(await request.clone().json()).salidas += 1;
  };
  const alResponder = async ({ request, response }: { request: Request; response: Response }) => {
    const proof = response.status === 401 || response.status === 429;
    if (proof && esInsercion(request.url)) de(await request.clone().json()).salidas -= 1;
  };
  server.events.on('request:start', alSalir);
  server.events.on('response:mocked', alResponder);
  return {
    de: ({ preparada }: Fila): Escrituras =>
      porPersona.get(preparada?.form.BasePersonas.IdPersona ?? 0) ?? { salidas: 0, llegadas: 0 },
    dejar: () => {
      server.events.removeListener('request:start', alSalir);
      server.events.removeListener('response:mocked', alResponder);
    },
  };
}

/** A company's import of rows of these types, with their files. To be called after `contarEscrituras`. */
async function importacionDe(deTipos: readonly TipoDeAviso[]) {
  const contexto = await unContexto();
  const filas: Fila[] = [];
  for (const [at, tipo] of deTipos.entries()) {
    const fila = await comprobada(await textosDe(tipo), at + 2, contexto);
    expect(fila.paso, tipo).toBe('lista');
    filas.push({ ...fila, marcada: true });
  }
  const adjuntos = new Map(filas.map((fila) => [fila.numero, archivosDe(fila, contexto)]));
  const dueno = { usuario: session.getState().user?.id_usuario ?? 0, empresa: contexto.idEmpresa };
  importaciones += 1;
  const huella = `azar-${importaciones}`;
  return { filas, adjuntos, contexto, dueno, huella, diario: await abrirDiario(dueno, huella) };
}
let importaciones = 0;

type Importacion = Awaited<ReturnType<typeof importacionDe>>;

/** One import with all its runs: a run ends when the browser is killed, or when the clerk stops it and registers again. */
function visitas(una: Importacion) {
  /** How often the clerk asked for a row again: with its button, or by registering the file again. */
  const pedidas = new Map<number, number>();
  const pedir = (numero: number) => pedidas.set(numero, (pedidas.get(numero) ?? 0) + 1);
  const runs: ReturnType<typeof corridaDe>['pasos'][] = [];
  const correr = (filas: readonly Fila[], diario: Diario) => {
    const { corrida, pasos } = corridaDe({ ...una, filas, diario }, {}, { contexto: una.contexto });
    runs.push(pasos);
    corrida.comenzar();
    return corrida;
  };
  let corrida = correr(una.filas, una.diario);
  return {
    runs,
    veces: (numero: number) => pedidas.get(numero) ?? 0,
    corrida: () => corrida,
    repetirTodas: () => {
      for (const [numero, paso] of corrida.estado.getState().pasos) {
        if (paso === 'rechazada' || paso === 'sinConfirmar') pedir(numero);
        corrida.repetir(numero);
      }
    },
    /** The page goes away, and the same file is registered again. */
    otraVez: async () => {
      corrida.soltar();
      await corrida.pausar();
      for (const [numero, paso] of corrida.estado.getState().pasos) if (paso === 'rechazada') pedir(numero);
      const diario = await abrirDiario(una.dueno, una.huella);
      corrida = correr(aplicarDiario(una.filas, diario), diario);
    },
  };
}

/** What the clerk or the machine does. At 'fin' nothing fails any more, and the clerk asks for what is left. */
async function hacer(act: Acto | 'fin', visita: ReturnType<typeof visitas>): Promise<void> {
  if (act === 'matar') return visita.otraVez();
  if (act === 'detener') {
    await visita.corrida().detener();
    visita.repetirTodas();
    await quieta(visita.corrida());
    return visita.otraVez();
  }
  if (act === 'expirar') {
    await control('expire-tokens');
    await quieta(visita.corrida());
    await signInAs('empresa');
  }
  await quieta(visita.corrida());
  if (act === 'fin') await control('faults/clear');
  if (act === 'repetir' || act === 'fin') visita.repetirTodas();
  visita.corrida().continuar();
}

/** Every step of every row is an arrow of the design. */
function siguenLasFlechas(runs: ReturnType<typeof visitas>['runs'], filas: readonly Fila[]): void {
  for (const run of runs)
    for (const { numero } of filas) {
      const own = run.filter((one) => one.numero === numero).map(({ paso }) => paso);
      for (const [at, paso] of own.entries()) {
        const before = own[at - 1];
        if (before) expect(flechas[before] ?? [], `${before} to ${paso}`).toContain(paso);
      }
    }
}

async function ponerFallas(fallas: readonly Falla[]): Promise<void> {
  for (const { path, kind, times } of fallas) {
    const [name = '', status] = kind.split(' ');
    const mas = { ...(status ? { status: Number(status) } : {}), ...(name === 'refuse' ? { text: 'No.' } : {}) };
    await fallar(name, path, { times, ...mas });
  }
}

/** Without faults everything is registered in the end, once, with its files and no others. */
async function todoUnaVez(
  una: Importacion,
  visita: ReturnType<typeof visitas>,
  escrituras: ReturnType<typeof contarEscrituras>,
) {
  const state = visita.corrida().estado.getState();
  const there = await enServicios(una.filas);
  expect(Math.max(...there.porFila)).toBeLessThanOrEqual(1);
  for (const { numero } of una.filas.filter((fila) => state.pasos.get(fila.numero) === 'registrada')) {
    const [notice] = there.avisos.get(numero) ?? [];
    expect(state.resultados.get(numero)?.idPersonaNovedad).toBe(notice?.IdPersonaNovedad);
  }
  for (const fila of una.filas) {
    const { llegadas, salidas } = escrituras.de(fila);
    expect(llegadas, `row ${fila.numero} came to the services`).toBe(1);
    // Only a proof that nothing was done, or the clerk, sends a row again.
    expect(salidas, `row ${fila.numero} was sent`).toBeLessThanOrEqual(1 + visita.veces(fila.numero));
  }
  expect(state.cuentas).toMatchObject({ total: FILAS, registradas: FILAS });
  const archivos = [...una.adjuntos.values()].flat().length;
  expect([there.archivos, there.huerfanos]).toEqual([archivos, 0]);
}

test('[R3] [R4] [R5] after random faults no row of any of the seven notices is registered twice, and every Registrada exists at the services', async () => {
  await fc.assert(
    fc.asyncProperty(
      tipos,
      fc.array(falla, { maxLength: 6 }),
      fc.array(acto, { maxLength: 5 }),
      ciega,
      async (deTipos, fallas, actos, ciegas) => {
        forgetSandbox();
        const escrituras = contarEscrituras(ciegas);
        const una = await importacionDe(deTipos);
        await ponerFallas(fallas);
        const visita = visitas(una);
        for (const act of [...actos, 'fin', 'fin', 'fin', 'fin'] as const) await hacer(act, visita);
        await quieta(visita.corrida());
        escrituras.dejar();
        await todoUnaVez(una, visita, escrituras);
        siguenLasFlechas(visita.runs, una.filas);
      },
    ),
    // The seed is another one each time; a failure prints it, with the path to its smallest case.
    { numRuns: 12 },
  );
});
